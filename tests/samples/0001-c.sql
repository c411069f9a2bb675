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
INSERT INTO "match" VALUES('raisin-6719','killer',1,'{"players": 3, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','97a4292d1c3a26375b3cccee07d1afb7ab18805307be0025e2f5b399a701360c','8f6e9a309f575f8d6fcc12b392c56144',0,1,1,1,'bot',NULL,1.79485010760722851754e+09,1.7948501076226129532e+09,NULL,NULL,NULL);
INSERT INTO "match" VALUES('opale-7207','killer',1,'{"players": 3, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','2697a0e86d6e39cf638cca71820d3b93d2b2ee99fccc990db3cdd490bd4268fc','8f6e9a309f575f8d6fcc12b392c56144',0,1,1,0,'bot',NULL,1.79485010843956041331e+09,1.79485010844937252993e+09,NULL,NULL,NULL);
INSERT INTO "match" VALUES('myrte-6007','killer',1,'{"players": 3, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','2c65f7f5917b815c285523394b3a9e904a5445258611231fc1bf28dd707019ec','8f6e9a309f575f8d6fcc12b392c56144',0,1,1,0,'bot',NULL,1.7948501084631929398e+09,NULL,NULL,NULL,NULL);
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
INSERT INTO "move" VALUES('raisin-6719',1,'move',2,'["keep 1", "keep 1", "roll"]',1794850108.56623);
INSERT INTO "move" VALUES('opale-7207',1,'move',2,'["keep 5", "roll"]',1.79485010856676483153e+09);
INSERT INTO "move" VALUES('raisin-6719',2,'move',2,'["keep 2", "roll"]',1.79485010872168540951e+09);
INSERT INTO "move" VALUES('opale-7207',2,'move',2,'["keep 5", "roll"]',1.79485010872822332381e+09);
INSERT INTO "move" VALUES('raisin-6719',3,'move',2,'["keep 3", "roll"]',1.79485010872836327549e+09);
INSERT INTO "move" VALUES('opale-7207',3,'move',2,'["keep 6", "roll"]',1.79485010873926329614e+09);
INSERT INTO "move" VALUES('raisin-6719',4,'move',2,'["keep 5", "roll"]',1.79485010874109673505e+09);
INSERT INTO "move" VALUES('opale-7207',4,'move',2,'["keep 5", "roll"]',1.79485010874581050869e+09);
INSERT INTO "move" VALUES('raisin-6719',5,'move',2,'["keep 5"]',1.79485010875104928013e+09);
INSERT INTO "move" VALUES('opale-7207',5,'move',2,'["keep 1", "roll"]',1.79485010875117659574e+09);
INSERT INTO "move" VALUES('opale-7207',6,'move',2,'["keep 2"]',1.7948501087520096302e+09);
INSERT INTO "move" VALUES('raisin-6719',6,'move',0,'["keep 4", "roll"]',1.79485010925206232073e+09);
INSERT INTO "move" VALUES('raisin-6719',7,'move',0,'["keep 4", "roll"]',1.79485010947228550907e+09);
INSERT INTO "move" VALUES('raisin-6719',8,'move',0,'["keep 1", "roll"]',1.79485010968709492685e+09);
INSERT INTO "move" VALUES('raisin-6719',9,'move',0,'["keep 2", "roll"]',1.79485010989958810806e+09);
INSERT INTO "move" VALUES('opale-7207',7,'move',0,'["keep 5", "roll"]',1.79485011011300253864e+09);
INSERT INTO "move" VALUES('opale-7207',8,'move',0,'["keep 5", "roll"]',1.79485011032669782632e+09);
INSERT INTO "move" VALUES('opale-7207',9,'move',0,'["keep 6", "roll"]',1.79485011053504109378e+09);
INSERT INTO "move" VALUES('opale-7207',10,'move',0,'["keep 3", "roll"]',1.79485011074784278867e+09);
INSERT INTO "move" VALUES('raisin-6719',10,'leave',0,'[]',1.79485011095606184004e+09);
INSERT INTO "move" VALUES('raisin-6719',11,'move',0,'["keep 3", "keep 2"]',1.79485011096574211117e+09);
CREATE TABLE person (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('8f6e9a309f575f8d6fcc12b392c56144','Lea',1.79485010759219551089e+09);
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
INSERT INTO "seat" VALUES('raisin-6719',0,'person','8f6e9a309f575f8d6fcc12b392c56144',NULL,'Lea','');
INSERT INTO "seat" VALUES('raisin-6719',1,'bot',NULL,'regular','Ada','');
INSERT INTO "seat" VALUES('raisin-6719',2,'bot',NULL,'regular','Blaise','');
INSERT INTO "seat" VALUES('opale-7207',0,'person','8f6e9a309f575f8d6fcc12b392c56144',NULL,'Lea','');
INSERT INTO "seat" VALUES('opale-7207',1,'bot',NULL,'regular','Ada','');
INSERT INTO "seat" VALUES('opale-7207',2,'bot',NULL,'regular','Blaise','');
INSERT INTO "seat" VALUES('myrte-6007',0,'person','8f6e9a309f575f8d6fcc12b392c56144',NULL,'Lea','');
INSERT INTO "seat" VALUES('myrte-6007',1,'open',NULL,NULL,'','');
INSERT INTO "seat" VALUES('myrte-6007',2,'open',NULL,NULL,'','');
CREATE TABLE token (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "token" VALUES('3f64c4cb7c23aaa4a53e7de3f4e1df92766b31828d171e12571f34301d673e95','8f6e9a309f575f8d6fcc12b392c56144','cookie',1.79485010759301352495e+09);
CREATE TABLE upload (
	id VARCHAR(32) NOT NULL, 
	record TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX match_open ON "match" (public, ended);
CREATE INDEX match_host ON "match" (host);
CREATE INDEX seat_person ON seat (person);
COMMIT;
