BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE fact (
	name VARCHAR(20) NOT NULL, 
	value FLOAT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "fact" VALUES('retention_began',1.79485405277863287925e+09);
INSERT INTO "fact" VALUES('written',1.79485405277863287925e+09);
CREATE TABLE guest (
	code VARCHAR(40) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	came_by VARCHAR(8) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	PRIMARY KEY (code, person), 
	FOREIGN KEY(code) REFERENCES "match" (code) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "guest" VALUES('chardon-8064','b2fef898fd6c5c1cc87f63ab0ae9f90c','word','');
INSERT INTO "guest" VALUES('chardon-8064','ccf2c9c5f2a3760f8202e7c11709b1d9','away','Mia');
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
	successor VARCHAR(40), visited FLOAT DEFAULT '0' NOT NULL, invitation VARCHAR(32), revealing FLOAT, 
	PRIMARY KEY (code)
);
INSERT INTO "match" VALUES('granit-8393','killer',1,'{"players": 3, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','0ed712e94205f61fcfb838a84f56af95d869fcc0856f2720b09eaf2c194ae71b','33b29f308167da9acc217d4a92dd65f1',0,1,1,1,'bot',NULL,1.79485405293027091028e+09,1.79485405294644856455e+09,NULL,NULL,NULL,1.79485406836428666114e+09,'spYaDXg3kGG0Dyga50_jJg',NULL);
INSERT INTO "match" VALUES('acacia-8291','king12',1,'{"players": 4, "boxes": 1, "card_set": "first_game", "agreed_cards": null, "value_basis": "when_resolved", "max_rounds": 200, "discard_piles": "closed"}','bcd92f928151027373b9032dff06e39c545d3665bd863569f0246fa1b5e6237e','33b29f308167da9acc217d4a92dd65f1',0,1,1,1,'bot',NULL,1.79485405482310724258e+09,1.79485405485222435e+09,1.79485405835790681836e+09,'{"reason": "two_rounds", "winners": [1], "scores": [0.0, 1.0, 0.0, 0.0]}',NULL,1.79485406836428666114e+09,'EW8pEb_FVK86fn0RT898jQ',NULL);
INSERT INTO "match" VALUES('saule-2152','killer',1,'{"players": 2, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','8c0d6202082231a732c02aba555906677e6f9163512ff8476be91140fcd92b10','33b29f308167da9acc217d4a92dd65f1',0,1,0,0,'end',NULL,1.79485405771116447444e+09,1.7948540579777665138e+09,1.79485406828295111659e+09,'{"reason": "left", "winners": [], "scores": [], "seat": 1}','merle-9284',1.79485406836428666114e+09,'yNKyoJ89igGumKFS3f69qw',NULL);
INSERT INTO "match" VALUES('merle-9284','killer',1,'{"players": 2, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','c32bc6d6c836e70110a6cfdf8c76c1e84e6837aeba67da18d1c7b17dd148dff8','33b29f308167da9acc217d4a92dd65f1',0,1,0,0,'end',NULL,1.79485406831466460229e+09,NULL,NULL,NULL,NULL,1.79485406831466460229e+09,'gIH_uVUle7xCPwKIZaqeQw',NULL);
INSERT INTO "match" VALUES('chardon-8064','killer',1,'{"players": 3, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','57080f9eac295616ce2ca6027e0f4b807fdb7876a7291511b0ddf93dfac00158','33b29f308167da9acc217d4a92dd65f1',0,1,1,0,'bot',NULL,1.79485406832365322117e+09,NULL,NULL,NULL,NULL,1.79485406836428666114e+09,'zlZgjztRULZnzdNd5DdGcQ',NULL);
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
INSERT INTO "move" VALUES('granit-8393',1,'move',1,'["keep 6", "keep 6", "roll"]',1.79485405486088395125e+09);
INSERT INTO "move" VALUES('granit-8393',2,'move',1,'["keep 6", "roll"]',1.79485405488178730018e+09);
INSERT INTO "move" VALUES('granit-8393',3,'move',1,'["keep 4", "roll"]',1.7948540548894245624e+09);
INSERT INTO "move" VALUES('granit-8393',4,'move',1,'["keep 6", "roll"]',1.79485405541807413096e+09);
INSERT INTO "move" VALUES('acacia-8291',1,'move',1,'["play alchemist"]',1.79485405572984123225e+09);
INSERT INTO "move" VALUES('granit-8393',5,'move',1,'["keep 3", "attack 0"]',1.79485405573001837731e+09);
INSERT INTO "move" VALUES('acacia-8291',2,'move',2,'["play golem"]',1.79485405573118519785e+09);
INSERT INTO "move" VALUES('granit-8393',6,'move',2,'["keep 6", "keep 5", "keep 5", "roll"]',1.79485405573190069192e+09);
INSERT INTO "move" VALUES('acacia-8291',3,'move',3,'["play knight"]',1.79485405573391032215e+09);
INSERT INTO "move" VALUES('granit-8393',7,'move',2,'["keep 5", "roll"]',1.79485405573844981194e+09);
INSERT INTO "move" VALUES('granit-8393',8,'move',2,'["keep 3", "roll"]',1.79485405580998396875e+09);
INSERT INTO "move" VALUES('granit-8393',9,'move',2,'["keep 2"]',1.79485405582965922358e+09);
INSERT INTO "move" VALUES('granit-8393',10,'move',0,'["keep 5", "roll"]',1.79485405660436058046e+09);
INSERT INTO "move" VALUES('granit-8393',11,'move',0,'["keep 3", "keep 2", "roll"]',1.79485405678455543516e+09);
INSERT INTO "move" VALUES('granit-8393',12,'move',0,'["keep 3", "keep 1", "roll"]',1.79485405689061284064e+09);
INSERT INTO "move" VALUES('granit-8393',13,'move',0,'["keep 2"]',1.79485405696132397646e+09);
INSERT INTO "move" VALUES('granit-8393',14,'move',1,'["keep 5", "roll"]',1.79485405697401237488e+09);
INSERT INTO "move" VALUES('granit-8393',15,'move',1,'["keep 6", "keep 5", "roll"]',1.79485405699026513096e+09);
INSERT INTO "move" VALUES('granit-8393',16,'move',1,'["keep 6", "roll"]',1.79485405700538730618e+09);
INSERT INTO "move" VALUES('granit-8393',17,'move',1,'["keep 3", "roll"]',1.7948540570229868889e+09);
INSERT INTO "move" VALUES('granit-8393',18,'move',1,'["keep 1"]',1.79485405709013962744e+09);
INSERT INTO "move" VALUES('granit-8393',19,'move',2,'["keep 6", "keep 6", "roll"]',1.79485405712626171106e+09);
INSERT INTO "move" VALUES('granit-8393',20,'move',2,'["keep 6", "roll"]',1.79485405719885945325e+09);
INSERT INTO "move" VALUES('granit-8393',21,'move',2,'["keep 5", "roll"]',1.79485405721540951726e+09);
INSERT INTO "move" VALUES('granit-8393',22,'move',2,'["keep 4", "roll"]',1.79485405727904176716e+09);
INSERT INTO "move" VALUES('acacia-8291',4,'move',0,'["play parasite"]',1.79485405730098176004e+09);
INSERT INTO "move" VALUES('granit-8393',23,'move',2,'["keep 6", "attack 0"]',1.79485405730124640468e+09);
INSERT INTO "move" VALUES('acacia-8291',5,'move',1,'["play machine"]',1.79485405730501770978e+09);
INSERT INTO "move" VALUES('acacia-8291',6,'move',2,'["play knight"]',1.79485405730578327174e+09);
INSERT INTO "move" VALUES('acacia-8291',7,'move',3,'["play golem"]',1.79485405730627799029e+09);
INSERT INTO "move" VALUES('acacia-8291',8,'move',0,'["play sorcerer"]',1.79485405741207385064e+09);
INSERT INTO "move" VALUES('acacia-8291',9,'move',0,'["turn 2"]',1.79485405751619100577e+09);
INSERT INTO "move" VALUES('acacia-8291',10,'move',1,'["play golem"]',1.79485405752248024938e+09);
INSERT INTO "move" VALUES('acacia-8291',11,'move',2,'["play alchemist"]',1.79485405752310657502e+09);
INSERT INTO "move" VALUES('acacia-8291',12,'move',3,'["play sorcerer"]',1.79485405752975487716e+09);
INSERT INTO "move" VALUES('acacia-8291',13,'move',0,'["play alchemist"]',1.79485405760058212279e+09);
INSERT INTO "move" VALUES('acacia-8291',14,'move',3,'["turn 10"]',1.7948540576139862538e+09);
INSERT INTO "move" VALUES('acacia-8291',15,'move',1,'["play sorcerer"]',1.79485405762269425392e+09);
INSERT INTO "move" VALUES('acacia-8291',16,'move',2,'["play sorcerer"]',1.79485405765401101118e+09);
INSERT INTO "move" VALUES('acacia-8291',17,'move',3,'["play alchemist"]',1.79485405765825414654e+09);
INSERT INTO "move" VALUES('acacia-8291',18,'leave',0,'[]',1.79485405766290354728e+09);
INSERT INTO "move" VALUES('acacia-8291',19,'move',0,'["play knight"]',1.79485405767839717862e+09);
INSERT INTO "move" VALUES('acacia-8291',20,'move',0,'["play golem"]',1.79485405769511699673e+09);
INSERT INTO "move" VALUES('acacia-8291',21,'move',1,'["play knight"]',1.79485405771001124385e+09);
INSERT INTO "move" VALUES('acacia-8291',22,'move',2,'["play oracle"]',1.79485405771090626714e+09);
INSERT INTO "move" VALUES('acacia-8291',23,'move',3,'["play machine"]',1.79485405771477508551e+09);
INSERT INTO "move" VALUES('acacia-8291',24,'move',0,'["play machine"]',1.79485405771810460086e+09);
INSERT INTO "move" VALUES('acacia-8291',25,'move',1,'["play oracle"]',1.79485405771988320352e+09);
INSERT INTO "move" VALUES('acacia-8291',26,'move',2,'["play machine"]',1.79485405772088599208e+09);
INSERT INTO "move" VALUES('acacia-8291',27,'move',3,'["play oracle"]',1.79485405772265148166e+09);
INSERT INTO "move" VALUES('acacia-8291',28,'move',0,'["bury parasite"]',1.79485405774690365788e+09);
INSERT INTO "move" VALUES('acacia-8291',29,'move',0,'["play alchemist"]',1.79485405775218439107e+09);
INSERT INTO "move" VALUES('acacia-8291',30,'move',1,'["play machine"]',1.79485405778038907055e+09);
INSERT INTO "move" VALUES('acacia-8291',31,'move',2,'["play knight"]',1.79485405778206253053e+09);
INSERT INTO "move" VALUES('acacia-8291',32,'move',3,'["play alchemist"]',1.79485405778354239463e+09);
INSERT INTO "move" VALUES('acacia-8291',33,'move',0,'["play machine"]',1.7948540577897746563e+09);
INSERT INTO "move" VALUES('acacia-8291',34,'move',1,'["play alchemist"]',1.79485405779366230961e+09);
INSERT INTO "move" VALUES('acacia-8291',35,'move',2,'["play golem"]',1.79485405780185675625e+09);
INSERT INTO "move" VALUES('acacia-8291',36,'move',3,'["play machine"]',1794854057.80603);
INSERT INTO "move" VALUES('acacia-8291',37,'move',0,'["play golem"]',1.79485405781172013286e+09);
INSERT INTO "move" VALUES('acacia-8291',38,'move',1,'["play golem"]',1.79485405781321430201e+09);
INSERT INTO "move" VALUES('acacia-8291',39,'move',2,'["play alchemist"]',1.79485405781812882427e+09);
INSERT INTO "move" VALUES('acacia-8291',40,'move',3,'["play golem"]',1.79485405785094356539e+09);
INSERT INTO "move" VALUES('acacia-8291',41,'move',0,'["play sorcerer"]',1.79485405787624740601e+09);
INSERT INTO "move" VALUES('acacia-8291',42,'move',1,'["play sorcerer"]',1.79485405787774872777e+09);
INSERT INTO "move" VALUES('acacia-8291',43,'move',2,'["play machine"]',1.79485405787889647482e+09);
INSERT INTO "move" VALUES('acacia-8291',44,'move',3,'["play sorcerer"]',1.79485405787945222853e+09);
INSERT INTO "move" VALUES('acacia-8291',45,'move',0,'["play oracle"]',1.79485405789448475843e+09);
INSERT INTO "move" VALUES('acacia-8291',46,'move',1,'["play oracle"]',1.79485405789586067201e+09);
INSERT INTO "move" VALUES('acacia-8291',47,'move',2,'["play oracle"]',1.79485405789998888961e+09);
INSERT INTO "move" VALUES('acacia-8291',48,'move',3,'["play oracle"]',1.79485405790272045138e+09);
INSERT INTO "move" VALUES('acacia-8291',49,'move',2,'["bury parasite"]',1.79485405790986824034e+09);
INSERT INTO "move" VALUES('acacia-8291',50,'move',0,'["play golem"]',1.79485405795061802865e+09);
INSERT INTO "move" VALUES('acacia-8291',51,'move',1,'["play alchemist"]',1.79485405795805287362e+09);
INSERT INTO "move" VALUES('acacia-8291',52,'move',2,'["play knight"]',1.79485405796597862239e+09);
INSERT INTO "move" VALUES('acacia-8291',53,'move',3,'["play knight"]',1.79485405797185850144e+09);
INSERT INTO "move" VALUES('acacia-8291',54,'move',0,'["play knight"]',1.79485405798599481587e+09);
INSERT INTO "move" VALUES('acacia-8291',55,'move',1,'["play machine"]',1.79485405800261116023e+09);
INSERT INTO "move" VALUES('acacia-8291',56,'move',2,'["play golem"]',1.79485405801725101467e+09);
INSERT INTO "move" VALUES('acacia-8291',57,'move',3,'["play golem"]',1.79485405802183318134e+09);
INSERT INTO "move" VALUES('acacia-8291',58,'move',0,'["play machine"]',1.79485405802527689931e+09);
INSERT INTO "move" VALUES('acacia-8291',59,'move',1,'["play golem"]',1.79485405802614784239e+09);
INSERT INTO "move" VALUES('acacia-8291',60,'move',2,'["play sorcerer"]',1.79485405803385210041e+09);
INSERT INTO "move" VALUES('acacia-8291',61,'move',3,'["play sorcerer"]',1.79485405804053545003e+09);
INSERT INTO "move" VALUES('acacia-8291',62,'move',0,'["play oracle"]',1.79485405805024456982e+09);
INSERT INTO "move" VALUES('acacia-8291',63,'move',1,'["play sorcerer"]',1.79485405805388116831e+09);
INSERT INTO "move" VALUES('acacia-8291',64,'move',2,'["play machine"]',1.79485405806247115133e+09);
INSERT INTO "move" VALUES('acacia-8291',65,'move',3,'["play machine"]',1.79485405807857346539e+09);
INSERT INTO "move" VALUES('acacia-8291',66,'move',1,'["turn 9"]',1.79485405807951712607e+09);
INSERT INTO "move" VALUES('acacia-8291',67,'move',0,'["play sorcerer"]',1.7948540580896840096e+09);
INSERT INTO "move" VALUES('acacia-8291',68,'move',1,'["play oracle"]',1.79485405809370493889e+09);
INSERT INTO "move" VALUES('acacia-8291',69,'move',2,'["play oracle"]',1.79485405810596013067e+09);
INSERT INTO "move" VALUES('acacia-8291',70,'move',3,'["play oracle"]',1.79485405810656547544e+09);
INSERT INTO "move" VALUES('acacia-8291',71,'move',0,'["turn 10"]',1.7948540581259818077e+09);
INSERT INTO "move" VALUES('acacia-8291',72,'move',1,'["bury parasite"]',1.79485405812688016895e+09);
INSERT INTO "move" VALUES('acacia-8291',73,'move',0,'["play machine"]',1.79485405814182758335e+09);
INSERT INTO "move" VALUES('acacia-8291',74,'move',1,'["play alchemist"]',1.79485405814404153828e+09);
INSERT INTO "move" VALUES('acacia-8291',75,'move',2,'["play knight"]',1.79485405814525437358e+09);
INSERT INTO "move" VALUES('acacia-8291',76,'move',3,'["play knight"]',1.79485405815023684504e+09);
INSERT INTO "move" VALUES('acacia-8291',77,'move',0,'["play golem"]',1.79485405816575288766e+09);
INSERT INTO "move" VALUES('acacia-8291',78,'move',1,'["play machine"]',1.79485405817051243788e+09);
INSERT INTO "move" VALUES('acacia-8291',79,'move',2,'["play golem"]',1.79485405818004083635e+09);
INSERT INTO "move" VALUES('acacia-8291',80,'move',3,'["play golem"]',1.79485405819418931006e+09);
INSERT INTO "move" VALUES('acacia-8291',81,'move',0,'["play sorcerer"]',1.79485405823375344276e+09);
INSERT INTO "move" VALUES('acacia-8291',82,'move',1,'["play sorcerer"]',1794854058.24174);
INSERT INTO "move" VALUES('acacia-8291',83,'move',2,'["play sorcerer"]',1.79485405825698971751e+09);
INSERT INTO "move" VALUES('acacia-8291',84,'move',3,'["play machine"]',1.79485405827236080169e+09);
INSERT INTO "move" VALUES('acacia-8291',85,'move',0,'["play alchemist"]',1.79485405828571653371e+09);
INSERT INTO "move" VALUES('acacia-8291',86,'move',1,'["play oracle"]',1.79485405829393839839e+09);
INSERT INTO "move" VALUES('acacia-8291',87,'move',2,'["play machine"]',1.79485405829792308805e+09);
INSERT INTO "move" VALUES('acacia-8291',88,'move',3,'["play sorcerer"]',1.7948540583057277203e+09);
INSERT INTO "move" VALUES('acacia-8291',89,'move',3,'["turn 3"]',1.79485405832178354264e+09);
INSERT INTO "move" VALUES('acacia-8291',90,'move',0,'["play oracle"]',1.79485405834568881983e+09);
INSERT INTO "move" VALUES('acacia-8291',91,'move',1,'["play golem"]',1.79485405834784913061e+09);
INSERT INTO "move" VALUES('acacia-8291',92,'move',2,'["play oracle"]',1.79485405835093164445e+09);
INSERT INTO "move" VALUES('acacia-8291',93,'move',3,'["play oracle"]',1.79485405835790681836e+09);
INSERT INTO "move" VALUES('saule-2152',1,'move',1,'["keep 4", "roll"]',1.79485406308847522736e+09);
INSERT INTO "move" VALUES('saule-2152',2,'move',1,'["keep 3", "keep 3", "keep 3", "roll"]',1794854068.21858);
INSERT INTO "move" VALUES('saule-2152',3,'leave',1,'[]',1.79485406828295111659e+09);
CREATE TABLE person (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, visited FLOAT DEFAULT '0' NOT NULL, gone FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('33b29f308167da9acc217d4a92dd65f1','Lea',1.79485405290599203112e+09,1.79485406836428666114e+09,NULL);
INSERT INTO "person" VALUES('b2fef898fd6c5c1cc87f63ab0ae9f90c','Tom',1.79485405772241449358e+09,1.79485406836428666114e+09,NULL);
INSERT INTO "person" VALUES('ccf2c9c5f2a3760f8202e7c11709b1d9','Mia',1.79485406834347510337e+09,1.79485406836428666114e+09,NULL);
CREATE TABLE seat (
	code VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	person VARCHAR(32), 
	level VARCHAR(20), 
	name VARCHAR(40) NOT NULL, 
	words VARCHAR(200) NOT NULL, words_hash VARCHAR(64), seal VARCHAR(64) DEFAULT '' NOT NULL, salt VARCHAR(32) DEFAULT '' NOT NULL, 
	PRIMARY KEY (code, number), 
	FOREIGN KEY(code) REFERENCES "match" (code) ON DELETE CASCADE
);
INSERT INTO "seat" VALUES('granit-8393',0,'person','33b29f308167da9acc217d4a92dd65f1',NULL,'Balise','',NULL,'','');
INSERT INTO "seat" VALUES('granit-8393',1,'bot',NULL,'regular','Ada','',NULL,'','');
INSERT INTO "seat" VALUES('granit-8393',2,'bot',NULL,'regular','Blaise','',NULL,'','');
INSERT INTO "seat" VALUES('acacia-8291',0,'person','33b29f308167da9acc217d4a92dd65f1',NULL,'Balise','',NULL,'','');
INSERT INTO "seat" VALUES('acacia-8291',1,'bot',NULL,'regular','Ada','',NULL,'','');
INSERT INTO "seat" VALUES('acacia-8291',2,'bot',NULL,'regular','Blaise','',NULL,'','');
INSERT INTO "seat" VALUES('acacia-8291',3,'bot',NULL,'regular','Émilie','',NULL,'','');
INSERT INTO "seat" VALUES('saule-2152',0,'person','33b29f308167da9acc217d4a92dd65f1',NULL,'Lea','tarte aux prunes',NULL,'5991acd58001f59ae52407736d30ae35e66c20bcb1b49f508f1c6db35195bf86','faa6d611304b599275c639e2cfde29d4');
INSERT INTO "seat" VALUES('saule-2152',1,'person','b2fef898fd6c5c1cc87f63ab0ae9f90c',NULL,'Tom','',NULL,'','');
INSERT INTO "seat" VALUES('merle-9284',0,'person','33b29f308167da9acc217d4a92dd65f1',NULL,'Lea','',NULL,'','');
INSERT INTO "seat" VALUES('merle-9284',1,'reserved','b2fef898fd6c5c1cc87f63ab0ae9f90c',NULL,'Tom','',NULL,'','');
INSERT INTO "seat" VALUES('chardon-8064',0,'person','33b29f308167da9acc217d4a92dd65f1',NULL,'Lea','',NULL,'','');
INSERT INTO "seat" VALUES('chardon-8064',1,'person','b2fef898fd6c5c1cc87f63ab0ae9f90c',NULL,'Tom','',NULL,'5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e','');
INSERT INTO "seat" VALUES('chardon-8064',2,'open',NULL,NULL,'','',NULL,'','');
CREATE TABLE token (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, seen_on INTEGER, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "token" VALUES('d0369619c64120a4c7e33f4677a8cb570daabf80895e0e6f01785beb4a410b14','33b29f308167da9acc217d4a92dd65f1','cookie',1.79485405290675592419e+09,20773);
INSERT INTO "token" VALUES('18730bb5d23f7f0939feda94ec0d8094720e11b091d72d1ff3ffafb3fd985cec','b2fef898fd6c5c1cc87f63ab0ae9f90c','cookie',1.79485405772841525077e+09,20773);
INSERT INTO "token" VALUES('2d3a150c6ddf5e7c68263001f0e0f49d7f64413346718acbe6b072b38d4dd922','ccf2c9c5f2a3760f8202e7c11709b1d9','cookie',1.79485406834400749208e+09,20773);
CREATE TABLE upload (
	id VARCHAR(32) NOT NULL, 
	record TEXT NOT NULL, 
	created FLOAT NOT NULL, person VARCHAR(32), size INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "upload" VALUES('b51f7fea46ba004239b9','douzaine record 1
game killer 1
fair {"match": "saule-2152", "words": ["tarte aux prunes", ""], "commitment": "8a0039ba6c9e511c6efa4a9622017c4da7f6ccdf1a5ff3b4ae1b1d870d127bf8", "seed": "8c0d6202082231a732c02aba555906677e6f9163512ff8476be91140fcd92b10"}
moves
* 1
* 6
* 2
* 3
* 6
* 3
* 4
1 keep 4
1 roll
* 3
* 1
* 3
* 3
* 3
1 keep 3
1 keep 3
1 keep 3
1 roll
* 2
* 2
',1.79485406830815911287e+09,'33b29f308167da9acc217d4a92dd65f1',366);
CREATE INDEX match_open ON "match" (public, ended);
CREATE INDEX match_host ON "match" (host);
CREATE INDEX seat_person ON seat (person);
CREATE INDEX token_made ON token (kind, created);
CREATE INDEX person_visited ON person (visited, id);
CREATE INDEX person_gone ON person (gone);
CREATE INDEX match_visited ON "match" (ended, visited);
CREATE INDEX match_successor ON "match" (successor);
CREATE INDEX upload_person ON upload (person);
CREATE INDEX upload_created ON upload (created);
CREATE INDEX token_person ON token (person);
CREATE UNIQUE INDEX match_invitation ON "match" (invitation);
CREATE INDEX guest_person ON guest (person);
COMMIT;
