BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE fact (
	name VARCHAR(20) NOT NULL, 
	value FLOAT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "fact" VALUES('retention_began',1.79485096976266264917e+09);
INSERT INTO "fact" VALUES('written',1.79485096976266264917e+09);
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
	successor VARCHAR(40), visited FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (code)
);
INSERT INTO "match" VALUES('brise-8474','killer',1,'{"players": 3, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','46477d0a14586af7035695c67685fe1196af6179a5de3c4b389cd2f04aea3fb0','8a1cb1f75309db707a2ed2cca2269160',0,1,1,1,'bot',NULL,1.79485096983767080302e+09,1.79485096984528350828e+09,NULL,NULL,NULL,1.79485098390406751633e+09);
INSERT INTO "match" VALUES('sorbier-9890','king12',1,'{"players": 4, "boxes": 1, "card_set": "first_game", "agreed_cards": null, "value_basis": "when_resolved", "max_rounds": 200, "discard_piles": "closed"}','fbf907ab67072d190e3daf30a6386b73ae7657ade020720c3c9c36b260b744b1','8a1cb1f75309db707a2ed2cca2269160',0,1,1,1,'bot',NULL,1.7948509708700950146e+09,1.79485097088589763639e+09,1794850976.61503,'{"reason": "two_rounds", "winners": [0], "scores": [1.0, 0.0, 0.0, 0.0]}',NULL,1.79485098390406751633e+09);
INSERT INTO "match" VALUES('sorbier-1797','killer',1,'{"players": 2, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','f7373e75d41d4b1374ac59c62c77f497ad4392846179cc72f9cfe5dbf9656455','8a1cb1f75309db707a2ed2cca2269160',0,1,0,0,'end',NULL,1.794850973551484108e+09,1.79485097363400387766e+09,1.79485098387049531935e+09,'{"reason": "left", "winners": [], "scores": [], "seat": 1}',NULL,1.79485098390406751633e+09);
INSERT INTO "match" VALUES('ecume-3223','killer',1,'{"players": 3, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','32a3fa9242a564e2be42f688d28052666efb67e119a64bc0970c8db84ebaf335','8a1cb1f75309db707a2ed2cca2269160',0,1,1,0,'bot',NULL,1.79485098389500284197e+09,NULL,NULL,NULL,NULL,1.79485098389500284197e+09);
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
INSERT INTO "move" VALUES('brise-8474',1,'move',1,'["keep 1", "roll"]',1.79485097087686181066e+09);
INSERT INTO "move" VALUES('brise-8474',2,'move',1,'["keep 2", "roll"]',1.79485097088776206965e+09);
INSERT INTO "move" VALUES('brise-8474',3,'move',1,'["keep 2", "roll"]',1.79485097120344448086e+09);
INSERT INTO "move" VALUES('sorbier-9890',1,'move',1,'["play golem"]',1.79485097184906911851e+09);
INSERT INTO "move" VALUES('brise-8474',4,'move',1,'["keep 1", "roll"]',1.79485097185121059417e+09);
INSERT INTO "move" VALUES('sorbier-9890',2,'move',2,'["play machine"]',1.7948509718617970943e+09);
INSERT INTO "move" VALUES('brise-8474',5,'move',1,'["keep 3", "roll"]',1.79485097187810444833e+09);
INSERT INTO "move" VALUES('sorbier-9890',3,'move',3,'["play alchemist"]',1.79485097187837529175e+09);
INSERT INTO "move" VALUES('brise-8474',6,'move',1,'["keep 4"]',1.79485097189004039761e+09);
INSERT INTO "move" VALUES('brise-8474',7,'move',2,'["keep 6", "keep 6", "roll"]',1.79485097190186452869e+09);
INSERT INTO "move" VALUES('brise-8474',8,'move',2,'["keep 4", "roll"]',1.79485097191239213938e+09);
INSERT INTO "move" VALUES('brise-8474',9,'move',2,'["keep 4", "roll"]',1.79485097192030239104e+09);
INSERT INTO "move" VALUES('brise-8474',10,'move',2,'["keep 6", "keep 4"]',1.79485097192803168299e+09);
INSERT INTO "move" VALUES('brise-8474',11,'move',0,'["keep 2", "roll"]',1.79485097209887552258e+09);
INSERT INTO "move" VALUES('brise-8474',12,'move',0,'["keep 6", "keep 6", "roll"]',1.79485097222390103336e+09);
INSERT INTO "move" VALUES('brise-8474',13,'move',0,'["keep 6", "keep 2", "roll"]',1.79485097232262253764e+09);
INSERT INTO "move" VALUES('brise-8474',14,'move',0,'["keep 4"]',1.79485097240645933148e+09);
INSERT INTO "move" VALUES('brise-8474',15,'move',1,'["keep 1", "roll"]',1.79485097241624569895e+09);
INSERT INTO "move" VALUES('brise-8474',16,'move',1,'["keep 1", "roll"]',1.79485097242728137969e+09);
INSERT INTO "move" VALUES('brise-8474',17,'move',1,'["keep 1", "roll"]',1.79485097243122816083e+09);
INSERT INTO "move" VALUES('brise-8474',18,'move',1,'["keep 3", "roll"]',1.79485097244325923922e+09);
INSERT INTO "move" VALUES('brise-8474',19,'move',1,'["keep 3", "keep 3"]',1.79485097245117449765e+09);
INSERT INTO "move" VALUES('brise-8474',20,'move',2,'["keep 6", "keep 6", "roll"]',1.79485097246476340291e+09);
INSERT INTO "move" VALUES('brise-8474',21,'move',2,'["keep 5", "roll"]',1.79485097253375267987e+09);
INSERT INTO "move" VALUES('brise-8474',22,'move',2,'["keep 4", "roll"]',1.79485097257527923585e+09);
INSERT INTO "move" VALUES('brise-8474',23,'move',2,'["keep 5", "roll"]',1.79485097278509426119e+09);
INSERT INTO "move" VALUES('sorbier-9890',4,'move',0,'["play parasite"]',1.79485097279400753972e+09);
INSERT INTO "move" VALUES('brise-8474',24,'move',2,'["keep 2"]',1.79485097279495334622e+09);
INSERT INTO "move" VALUES('sorbier-9890',5,'move',0,'["play sorcerer"]',1.79485097289436221126e+09);
INSERT INTO "move" VALUES('sorbier-9890',6,'move',1,'["play machine"]',1.79485097301372551912e+09);
INSERT INTO "move" VALUES('sorbier-9890',7,'move',2,'["play sorcerer"]',1.79485097301906323429e+09);
INSERT INTO "move" VALUES('sorbier-9890',8,'move',3,'["play golem"]',1.79485097302176785467e+09);
INSERT INTO "move" VALUES('sorbier-9890',9,'move',0,'["play alchemist"]',1.79485097314074397087e+09);
INSERT INTO "move" VALUES('sorbier-9890',10,'move',1,'["play knight"]',1.79485097339051365853e+09);
INSERT INTO "move" VALUES('sorbier-9890',11,'move',2,'["play alchemist"]',1.79485097339157867435e+09);
INSERT INTO "move" VALUES('sorbier-9890',12,'move',3,'["play machine"]',1.79485097339375829694e+09);
INSERT INTO "move" VALUES('sorbier-9890',13,'move',0,'["play machine"]',1.79485097346267676358e+09);
INSERT INTO "move" VALUES('sorbier-9890',14,'leave',0,'[]',1.79485097352693915369e+09);
INSERT INTO "move" VALUES('sorbier-9890',15,'move',1,'["play parasite"]',1.7948509736147255898e+09);
INSERT INTO "move" VALUES('sorbier-9890',16,'move',2,'["play parasite"]',1.79485097361569905273e+09);
INSERT INTO "move" VALUES('sorbier-9890',17,'move',3,'["play knight"]',1.79485097362273287777e+09);
INSERT INTO "move" VALUES('sorbier-9890',18,'move',0,'["play oracle"]',1.79485097400573396682e+09);
INSERT INTO "move" VALUES('sorbier-9890',19,'move',1,'["play sorcerer"]',1.79485097400672245025e+09);
INSERT INTO "move" VALUES('sorbier-9890',20,'move',2,'["play golem"]',1.79485097400768685337e+09);
INSERT INTO "move" VALUES('sorbier-9890',21,'move',3,'["play parasite"]',1.79485097401374125479e+09);
INSERT INTO "move" VALUES('sorbier-9890',22,'move',1,'["turn 2"]',1.79485097411372947692e+09);
INSERT INTO "move" VALUES('sorbier-9890',23,'move',2,'["bury parasite"]',1.79485097422289562223e+09);
INSERT INTO "move" VALUES('sorbier-9890',24,'move',0,'["play parasite"]',1.79485097455114865302e+09);
INSERT INTO "move" VALUES('sorbier-9890',25,'move',1,'["play machine"]',1.79485097455377388001e+09);
INSERT INTO "move" VALUES('sorbier-9890',26,'move',2,'["play machine"]',1.79485097455776596072e+09);
INSERT INTO "move" VALUES('sorbier-9890',27,'move',3,'["play knight"]',1.79485097456139755254e+09);
INSERT INTO "move" VALUES('sorbier-9890',28,'move',0,'["play golem"]',1.79485097490696501737e+09);
INSERT INTO "move" VALUES('sorbier-9890',29,'move',1,'["play sorcerer"]',1.79485097490842771526e+09);
INSERT INTO "move" VALUES('sorbier-9890',30,'move',2,'["play oracle"]',1.79485097490973854062e+09);
INSERT INTO "move" VALUES('sorbier-9890',31,'move',3,'["play sorcerer"]',1.79485097491110205648e+09);
INSERT INTO "move" VALUES('sorbier-9890',32,'move',0,'["play alchemist"]',1.79485097525772190098e+09);
INSERT INTO "move" VALUES('sorbier-9890',33,'move',1,'["play oracle"]',1.79485097525923681261e+09);
INSERT INTO "move" VALUES('sorbier-9890',34,'move',2,'["play knight"]',1.79485097526035165781e+09);
INSERT INTO "move" VALUES('sorbier-9890',35,'move',3,'["play machine"]',1.79485097526572966574e+09);
INSERT INTO "move" VALUES('sorbier-9890',36,'move',0,'["play machine"]',1.79485097554740190501e+09);
INSERT INTO "move" VALUES('sorbier-9890',37,'move',1,'["play golem"]',1.79485097555393385889e+09);
INSERT INTO "move" VALUES('sorbier-9890',38,'move',2,'["play sorcerer"]',1.7948509755578634739e+09);
INSERT INTO "move" VALUES('sorbier-9890',39,'move',3,'["play golem"]',1.79485097555977702148e+09);
INSERT INTO "move" VALUES('sorbier-9890',40,'move',2,'["turn 10"]',1.79485097558275818823e+09);
INSERT INTO "move" VALUES('sorbier-9890',41,'move',0,'["play sorcerer"]',1.79485097570601248736e+09);
INSERT INTO "move" VALUES('sorbier-9890',42,'move',1,'["play knight"]',1.79485097570976138113e+09);
INSERT INTO "move" VALUES('sorbier-9890',43,'move',2,'["play alchemist"]',1.79485097571373319628e+09);
INSERT INTO "move" VALUES('sorbier-9890',44,'move',3,'["play alchemist"]',1.79485097571772742267e+09);
INSERT INTO "move" VALUES('sorbier-9890',45,'move',0,'["turn 1", "bury knight"]',1.79485097584725451468e+09);
INSERT INTO "move" VALUES('sorbier-9890',46,'move',0,'["play alchemist"]',1.79485097609075474741e+09);
INSERT INTO "move" VALUES('sorbier-9890',47,'move',1,'["play alchemist"]',1.7948509760937275887e+09);
INSERT INTO "move" VALUES('sorbier-9890',48,'move',2,'["play knight"]',1.79485097609774279592e+09);
INSERT INTO "move" VALUES('sorbier-9890',49,'move',3,'["play alchemist"]',1.79485097610174870489e+09);
INSERT INTO "move" VALUES('sorbier-9890',50,'move',0,'["play machine"]',1.79485097625373220446e+09);
INSERT INTO "move" VALUES('sorbier-9890',51,'move',1,'["play sorcerer"]',1.79485097626110196109e+09);
INSERT INTO "move" VALUES('sorbier-9890',52,'move',2,'["play golem"]',1.79485097626573944095e+09);
INSERT INTO "move" VALUES('sorbier-9890',53,'move',3,'["play golem"]',1.79485097626973032951e+09);
INSERT INTO "move" VALUES('sorbier-9890',54,'move',1,'["turn 11"]',1.79485097631015706057e+09);
INSERT INTO "move" VALUES('sorbier-9890',55,'move',0,'["play oracle"]',1.79485097639812588693e+09);
INSERT INTO "move" VALUES('sorbier-9890',56,'move',1,'["play machine"]',1.79485097640175604821e+09);
INSERT INTO "move" VALUES('sorbier-9890',57,'move',2,'["play oracle"]',1.79485097640501570703e+09);
INSERT INTO "move" VALUES('sorbier-9890',58,'move',3,'["play parasite"]',1.79485097640992546084e+09);
INSERT INTO "move" VALUES('sorbier-9890',59,'move',0,'["play golem"]',1.79485097650193762782e+09);
INSERT INTO "move" VALUES('sorbier-9890',60,'move',1,'["play oracle"]',1.794850976505777359e+09);
INSERT INTO "move" VALUES('sorbier-9890',61,'move',2,'["play sorcerer"]',1.79485097650975561137e+09);
INSERT INTO "move" VALUES('sorbier-9890',62,'move',3,'["play machine"]',1.79485097651153540612e+09);
INSERT INTO "move" VALUES('sorbier-9890',63,'move',2,'["turn 8"]',1.79485097652173185341e+09);
INSERT INTO "move" VALUES('sorbier-9890',64,'move',0,'["play sorcerer"]',1.79485097660174655912e+09);
INSERT INTO "move" VALUES('sorbier-9890',65,'move',1,'["play parasite"]',1.7948509766057815552e+09);
INSERT INTO "move" VALUES('sorbier-9890',66,'move',2,'["play alchemist"]',1.79485097660975980761e+09);
INSERT INTO "move" VALUES('sorbier-9890',67,'move',3,'["play knight"]',1.79485097661176204678e+09);
INSERT INTO "move" VALUES('sorbier-9890',68,'move',0,'["turn 3"]',1794850976.61503);
INSERT INTO "move" VALUES('sorbier-1797',1,'move',1,'["keep 5", "roll"]',1.79485097866642713546e+09);
INSERT INTO "move" VALUES('sorbier-1797',2,'move',1,'["keep 5", "keep 1", "keep 1", "roll"]',1.79485098381409597396e+09);
INSERT INTO "move" VALUES('sorbier-1797',3,'leave',1,'[]',1.79485098387049531935e+09);
CREATE TABLE person (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, visited FLOAT DEFAULT '0' NOT NULL, gone FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('8a1cb1f75309db707a2ed2cca2269160','Lea',1.79485096982558417315e+09,1.79485098390406751633e+09,NULL);
INSERT INTO "person" VALUES('decbfdd53d21aac0c3025ede5c70450a','Tom',1.79485097357647705078e+09,1.79485098390406751633e+09,NULL);
CREATE TABLE seat (
	code VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	person VARCHAR(32), 
	level VARCHAR(20), 
	name VARCHAR(40) NOT NULL, 
	words VARCHAR(200) NOT NULL, words_hash VARCHAR(64), 
	PRIMARY KEY (code, number), 
	FOREIGN KEY(code) REFERENCES "match" (code) ON DELETE CASCADE
);
INSERT INTO "seat" VALUES('brise-8474',0,'person','8a1cb1f75309db707a2ed2cca2269160',NULL,'Ortie','',NULL);
INSERT INTO "seat" VALUES('brise-8474',1,'bot',NULL,'regular','Ada','',NULL);
INSERT INTO "seat" VALUES('brise-8474',2,'bot',NULL,'regular','Blaise','',NULL);
INSERT INTO "seat" VALUES('sorbier-9890',0,'person','8a1cb1f75309db707a2ed2cca2269160',NULL,'Ortie','',NULL);
INSERT INTO "seat" VALUES('sorbier-9890',1,'bot',NULL,'regular','Ada','',NULL);
INSERT INTO "seat" VALUES('sorbier-9890',2,'bot',NULL,'regular','Blaise','',NULL);
INSERT INTO "seat" VALUES('sorbier-9890',3,'bot',NULL,'regular','Émilie','',NULL);
INSERT INTO "seat" VALUES('sorbier-1797',0,'person','8a1cb1f75309db707a2ed2cca2269160',NULL,'Lea','tarte aux prunes',NULL);
INSERT INTO "seat" VALUES('sorbier-1797',1,'person','decbfdd53d21aac0c3025ede5c70450a',NULL,'Tom','',NULL);
INSERT INTO "seat" VALUES('ecume-3223',0,'person','8a1cb1f75309db707a2ed2cca2269160',NULL,'Lea','',NULL);
INSERT INTO "seat" VALUES('ecume-3223',1,'open',NULL,NULL,'','',NULL);
INSERT INTO "seat" VALUES('ecume-3223',2,'open',NULL,NULL,'','',NULL);
CREATE TABLE token (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "token" VALUES('7fcf0f878f721ceb2e2f1215bcc35a8b1dc4be9c4091157d7cf9ec97653d7148','8a1cb1f75309db707a2ed2cca2269160','cookie',1.79485096982786297798e+09);
INSERT INTO "token" VALUES('7ce7fb00bc69cb330d08da04dfd9299f486c78cf4694b022d6a2b3a29adbfb30','decbfdd53d21aac0c3025ede5c70450a','cookie',1.79485097357707548137e+09);
CREATE TABLE upload (
	id VARCHAR(32) NOT NULL, 
	record TEXT NOT NULL, 
	created FLOAT NOT NULL, person VARCHAR(32), size INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "upload" VALUES('91b7374145ca4ff2b37a','douzaine record 1
game killer 1
fair {"match": "sorbier-1797", "words": ["tarte aux prunes", ""], "commitment": "7ea9ea9a75d99ed45be56a303415d98c6d9ba6881c5f2e4435cc5431cfaa22b6", "seed": "f7373e75d41d4b1374ac59c62c77f497ad4392846179cc72f9cfe5dbf9656455"}
moves
* 1
* 1
* 5
* 2
* 6
* 3
* 5
1 keep 5
1 roll
* 1
* 5
* 5
* 1
* 1
1 keep 5
1 keep 1
1 keep 1
1 roll
* 1
* 4
',1.79485098389132881162e+09,'8a1cb1f75309db707a2ed2cca2269160',368);
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
COMMIT;
