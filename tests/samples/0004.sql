BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE fact (
	name VARCHAR(20) NOT NULL, 
	value FLOAT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "fact" VALUES('retention_began',1.79488699651338410373e+09);
INSERT INTO "fact" VALUES('written',1.79488699651338410373e+09);
CREATE TABLE guest (
	code VARCHAR(40) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	came_by VARCHAR(8) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	PRIMARY KEY (code, person), 
	FOREIGN KEY(code) REFERENCES "match" (code) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "guest" VALUES('cumin-7442','63695b51d27b4fff89eb81b0bdef5eaf','word','');
INSERT INTO "guest" VALUES('cumin-7442','9a51931e7410813fd9a0217e4f0bbeee','away','Mia');
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
	successor VARCHAR(40), visited FLOAT DEFAULT '0' NOT NULL, invitation VARCHAR(32), revealing FLOAT, practice BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (code)
);
INSERT INTO "match" VALUES('granit-5788','killer',1,'{"players": 3, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','a81d148124c4a28993dfe30b854ba8da9356376781d33050cbf81014842c7411','04c657162c348557fd2424349e07d89e',0,1,1,1,'bot',NULL,1.79488699664722752566e+09,1.79488699666835379601e+09,NULL,NULL,NULL,1.79488701641135859491e+09,'xtDkljA5NgTDnP1G3YhEiA',NULL,0);
INSERT INTO "match" VALUES('coton-1082','king12',1,'{"players": 4, "boxes": 1, "card_set": "first_game", "agreed_cards": null, "value_basis": "when_resolved", "max_rounds": 200, "discard_piles": "closed"}','64db52106bf2300b41bd5619c198830edc58e8ec74f01c39a753c02abab439ac','04c657162c348557fd2424349e07d89e',0,1,1,1,'bot',NULL,1.79488699910617232322e+09,1.79488699919504570961e+09,1.79488700781319785119e+09,'{"reason": "two_rounds", "winners": [1], "scores": [0.0, 1.0, 0.0, 0.0]}',NULL,1.79488701641135859491e+09,'cijtCqMCIyI3vy1LkyF_uQ',NULL,0);
INSERT INTO "match" VALUES('lune-6420','killer',1,'{"players": 2, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','954f4a42f08da187b865472ffad741408a379c92e2b956e20a0a24acf9f3e546','04c657162c348557fd2424349e07d89e',0,1,0,0,'end',NULL,1.79488700480886220929e+09,1.79488700491975402837e+09,1.79488701515527343749e+09,'{"reason": "left", "winners": [], "scores": [], "seat": 1}','cassis-1253',1.79488701641135859491e+09,'iYALyllKVlwyecfnxlOKew',NULL,0);
INSERT INTO "match" VALUES('aubier-9161','killer',1,'{"players": 2, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','923bc46e43cf6bfeb68345fe94a65dec48173ca809e9b3dc70005cbb6c28ae6a','04c657162c348557fd2424349e07d89e',0,0,1,0,'end',NULL,1.79488701590741825103e+09,1.79488701591196632379e+09,NULL,NULL,NULL,1.79488701641135859491e+09,'7YwEwkWAyb88oyylAqKPIQ',NULL,1);
INSERT INTO "match" VALUES('roseau-7757','king12',1,'{"players": 3, "boxes": 1, "card_set": "first_game", "agreed_cards": null, "value_basis": "when_resolved", "max_rounds": 200, "discard_piles": "closed"}','cc7e4c8825acf514e22b234897a2dd189816f22570d06945562be751af1f3082','04c657162c348557fd2424349e07d89e',0,0,1,0,'end',NULL,1.79488701617753577226e+09,1.79488701619088244438e+09,NULL,NULL,NULL,1.79488701617753577226e+09,'EqlLfsO1Vi6JoMl3Dl6PfA',NULL,1);
INSERT INTO "match" VALUES('cassis-1253','killer',1,'{"players": 2, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','9a5e3f67f4036fe88b25ec0e9e6dc1ef769a5abb46d2da0fc2d17a82da9563b2','04c657162c348557fd2424349e07d89e',0,1,0,0,'end',NULL,1.79488701622056293482e+09,NULL,NULL,NULL,NULL,1.79488701622056293482e+09,'iWxWvAze_-Tgp-CcGmojgg',NULL,0);
INSERT INTO "match" VALUES('cumin-7442','killer',1,'{"players": 3, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','3c2211bacd3cef20406141810c76d9488433be43310e21ed343dc0057f699714','04c657162c348557fd2424349e07d89e',0,1,1,0,'bot',NULL,1.79488701627616977687e+09,NULL,NULL,NULL,NULL,1.79488701641135859491e+09,'covtNw3_085KvTW8IzFG2w',NULL,0);
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
INSERT INTO "move" VALUES('granit-5788',1,'move',2,'["keep 6", "roll"]',1.79488700286162424085e+09);
INSERT INTO "move" VALUES('coton-1082',1,'move',1,'["play machine"]',1.79488700334303021436e+09);
INSERT INTO "move" VALUES('granit-5788',2,'move',2,'["keep 5", "roll"]',1.79488700336383676528e+09);
INSERT INTO "move" VALUES('coton-1082',2,'move',2,'["play parasite"]',1.79488700336461949351e+09);
INSERT INTO "move" VALUES('coton-1082',3,'move',3,'["play oracle"]',1.79488700336820602414e+09);
INSERT INTO "move" VALUES('granit-5788',3,'move',2,'["keep 6", "roll"]',1.79488700336944079398e+09);
INSERT INTO "move" VALUES('granit-5788',4,'move',2,'["keep 5", "roll"]',1.79488700338158416744e+09);
INSERT INTO "move" VALUES('granit-5788',5,'move',2,'["keep 6", "keep 2"]',1.79488700339394688602e+09);
INSERT INTO "move" VALUES('granit-5788',6,'move',0,'["keep 5", "roll"]',1.79488700348599338526e+09);
INSERT INTO "move" VALUES('granit-5788',7,'move',0,'["keep 6", "keep 5", "roll"]',1.79488700356547570225e+09);
INSERT INTO "move" VALUES('granit-5788',8,'move',0,'["keep 1", "keep 1", "roll"]',1.79488700363155937195e+09);
INSERT INTO "move" VALUES('granit-5788',9,'move',0,'["keep 1"]',1.79488700369953680041e+09);
INSERT INTO "move" VALUES('granit-5788',10,'move',1,'["keep 6", "roll"]',1.79488700371157312396e+09);
INSERT INTO "move" VALUES('granit-5788',11,'move',1,'["keep 4", "roll"]',1.7948870037176246643e+09);
INSERT INTO "move" VALUES('granit-5788',12,'move',1,'["keep 6", "keep 6", "roll"]',1.7948870037249681949e+09);
INSERT INTO "move" VALUES('granit-5788',13,'move',1,'["keep 5", "roll"]',1.79488700373237681389e+09);
INSERT INTO "move" VALUES('granit-5788',14,'move',1,'["keep 4", "attack 2"]',1.79488700373444390301e+09);
INSERT INTO "move" VALUES('granit-5788',15,'move',2,'["keep 1", "roll"]',1.79488700374476766591e+09);
INSERT INTO "move" VALUES('granit-5788',16,'move',2,'["keep 1", "roll"]',1794887003.75254);
INSERT INTO "move" VALUES('granit-5788',17,'move',2,'["keep 2", "roll"]',1.79488700376090741161e+09);
INSERT INTO "move" VALUES('granit-5788',18,'move',2,'["keep 2", "roll"]',1.79488700377117180824e+09);
INSERT INTO "move" VALUES('granit-5788',19,'move',2,'["keep 4", "keep 2"]',1.79488700382215762138e+09);
INSERT INTO "move" VALUES('coton-1082',4,'move',0,'["play parasite"]',1.79488700406374216082e+09);
INSERT INTO "move" VALUES('coton-1082',5,'move',0,'["play sorcerer"]',1.79488700414644050595e+09);
INSERT INTO "move" VALUES('coton-1082',6,'move',1,'["play sorcerer"]',1.79488700446777081493e+09);
INSERT INTO "move" VALUES('coton-1082',7,'move',2,'["play sorcerer"]',1794887004.47123);
INSERT INTO "move" VALUES('coton-1082',8,'move',3,'["play golem"]',1.79488700447335863116e+09);
INSERT INTO "move" VALUES('coton-1082',9,'move',0,'["play alchemist"]',1.79488700454557681082e+09);
INSERT INTO "move" VALUES('coton-1082',10,'move',1,'["play golem"]',1.79488700465791845319e+09);
INSERT INTO "move" VALUES('coton-1082',11,'move',2,'["play golem"]',1.79488700465994763374e+09);
INSERT INTO "move" VALUES('coton-1082',12,'move',3,'["play machine"]',1.79488700466299629207e+09);
INSERT INTO "move" VALUES('coton-1082',13,'move',0,'["play machine"]',1.79488700471262884145e+09);
INSERT INTO "move" VALUES('coton-1082',14,'leave',0,'[]',1.79488700477262640002e+09);
INSERT INTO "move" VALUES('coton-1082',15,'move',1,'["play alchemist"]',1.7948870048822340965e+09);
INSERT INTO "move" VALUES('coton-1082',16,'move',2,'["play oracle"]',1.79488700488879084592e+09);
INSERT INTO "move" VALUES('coton-1082',17,'move',3,'["play sorcerer"]',1.79488700489129209521e+09);
INSERT INTO "move" VALUES('lune-6420',1,'move',0,'["keep 6", "roll"]',1.79488700494860839839e+09);
INSERT INTO "move" VALUES('coton-1082',18,'move',3,'["turn 12"]',1.79488700497939872744e+09);
INSERT INTO "move" VALUES('coton-1082',19,'move',0,'["play oracle"]',1.79488700519712662696e+09);
INSERT INTO "move" VALUES('coton-1082',20,'move',1,'["play oracle"]',1.79488700520526456836e+09);
INSERT INTO "move" VALUES('coton-1082',21,'move',2,'["play machine"]',1.79488700520621323585e+09);
INSERT INTO "move" VALUES('coton-1082',22,'move',3,'["play knight"]',1.79488700521109628672e+09);
INSERT INTO "move" VALUES('coton-1082',23,'move',0,'["play knight"]',1.79488700542679405214e+09);
INSERT INTO "move" VALUES('coton-1082',24,'move',1,'["play knight"]',1.79488700543106174467e+09);
INSERT INTO "move" VALUES('coton-1082',25,'move',2,'["play alchemist"]',1.79488700543991422657e+09);
INSERT INTO "move" VALUES('coton-1082',26,'move',3,'["play alchemist"]',1.79488700544752430915e+09);
INSERT INTO "move" VALUES('coton-1082',27,'move',3,'["bury parasite"]',1.79488700551789808271e+09);
INSERT INTO "move" VALUES('coton-1082',28,'move',0,'["play knight"]',1.79488700570471787455e+09);
INSERT INTO "move" VALUES('coton-1082',29,'move',1,'["play alchemist"]',1.79488700571145176889e+09);
INSERT INTO "move" VALUES('coton-1082',30,'move',2,'["play golem"]',1.79488700571912813182e+09);
INSERT INTO "move" VALUES('coton-1082',31,'move',3,'["play golem"]',1.7948870057232627869e+09);
INSERT INTO "move" VALUES('coton-1082',32,'move',0,'["play alchemist"]',1.79488700592848396302e+09);
INSERT INTO "move" VALUES('coton-1082',33,'move',1,'["play knight"]',1.79488700592963266369e+09);
INSERT INTO "move" VALUES('coton-1082',34,'move',2,'["play alchemist"]',1.79488700593519806859e+09);
INSERT INTO "move" VALUES('coton-1082',35,'move',3,'["play knight"]',1.79488700593622183803e+09);
INSERT INTO "move" VALUES('coton-1082',36,'move',0,'["play oracle"]',1.79488700611827325815e+09);
INSERT INTO "move" VALUES('coton-1082',37,'move',1,'["play parasite"]',1.79488700612981033327e+09);
INSERT INTO "move" VALUES('coton-1082',38,'move',2,'["play sorcerer"]',1.79488700613315343857e+09);
INSERT INTO "move" VALUES('coton-1082',39,'move',3,'["play sorcerer"]',1.79488700614368629454e+09);
INSERT INTO "move" VALUES('coton-1082',40,'move',0,'["play machine"]',1.7948870063035538197e+09);
INSERT INTO "move" VALUES('coton-1082',41,'move',1,'["play sorcerer"]',1.79488700630724930763e+09);
INSERT INTO "move" VALUES('coton-1082',42,'move',2,'["play knight"]',1.79488700631092119213e+09);
INSERT INTO "move" VALUES('coton-1082',43,'move',3,'["play oracle"]',1.79488700631492447854e+09);
INSERT INTO "move" VALUES('coton-1082',44,'move',1,'["turn 3"]',1.79488700636306834222e+09);
INSERT INTO "move" VALUES('coton-1082',45,'move',0,'["play golem"]',1.79488700651541638374e+09);
INSERT INTO "move" VALUES('coton-1082',46,'move',1,'["play machine"]',1.79488700651920866967e+09);
INSERT INTO "move" VALUES('coton-1082',47,'move',2,'["play machine"]',1.79488700652048778537e+09);
INSERT INTO "move" VALUES('coton-1082',48,'move',3,'["play alchemist"]',1.79488700652307844158e+09);
INSERT INTO "move" VALUES('coton-1082',49,'move',2,'["bury oracle"]',1.79488700656188488011e+09);
INSERT INTO "move" VALUES('coton-1082',50,'move',0,'["play golem"]',1.79488700666854667656e+09);
INSERT INTO "move" VALUES('coton-1082',51,'move',1,'["play alchemist"]',1.79488700666980028155e+09);
INSERT INTO "move" VALUES('coton-1082',52,'move',2,'["play knight"]',1.7948870066709375382e+09);
INSERT INTO "move" VALUES('coton-1082',53,'move',3,'["play sorcerer"]',1.79488700667249035831e+09);
INSERT INTO "move" VALUES('coton-1082',54,'move',3,'["turn 8"]',1.7948870066962883472e+09);
INSERT INTO "move" VALUES('coton-1082',55,'move',0,'["play knight"]',1.79488700680243539811e+09);
INSERT INTO "move" VALUES('coton-1082',56,'move',1,'["play parasite"]',1.79488700680473876004e+09);
INSERT INTO "move" VALUES('coton-1082',57,'move',2,'["play machine"]',1.79488700680867195123e+09);
INSERT INTO "move" VALUES('coton-1082',58,'move',3,'["play oracle"]',1.79488700680981755255e+09);
INSERT INTO "move" VALUES('coton-1082',59,'move',0,'["play sorcerer"]',1.79488700697946882249e+09);
INSERT INTO "move" VALUES('coton-1082',60,'move',1,'["play oracle"]',1.7948870069805166721e+09);
INSERT INTO "move" VALUES('coton-1082',61,'move',2,'["play golem"]',1.79488700698413538928e+09);
INSERT INTO "move" VALUES('coton-1082',62,'move',3,'["play golem"]',1.79488700699507594104e+09);
INSERT INTO "move" VALUES('coton-1082',63,'move',0,'["turn 3"]',1.79488700705477070805e+09);
INSERT INTO "move" VALUES('coton-1082',64,'move',0,'["play machine"]',1.79488700725978851321e+09);
INSERT INTO "move" VALUES('coton-1082',65,'move',1,'["play machine"]',1.79488700726123261456e+09);
INSERT INTO "move" VALUES('coton-1082',66,'move',2,'["play sorcerer"]',1.79488700726300048826e+09);
INSERT INTO "move" VALUES('coton-1082',67,'move',3,'["play machine"]',1.79488700727095699307e+09);
INSERT INTO "move" VALUES('coton-1082',68,'move',2,'["turn 5"]',1.79488700732336974139e+09);
INSERT INTO "move" VALUES('coton-1082',69,'move',0,'["play parasite"]',1.79488700746211457255e+09);
INSERT INTO "move" VALUES('coton-1082',70,'move',1,'["play sorcerer"]',1.7948870074631803036e+09);
INSERT INTO "move" VALUES('coton-1082',71,'move',2,'["play parasite"]',1.79488700746378850936e+09);
INSERT INTO "move" VALUES('coton-1082',72,'move',3,'["play alchemist"]',1.79488700747118616108e+09);
INSERT INTO "move" VALUES('coton-1082',73,'move',1,'["turn 6", "bury oracle"]',1.79488700751452040669e+09);
INSERT INTO "move" VALUES('coton-1082',74,'move',0,'["play golem"]',1.79488700760556125646e+09);
INSERT INTO "move" VALUES('coton-1082',75,'move',1,'["play machine"]',1.79488700760689330105e+09);
INSERT INTO "move" VALUES('coton-1082',76,'move',2,'["play parasite"]',1.79488700761109113692e+09);
INSERT INTO "move" VALUES('coton-1082',77,'move',3,'["play oracle"]',1.79488700761603593822e+09);
INSERT INTO "move" VALUES('coton-1082',78,'move',0,'["play knight"]',1.79488700768418121336e+09);
INSERT INTO "move" VALUES('coton-1082',79,'move',1,'["play alchemist"]',1.79488700768550729757e+09);
INSERT INTO "move" VALUES('coton-1082',80,'move',2,'["play golem"]',1.79488700768680381775e+09);
INSERT INTO "move" VALUES('coton-1082',81,'move',3,'["play knight"]',1.79488700768803048136e+09);
INSERT INTO "move" VALUES('coton-1082',82,'move',0,'["play oracle"]',1.79488700772696566586e+09);
INSERT INTO "move" VALUES('coton-1082',83,'move',1,'["play golem"]',1.79488700772810411457e+09);
INSERT INTO "move" VALUES('coton-1082',84,'move',2,'["play sorcerer"]',1.79488700772863602633e+09);
INSERT INTO "move" VALUES('coton-1082',85,'move',3,'["play golem"]',1.79488700772914505001e+09);
INSERT INTO "move" VALUES('coton-1082',86,'move',2,'["turn 12"]',1.79488700773650836943e+09);
INSERT INTO "move" VALUES('coton-1082',87,'move',0,'["play alchemist"]',1.79488700777610802649e+09);
INSERT INTO "move" VALUES('coton-1082',88,'move',1,'["play parasite"]',1.79488700777796125413e+09);
INSERT INTO "move" VALUES('coton-1082',89,'move',2,'["play alchemist"]',1.7948870077786979676e+09);
INSERT INTO "move" VALUES('coton-1082',90,'move',3,'["play sorcerer"]',1.79488700777959060673e+09);
INSERT INTO "move" VALUES('coton-1082',91,'move',3,'["turn 6"]',1.79488700778799629216e+09);
INSERT INTO "move" VALUES('coton-1082',92,'move',0,'["play machine"]',1.79488700780352687831e+09);
INSERT INTO "move" VALUES('coton-1082',93,'move',1,'["play sorcerer"]',1.79488700780450940132e+09);
INSERT INTO "move" VALUES('coton-1082',94,'move',2,'["play machine"]',1.79488700780707430837e+09);
INSERT INTO "move" VALUES('coton-1082',95,'move',3,'["play alchemist"]',1.79488700780763697621e+09);
INSERT INTO "move" VALUES('coton-1082',96,'move',1,'["turn 8"]',1.79488700781319785119e+09);
INSERT INTO "move" VALUES('lune-6420',2,'move',0,'["keep 5", "keep 1", "keep 1", "roll"]',1.79488701005616903307e+09);
INSERT INTO "move" VALUES('lune-6420',3,'leave',1,'[]',1.79488701515527343749e+09);
INSERT INTO "move" VALUES('aubier-9161',1,'move',0,'["roll"]',1.79488701601989197736e+09);
INSERT INTO "move" VALUES('aubier-9161',2,'move',0,'["keep 6", "roll"]',1.79488701610532498361e+09);
INSERT INTO "move" VALUES('roseau-7757',1,'move',1,'["play alchemist"]',1.79488701633292818066e+09);
INSERT INTO "move" VALUES('roseau-7757',2,'move',2,'["play parasite"]',1.79488701633896303175e+09);
CREATE TABLE person (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, visited FLOAT DEFAULT '0' NOT NULL, gone FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('04c657162c348557fd2424349e07d89e','Lea',1.79488699659121108062e+09,1.79488701641135859491e+09,NULL);
INSERT INTO "person" VALUES('63695b51d27b4fff89eb81b0bdef5eaf','Tom',1.79488700482583260539e+09,1.79488701641135859491e+09,NULL);
INSERT INTO "person" VALUES('9a51931e7410813fd9a0217e4f0bbeee','Mia',1.79488701635028886794e+09,1.79488701641135859491e+09,NULL);
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
INSERT INTO "seat" VALUES('granit-5788',0,'person','04c657162c348557fd2424349e07d89e',NULL,'Aster','',NULL,'','');
INSERT INTO "seat" VALUES('granit-5788',1,'bot',NULL,'regular','Ada','',NULL,'','');
INSERT INTO "seat" VALUES('granit-5788',2,'bot',NULL,'regular','Blaise','',NULL,'','');
INSERT INTO "seat" VALUES('coton-1082',0,'person','04c657162c348557fd2424349e07d89e',NULL,'Aster','',NULL,'','');
INSERT INTO "seat" VALUES('coton-1082',1,'bot',NULL,'regular','Ada','',NULL,'','');
INSERT INTO "seat" VALUES('coton-1082',2,'bot',NULL,'regular','Blaise','',NULL,'','');
INSERT INTO "seat" VALUES('coton-1082',3,'bot',NULL,'regular','Émilie','',NULL,'','');
INSERT INTO "seat" VALUES('lune-6420',0,'person','04c657162c348557fd2424349e07d89e',NULL,'Lea','tarte aux prunes',NULL,'f9d14b0456f77e57352c124a9adbe630f7b774971a88563375416f3574e5d7ca','23c8a3ee09726d772d7d059c7637bae5');
INSERT INTO "seat" VALUES('lune-6420',1,'person','63695b51d27b4fff89eb81b0bdef5eaf',NULL,'Tom','',NULL,'','');
INSERT INTO "seat" VALUES('aubier-9161',0,'person','04c657162c348557fd2424349e07d89e',NULL,'Lea','',NULL,'','');
INSERT INTO "seat" VALUES('aubier-9161',1,'bot',NULL,'regular','Ada','',NULL,'','');
INSERT INTO "seat" VALUES('roseau-7757',0,'person','04c657162c348557fd2424349e07d89e',NULL,'Lea','',NULL,'','');
INSERT INTO "seat" VALUES('roseau-7757',1,'bot',NULL,'regular','Ada','',NULL,'','');
INSERT INTO "seat" VALUES('roseau-7757',2,'bot',NULL,'regular','Blaise','',NULL,'','');
INSERT INTO "seat" VALUES('cassis-1253',0,'person','04c657162c348557fd2424349e07d89e',NULL,'Lea','',NULL,'','');
INSERT INTO "seat" VALUES('cassis-1253',1,'reserved','63695b51d27b4fff89eb81b0bdef5eaf',NULL,'Tom','',NULL,'','');
INSERT INTO "seat" VALUES('cumin-7442',0,'person','04c657162c348557fd2424349e07d89e',NULL,'Lea','',NULL,'','');
INSERT INTO "seat" VALUES('cumin-7442',1,'person','63695b51d27b4fff89eb81b0bdef5eaf',NULL,'Tom','',NULL,'5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e','');
INSERT INTO "seat" VALUES('cumin-7442',2,'open',NULL,NULL,'','',NULL,'','');
CREATE TABLE start (
	code VARCHAR(40) NOT NULL, 
	position TEXT, 
	moves TEXT NOT NULL, 
	PRIMARY KEY (code), 
	FOREIGN KEY(code) REFERENCES "match" (code) ON DELETE CASCADE
);
INSERT INTO "start" VALUES('aubier-9161',NULL,'["* 0", "* 5", "* 6", "* 2", "* 6", "* 6", "* 4", "0 keep 6"]');
INSERT INTO "start" VALUES('roseau-7757','{"dice": [3, 9, 4]}','[]');
CREATE TABLE token (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, seen_on INTEGER, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "token" VALUES('211c2d21780d540322e72e6a807ecd3cbc5ce985372d6648fbb30bb7fa97b077','04c657162c348557fd2424349e07d89e','cookie',1.79488699659892153746e+09,20774);
INSERT INTO "token" VALUES('916762d12e499325927637dd9a2db98e75f260d47fb9c655bff225a5763f587f','63695b51d27b4fff89eb81b0bdef5eaf','cookie',1.7948870048278553486e+09,20774);
INSERT INTO "token" VALUES('0a6c1a682f172b1ddac336db4be87c1a24f29981667b0937d476b7c209ed8e89','9a51931e7410813fd9a0217e4f0bbeee','cookie',1.79488701635136890409e+09,20774);
CREATE TABLE upload (
	id VARCHAR(32) NOT NULL, 
	record TEXT NOT NULL, 
	created FLOAT NOT NULL, person VARCHAR(32), size INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "upload" VALUES('000770e096026ac8abc2','douzaine record 1
game killer 1
fair {"match": "lune-6420", "words": ["tarte aux prunes", ""], "commitment": "708837273b200fe1fc52043470f87ca527c511ddcaa1ae5942763e5686bd655d", "seed": "954f4a42f08da187b865472ffad741408a379c92e2b956e20a0a24acf9f3e546"}
moves
* 0
* 5
* 6
* 2
* 6
* 6
* 4
0 keep 6
0 roll
* 1
* 5
* 1
* 1
* 5
0 keep 5
0 keep 1
0 keep 1
0 roll
* 1
* 1
',1.79488701589123845103e+09,'04c657162c348557fd2424349e07d89e',365);
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
CREATE INDEX match_practice ON "match" (practice, visited);
COMMIT;
