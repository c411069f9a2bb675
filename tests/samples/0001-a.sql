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
	seed VARCHAR(40) NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	public BOOLEAN NOT NULL, 
	spectators BOOLEAN NOT NULL, 
	hints BOOLEAN NOT NULL, 
	guided BOOLEAN NOT NULL, 
	leaving VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	started FLOAT, 
	ended FLOAT, 
	result TEXT, 
	successor VARCHAR(40), 
	PRIMARY KEY (code)
);
INSERT INTO "match" VALUES('agate-1415','killer',1,'{"players": 3, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','9575823230422888359','2bcf086a21fc9b260c239eae22ed935a',0,1,1,1,'bot',1.79485002566599631309e+09,1.79485002566943359367e+09,NULL,NULL,NULL);
INSERT INTO "match" VALUES('camphre-2437','king12',1,'{"players": 4, "boxes": 1, "card_set": "first_game", "agreed_cards": null, "value_basis": "when_resolved", "max_rounds": 200, "discard_piles": "closed"}','7060914801334094966','2bcf086a21fc9b260c239eae22ed935a',0,1,1,1,'bot',1.7948500257217714787e+09,1.7948500257269613743e+09,NULL,NULL,NULL);
INSERT INTO "match" VALUES('colza-4195','killer',1,'{"players": 3, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','7012007666099513434','2bcf086a21fc9b260c239eae22ed935a',0,1,1,0,'bot',1.79485002586977481844e+09,NULL,NULL,NULL,NULL);
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
INSERT INTO "move" VALUES('agate-1415',1,'move',2,'["keep 6", "keep 6", "keep 5", "roll"]',1.7948500257251875401e+09);
INSERT INTO "move" VALUES('agate-1415',2,'move',2,'["keep 5", "roll"]',1.79485002582068538671e+09);
INSERT INTO "move" VALUES('camphre-2437',1,'move',1,'["play alchemist"]',1.79485002584963154789e+09);
INSERT INTO "move" VALUES('camphre-2437',2,'move',2,'["play knight"]',1.79485002587155508999e+09);
INSERT INTO "move" VALUES('agate-1415',3,'move',2,'["keep 1", "roll"]',1.79485002590295934679e+09);
INSERT INTO "move" VALUES('camphre-2437',3,'move',3,'["play machine"]',1.79485002591516137121e+09);
INSERT INTO "move" VALUES('agate-1415',4,'move',2,'["keep 3"]',1.79485002591307806971e+09);
INSERT INTO "move" VALUES('agate-1415',5,'move',0,'["keep 2", "roll"]',1.79485002613566923144e+09);
INSERT INTO "move" VALUES('agate-1415',6,'move',0,'["keep 4", "roll"]',1.79485002637420129776e+09);
INSERT INTO "move" VALUES('agate-1415',7,'move',0,'["keep 6", "roll"]',1.7948500266023914814e+09);
INSERT INTO "move" VALUES('agate-1415',8,'move',0,'["keep 2", "roll"]',1.79485002682655787461e+09);
INSERT INTO "move" VALUES('camphre-2437',4,'move',0,'["play machine"]',1.79485002708906269067e+09);
INSERT INTO "move" VALUES('camphre-2437',5,'move',1,'["play machine"]',1.79485002710193300252e+09);
INSERT INTO "move" VALUES('camphre-2437',6,'move',2,'["play golem"]',1.79485002711283111575e+09);
INSERT INTO "move" VALUES('camphre-2437',7,'move',3,'["play golem"]',1.79485002712372803692e+09);
INSERT INTO "move" VALUES('camphre-2437',8,'move',0,'["play sorcerer"]',1.79485002731239938738e+09);
INSERT INTO "move" VALUES('camphre-2437',9,'move',0,'["turn 5"]',1.794850027534712553e+09);
INSERT INTO "move" VALUES('camphre-2437',10,'move',1,'["play sorcerer"]',1.79485002754637408255e+09);
INSERT INTO "move" VALUES('camphre-2437',11,'move',2,'["play machine"]',1.79485002755632233615e+09);
INSERT INTO "move" VALUES('camphre-2437',12,'move',3,'["play sorcerer"]',1.79485002756638073917e+09);
INSERT INTO "move" VALUES('camphre-2437',13,'move',0,'["play parasite"]',1.79485002778335714333e+09);
INSERT INTO "move" VALUES('camphre-2437',14,'move',1,'["play golem"]',1.79485002781367874143e+09);
INSERT INTO "move" VALUES('camphre-2437',15,'move',2,'["play sorcerer"]',1.79485002782523965841e+09);
INSERT INTO "move" VALUES('camphre-2437',16,'move',3,'["play knight"]',1.79485002783780360222e+09);
INSERT INTO "move" VALUES('agate-1415',9,'leave',0,'[]',1.7948500279992940426e+09);
INSERT INTO "move" VALUES('agate-1415',10,'move',0,'["keep 2", "keep 1"]',1.79485002801012063023e+09);
CREATE TABLE person (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('2bcf086a21fc9b260c239eae22ed935a','Lea',1.79485002564348411556e+09);
CREATE TABLE seat (
	code VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	person VARCHAR(32), 
	level VARCHAR(20), 
	name VARCHAR(40) NOT NULL, 
	PRIMARY KEY (code, number), 
	FOREIGN KEY(code) REFERENCES "match" (code) ON DELETE CASCADE
);
INSERT INTO "seat" VALUES('agate-1415',0,'person','2bcf086a21fc9b260c239eae22ed935a',NULL,'Lea');
INSERT INTO "seat" VALUES('agate-1415',1,'bot',NULL,'simple','Ada');
INSERT INTO "seat" VALUES('agate-1415',2,'bot',NULL,'simple','Blaise');
INSERT INTO "seat" VALUES('camphre-2437',0,'person','2bcf086a21fc9b260c239eae22ed935a',NULL,'Lea');
INSERT INTO "seat" VALUES('camphre-2437',1,'bot',NULL,'simple','Ada');
INSERT INTO "seat" VALUES('camphre-2437',2,'bot',NULL,'simple','Blaise');
INSERT INTO "seat" VALUES('camphre-2437',3,'bot',NULL,'simple','Émilie');
INSERT INTO "seat" VALUES('colza-4195',0,'person','2bcf086a21fc9b260c239eae22ed935a',NULL,'Lea');
INSERT INTO "seat" VALUES('colza-4195',1,'open',NULL,NULL,'');
INSERT INTO "seat" VALUES('colza-4195',2,'open',NULL,NULL,'');
CREATE TABLE token (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "token" VALUES('7155aa95a2148d0a159e920d2f441a4f1e3cdb4089f01a1803b1232e754a6075','2bcf086a21fc9b260c239eae22ed935a','cookie',1.79485002564478063587e+09);
CREATE TABLE upload (
	id VARCHAR(32) NOT NULL, 
	record TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX match_open ON "match" (public, ended);
CREATE INDEX seat_person ON seat (person);
COMMIT;
