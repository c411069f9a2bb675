BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE "match" (
	code VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	version INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	public BOOLEAN NOT NULL, 
	spectators BOOLEAN NOT NULL, 
	hints BOOLEAN NOT NULL, 
	guided BOOLEAN NOT NULL, 
	leaving VARCHAR(8) NOT NULL, 
	clock INTEGER, 
	created FLOAT NOT NULL, 
	started FLOAT, 
	ended FLOAT, 
	result TEXT, 
	successor VARCHAR(40), 
	PRIMARY KEY (code)
);
INSERT INTO "match" VALUES('jasmin-4069','killer',1,'{"players": 3, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','760c8797c718eaa16bdf9030b28d2e4eaa2829263e256b00bf2182ea6568544a','b99849687a34835b1fd6803e87015247',0,1,1,1,'bot',NULL,1.79485004126880741122e+09,1.79485004127218890192e+09,NULL,NULL,NULL);
INSERT INTO "match" VALUES('basalte-7263','killer',1,'{"players": 3, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','819eaa51eda8d6fc2c74b51e5e7eca801da3e1e3ff3aeee8a209e385623c9984','b99849687a34835b1fd6803e87015247',0,1,1,0,'bot',NULL,1.7948500416649618149e+09,1.79485004168164205551e+09,NULL,NULL,NULL);
INSERT INTO "match" VALUES('cerise-4690','killer',1,'{"players": 3, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','0d45ac18c20a2ab4e8b55768c44a2f41facb3733a190037605e07d32f1121621','b99849687a34835b1fd6803e87015247',0,1,1,0,'bot',NULL,1.79485004177673578267e+09,NULL,NULL,NULL,NULL);
CREATE TABLE move (
	code VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	words TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (code, number), 
	FOREIGN KEY(code) REFERENCES "match" (code) ON DELETE CASCADE
);
INSERT INTO "move" VALUES('jasmin-4069',1,'move',1,'["keep 6", "roll"]',1.79485004166581130031e+09);
INSERT INTO "move" VALUES('jasmin-4069',2,'move',1,'["keep 2", "keep 2", "keep 1", "roll"]',1.79485004176532769205e+09);
INSERT INTO "move" VALUES('jasmin-4069',3,'move',1,'["keep 6", "keep 5"]',1.79485004182204294208e+09);
INSERT INTO "move" VALUES('jasmin-4069',4,'move',2,'["keep 6", "keep 6", "keep 6", "roll"]',1.79485004220676088336e+09);
INSERT INTO "move" VALUES('jasmin-4069',5,'move',2,'["keep 6", "keep 5", "roll"]',1.79485004226051449776e+09);
INSERT INTO "move" VALUES('jasmin-4069',6,'move',2,'["keep 5", "attack 1"]',1.79485004227884721757e+09);
INSERT INTO "move" VALUES('jasmin-4069',7,'move',0,'["keep 3", "roll"]',1.79485004579858040815e+09);
INSERT INTO "move" VALUES('jasmin-4069',8,'move',0,'["keep 4", "roll"]',1.79485004628240942957e+09);
INSERT INTO "move" VALUES('jasmin-4069',9,'move',0,'["keep 1", "roll"]',1.79485004657441353796e+09);
INSERT INTO "move" VALUES('jasmin-4069',10,'move',0,'["keep 1", "roll"]',1.79485004684205961232e+09);
INSERT INTO "move" VALUES('basalte-7263',1,'move',0,'["keep 5", "roll"]',1.79485004717968964571e+09);
INSERT INTO "move" VALUES('basalte-7263',2,'move',0,'["keep 6", "roll"]',1.79485004746376061442e+09);
INSERT INTO "move" VALUES('basalte-7263',3,'move',0,'["keep 5", "roll"]',1.79485004770844435687e+09);
INSERT INTO "move" VALUES('basalte-7263',4,'move',0,'["keep 5", "roll"]',1.7948500479990961552e+09);
INSERT INTO "move" VALUES('jasmin-4069',11,'leave',0,'[]',1.79485004822206902505e+09);
CREATE TABLE person (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('b99849687a34835b1fd6803e87015247','Lea',1.79485004124525308606e+09);
CREATE TABLE seat (
	code VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	person VARCHAR(32), 
	level VARCHAR(20), 
	name VARCHAR(40) NOT NULL, 
	words VARCHAR(200) NOT NULL, 
	PRIMARY KEY (code, number), 
	FOREIGN KEY(code) REFERENCES "match" (code) ON DELETE CASCADE
);
INSERT INTO "seat" VALUES('jasmin-4069',0,'person','b99849687a34835b1fd6803e87015247',NULL,'Lea','');
INSERT INTO "seat" VALUES('jasmin-4069',1,'bot',NULL,'simple','Ada','');
INSERT INTO "seat" VALUES('jasmin-4069',2,'bot',NULL,'simple','Blaise','');
INSERT INTO "seat" VALUES('basalte-7263',0,'person','b99849687a34835b1fd6803e87015247',NULL,'Lea','');
INSERT INTO "seat" VALUES('basalte-7263',1,'bot',NULL,'simple','Ada','');
INSERT INTO "seat" VALUES('basalte-7263',2,'bot',NULL,'simple','Blaise','');
INSERT INTO "seat" VALUES('cerise-4690',0,'person','b99849687a34835b1fd6803e87015247',NULL,'Lea','');
INSERT INTO "seat" VALUES('cerise-4690',1,'open',NULL,NULL,'','');
INSERT INTO "seat" VALUES('cerise-4690',2,'open',NULL,NULL,'','');
CREATE TABLE token (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "token" VALUES('e3139451581e674f5a8592ff12c0b5d972f0b17784718bb2e697943ef2443013','b99849687a34835b1fd6803e87015247','cookie',1.79485004125410723685e+09);
CREATE TABLE upload (
	id VARCHAR(32) NOT NULL, 
	record TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX match_open ON "match" (public, ended);
CREATE INDEX seat_person ON seat (person);
COMMIT;
