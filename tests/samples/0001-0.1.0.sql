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
INSERT INTO "match" VALUES('hamac-7024','killer',1,'{"players": 3, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','b56253ff83cac896d6c4b37203bcdcd254fcafa0d723cd2a9ba6f0848199f20f','c2d6b47b3fc5b5a2bb74952d499cbc6b',0,1,1,1,'bot',NULL,1.7948915268561282158e+09,1.79489152686098599439e+09,NULL,NULL,NULL);
INSERT INTO "match" VALUES('givre-1654','king12',1,'{"players": 4, "boxes": 1, "card_set": "first_game", "agreed_cards": null, "value_basis": "when_resolved", "max_rounds": 200, "discard_piles": "closed"}','2ad13a5511933215074641fb1e62a7083a23cc1ff245ce0c1a3aedbece8ef694','c2d6b47b3fc5b5a2bb74952d499cbc6b',0,1,1,1,'bot',NULL,1.79489152791923785214e+09,1.79489152794114279745e+09,NULL,NULL,NULL);
INSERT INTO "match" VALUES('pavot-3669','crowns13',1,'{"players": 4, "first_player": "random", "deck": "stand_in", "first_king_extra": false, "crowns_visible": true, "max_turns": 1000}','3e866f9db9c17a4f5afd76ba48a22bb8140ecf752ff8b230d48a64e5bbc7ab64','c2d6b47b3fc5b5a2bb74952d499cbc6b',0,1,1,1,'bot',NULL,1.79489152939179587363e+09,1.79489152940094327925e+09,NULL,NULL,NULL);
INSERT INTO "match" VALUES('cigale-8471','heroes12',1,'{"rules": "normal", "deck_mode": "factions", "faction_1": "random", "faction_2": "random", "allow_same_faction": false, "deck_1": null, "deck_2": null, "draft_gifts": "hidden_until_drawn", "first_player": "random", "food_supply": "unlimited", "ship_chain": false, "max_turns": 200}','0a55e8bfa09d836c3ad00a0bc85737f52c336eab1bd1d6d170b764db3f7060ea','c2d6b47b3fc5b5a2bb74952d499cbc6b',0,1,1,1,'bot',NULL,1.79489153083591032027e+09,1.79489153085265350337e+09,NULL,NULL,NULL);
INSERT INTO "match" VALUES('avoine-6628','killer',1,'{"players": 2, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','2497666ea2f50b35df1d89b9d704c62eaa944a5cd83849d8705556805329cfca','c2d6b47b3fc5b5a2bb74952d499cbc6b',0,1,0,0,'end',NULL,1.79489153215266466143e+09,1.7948915322072973251e+09,NULL,NULL,NULL);
INSERT INTO "match" VALUES('lavande-8190','king12',1,'{"players": 3, "boxes": 1, "card_set": "first_game", "agreed_cards": null, "value_basis": "when_resolved", "max_rounds": 200, "discard_piles": "closed"}','4d4f5ecf8e968fcbe1e6fd3a5abd9eee4f1771a4f595d455668d41f4dad95eff','c2d6b47b3fc5b5a2bb74952d499cbc6b',0,1,0,0,'end',NULL,1.79489154246443104743e+09,NULL,NULL,NULL,NULL);
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
INSERT INTO "move" VALUES('hamac-7024',1,'move',1,'["keep 6", "keep 6", "keep 5", "roll"]',1.79489152698901462557e+09);
INSERT INTO "move" VALUES('hamac-7024',2,'move',1,'["keep 4", "roll"]',1.79489152699653506275e+09);
INSERT INTO "move" VALUES('hamac-7024',3,'move',1,'["keep 3", "roll"]',1.79489152710304903986e+09);
INSERT INTO "move" VALUES('hamac-7024',4,'move',1,'["keep 6"]',1.79489152711269474033e+09);
INSERT INTO "move" VALUES('hamac-7024',5,'move',2,'["keep 6", "keep 6", "keep 6", "roll"]',1.79489152712644267086e+09);
INSERT INTO "move" VALUES('hamac-7024',6,'move',2,'["keep 3", "roll"]',1.79489152713856387139e+09);
INSERT INTO "move" VALUES('hamac-7024',7,'move',2,'["keep 2", "roll"]',1.79489152715007019038e+09);
INSERT INTO "move" VALUES('hamac-7024',8,'move',2,'["keep 5"]',1.7948915271658642292e+09);
INSERT INTO "move" VALUES('hamac-7024',9,'move',0,'["keep 6", "roll"]',1.79489152752050423623e+09);
INSERT INTO "move" VALUES('hamac-7024',10,'move',0,'["keep 6", "keep 5", "roll"]',1.79489152766079306609e+09);
INSERT INTO "move" VALUES('hamac-7024',11,'move',0,'["keep 5", "keep 1", "roll"]',1.79489152776920700069e+09);
INSERT INTO "move" VALUES('givre-1654',1,'move',1,'["play knight"]',1.7948915288324184418e+09);
INSERT INTO "move" VALUES('givre-1654',2,'move',2,'["play machine"]',1.79489152887950682638e+09);
INSERT INTO "move" VALUES('givre-1654',3,'move',3,'["play golem"]',1.79489152889487600323e+09);
INSERT INTO "move" VALUES('givre-1654',4,'move',0,'["play golem"]',1.79489152893371772768e+09);
INSERT INTO "move" VALUES('givre-1654',5,'move',1,'["play golem"]',1.79489152898031568529e+09);
INSERT INTO "move" VALUES('givre-1654',6,'move',2,'["play golem"]',1794891528.98341);
INSERT INTO "move" VALUES('givre-1654',7,'move',3,'["play machine"]',1.79489152899107503886e+09);
INSERT INTO "move" VALUES('givre-1654',8,'move',0,'["play parasite"]',1.79489152907104897497e+09);
INSERT INTO "move" VALUES('givre-1654',9,'move',1,'["play sorcerer"]',1.79489152920199465752e+09);
INSERT INTO "move" VALUES('givre-1654',10,'move',2,'["play sorcerer"]',1.7948915292034609318e+09);
INSERT INTO "move" VALUES('givre-1654',11,'move',3,'["play sorcerer"]',1.79489152921951651575e+09);
INSERT INTO "move" VALUES('givre-1654',12,'move',0,'["play knight"]',1.79489152923725414278e+09);
INSERT INTO "move" VALUES('givre-1654',13,'move',1,'["play oracle"]',1.79489152932335305212e+09);
INSERT INTO "move" VALUES('givre-1654',14,'move',2,'["play alchemist"]',1.79489152932749652857e+09);
INSERT INTO "move" VALUES('givre-1654',15,'move',3,'["play knight"]',1.79489152938767242435e+09);
INSERT INTO "move" VALUES('pavot-3669',1,'move',2,'["play V01", "apply", "pay B04", "pay V09", "keep"]',1.79489152975063300131e+09);
INSERT INTO "move" VALUES('pavot-3669',2,'move',3,'["apply", "pay B13", "pay V03", "keep"]',1.79489152987331819534e+09);
INSERT INTO "move" VALUES('pavot-3669',3,'move',0,'["renew", "discard B08", "discard B11", "draw"]',1.79489153036571216586e+09);
INSERT INTO "move" VALUES('pavot-3669',4,'move',1,'["apply", "pay B12", "pay V02", "keep"]',1.79489153038721275332e+09);
INSERT INTO "move" VALUES('pavot-3669',5,'move',2,'["apply", "pay B04", "pay V09", "keep"]',1794891530.40172);
INSERT INTO "move" VALUES('pavot-3669',6,'move',3,'["play B13", "apply"]',1.79489153043094849587e+09);
INSERT INTO "move" VALUES('pavot-3669',7,'move',0,'["play O07"]',1.79489153050074887272e+09);
INSERT INTO "move" VALUES('pavot-3669',8,'move',0,'["stop"]',1.7948915306636104584e+09);
INSERT INTO "move" VALUES('pavot-3669',9,'move',1,'["play G02", "apply", "pay B12", "pay G01", "coat violet", "keep"]',1.7948915307047579289e+09);
INSERT INTO "move" VALUES('pavot-3669',10,'move',2,'["apply", "pay B04", "pay G10", "decline", "keep"]',1.79489153073559761049e+09);
INSERT INTO "move" VALUES('pavot-3669',11,'move',3,'["play G12", "apply"]',1.79489153080938649174e+09);
INSERT INTO "move" VALUES('cigale-8471',1,'move',0,'["done"]',1.79489153188279986382e+09);
INSERT INTO "move" VALUES('cigale-8471',2,'move',1,'["done"]',1.79489153191457939152e+09);
INSERT INTO "move" VALUES('cigale-8471',3,'move',0,'["supply"]',1.79489153200619959826e+09);
INSERT INTO "move" VALUES('cigale-8471',4,'move',0,'["supply"]',1.79489153208163404462e+09);
INSERT INTO "move" VALUES('avoine-6628',1,'move',1,'["keep 1", "roll"]',1.79489153726513242723e+09);
INSERT INTO "move" VALUES('avoine-6628',2,'move',1,'["keep 6", "keep 1", "roll"]',1.79489154239243483548e+09);
CREATE TABLE person (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('c2d6b47b3fc5b5a2bb74952d499cbc6b','Lea',1.79489152684753751755e+09);
INSERT INTO "person" VALUES('65c618f447ee46f1e08eaf0fa63e22f9','Tom',1.79489153216874670979e+09);
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
INSERT INTO "seat" VALUES('hamac-7024',0,'person','c2d6b47b3fc5b5a2bb74952d499cbc6b',NULL,'Etoile','');
INSERT INTO "seat" VALUES('hamac-7024',1,'bot',NULL,'regular','Ada','');
INSERT INTO "seat" VALUES('hamac-7024',2,'bot',NULL,'regular','Blaise','');
INSERT INTO "seat" VALUES('givre-1654',0,'person','c2d6b47b3fc5b5a2bb74952d499cbc6b',NULL,'Etoile','');
INSERT INTO "seat" VALUES('givre-1654',1,'bot',NULL,'regular','Ada','');
INSERT INTO "seat" VALUES('givre-1654',2,'bot',NULL,'regular','Blaise','');
INSERT INTO "seat" VALUES('givre-1654',3,'bot',NULL,'regular','Émilie','');
INSERT INTO "seat" VALUES('pavot-3669',0,'person','c2d6b47b3fc5b5a2bb74952d499cbc6b',NULL,'Etoile','');
INSERT INTO "seat" VALUES('pavot-3669',1,'bot',NULL,'regular','Ada','');
INSERT INTO "seat" VALUES('pavot-3669',2,'bot',NULL,'regular','Blaise','');
INSERT INTO "seat" VALUES('pavot-3669',3,'bot',NULL,'regular','Émilie','');
INSERT INTO "seat" VALUES('cigale-8471',0,'person','c2d6b47b3fc5b5a2bb74952d499cbc6b',NULL,'Etoile','');
INSERT INTO "seat" VALUES('cigale-8471',1,'bot',NULL,'regular','Ada','');
INSERT INTO "seat" VALUES('avoine-6628',0,'person','c2d6b47b3fc5b5a2bb74952d499cbc6b',NULL,'Lea','tarte aux prunes');
INSERT INTO "seat" VALUES('avoine-6628',1,'person','65c618f447ee46f1e08eaf0fa63e22f9',NULL,'Tom','');
INSERT INTO "seat" VALUES('lavande-8190',0,'person','c2d6b47b3fc5b5a2bb74952d499cbc6b',NULL,'Lea','');
INSERT INTO "seat" VALUES('lavande-8190',1,'person','65c618f447ee46f1e08eaf0fa63e22f9',NULL,'Tom','');
INSERT INTO "seat" VALUES('lavande-8190',2,'open',NULL,NULL,'','');
CREATE TABLE token (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "token" VALUES('e8018a0697361ba8e6bfefe12c09207f086e057f964f327bed2856547f22d1af','c2d6b47b3fc5b5a2bb74952d499cbc6b','cookie',1.79489152684883141513e+09);
INSERT INTO "token" VALUES('ab2a7b825fade2bf8467ab9177b4c8e1f1f364b479ce9f3bdd58a75989c56266','65c618f447ee46f1e08eaf0fa63e22f9','cookie',1.79489153216954159739e+09);
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
