BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE daily_answer (
	day VARCHAR(10) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	moves TEXT NOT NULL, 
	share FLOAT NOT NULL, 
	best BOOLEAN NOT NULL, 
	on_day BOOLEAN NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (day, person), 
	FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "daily_answer" VALUES('2026-11-16','a22cf069c5a966c78851d288c1c9e64a','["keep 1", "roll"]',0.97,0,1,1794800001.0);
CREATE TABLE daily_match (
	day VARCHAR(10) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	options TEXT NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	PRIMARY KEY (day)
);
INSERT INTO "daily_match" VALUES('2026-11-16','king12','{}','5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e');
CREATE TABLE daily_puzzle (
	day VARCHAR(10) NOT NULL, 
	edition VARCHAR(200) NOT NULL, 
	puzzle TEXT, 
	made FLOAT NOT NULL, 
	PRIMARY KEY (day)
);
INSERT INTO "daily_puzzle" VALUES('2026-11-16','1 killer-1','',1794800000.0);
CREATE TABLE daily_try (
	day VARCHAR(10) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	code VARCHAR(40) NOT NULL, 
	PRIMARY KEY (day, person), 
	FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "daily_try" VALUES('2026-11-16','a22cf069c5a966c78851d288c1c9e64a','granit-6800');
CREATE TABLE fact (
	name VARCHAR(20) NOT NULL, 
	value FLOAT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "fact" VALUES('retention_began',1.79489037482106208801e+09);
INSERT INTO "fact" VALUES('written',1.79489037482106208801e+09);
CREATE TABLE guest (
	code VARCHAR(40) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	came_by VARCHAR(8) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	PRIMARY KEY (code, person), 
	FOREIGN KEY(code) REFERENCES "match" (code) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "guest" VALUES('peche-1590','414839b3b5176bec1385c450309ed9ca','word','');
INSERT INTO "guest" VALUES('peche-1590','1329ac00dcb0b904cb06eea7e7d79423','away','Mia');
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
	successor VARCHAR(40), visited FLOAT DEFAULT '0' NOT NULL, invitation VARCHAR(32), revealing FLOAT, practice BOOLEAN DEFAULT 0 NOT NULL, daily VARCHAR(10), 
	PRIMARY KEY (code)
);
INSERT INTO "match" VALUES('granit-6800','killer',1,'{"players": 3, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','4f35fcee848dc899bc07eb55c05ccd3638003412b680ef89a92dba8ef4ca02dc','a22cf069c5a966c78851d288c1c9e64a',0,1,1,1,'bot',NULL,1.79489037511205148695e+09,1.79489037515554261201e+09,NULL,NULL,NULL,1.79489041680645346641e+09,'PuiTahO_YIZ2kTw91eZnyQ',NULL,0,NULL);
INSERT INTO "match" VALUES('lotus-9095','king12',1,'{"players": 4, "boxes": 1, "card_set": "first_game", "agreed_cards": null, "value_basis": "when_resolved", "max_rounds": 200, "discard_piles": "closed"}','5bd70bd395c891b407e1a89c2b2380843df3cd0d7a9e10925c8bdb8a7726d8d7','a22cf069c5a966c78851d288c1c9e64a',0,1,1,1,'bot',NULL,1.79489038096405529977e+09,1.79489038097662520409e+09,1.79489040838937664035e+09,'{"reason": "two_rounds", "winners": [2], "scores": [0.0, 0.0, 1.0, 0.0]}',NULL,1.79489041680645346641e+09,'BvwMeqadbBQhzbR_9B9pFA',NULL,0,NULL);
INSERT INTO "match" VALUES('castor-7141','killer',1,'{"players": 2, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','c6a785513392958c44f6a0c97d6df160da6613f3f50e9e1d402b0bef215bbb29','a22cf069c5a966c78851d288c1c9e64a',0,1,0,0,'end',NULL,1.794890392769695282e+09,1.79489039420884037012e+09,1.79489040492368721966e+09,'{"reason": "left", "winners": [], "scores": [], "seat": 1}','lichen-1361',1.79489041680645346641e+09,'0KkRmDgGnQsUlyV4Jl-FJA',NULL,0,NULL);
INSERT INTO "match" VALUES('olive-5559','killer',1,'{"players": 2, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','706a9cf97a2c964dd433fe7b7a8ec475af415e1eae41a75ec78d9567c0024927','a22cf069c5a966c78851d288c1c9e64a',0,0,1,0,'end',NULL,1.79489041390424680709e+09,1.79489041406694817539e+09,NULL,NULL,NULL,1.79489041680645346641e+09,'EVFV1pjrF23MVVf2fcPb8A',NULL,1,NULL);
INSERT INTO "match" VALUES('bambou-6146','king12',1,'{"players": 3, "boxes": 1, "card_set": "first_game", "agreed_cards": null, "value_basis": "when_resolved", "max_rounds": 200, "discard_piles": "closed"}','9dbfa913b50ea8dffdc4dc4d936a3d54864f0587f6af323c2d56b9bf6363781a','a22cf069c5a966c78851d288c1c9e64a',0,0,1,0,'end',NULL,1.79489041561526131629e+09,1.79489041605726718899e+09,NULL,NULL,NULL,1.79489041561526131629e+09,'zthlzT8eCXxiG9OLv8-STA',NULL,1,NULL);
INSERT INTO "match" VALUES('lichen-1361','killer',1,'{"players": 2, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','b4fc7d9d1ab9a796b8f7529ce8a49a53934bf1a65cfd175fa5c898e7aa14bab9','a22cf069c5a966c78851d288c1c9e64a',0,1,0,0,'end',NULL,1.79489041620452022558e+09,NULL,NULL,NULL,NULL,1.79489041620452022558e+09,'H2SKmZ_kkwMvLsAdC5LD4Q',NULL,0,NULL);
INSERT INTO "match" VALUES('peche-1590','killer',1,'{"players": 3, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','39998ce35434c7dc7fd5f6c2b6ce340fe129601fb5836028398c13f7f5491c82','a22cf069c5a966c78851d288c1c9e64a',0,1,1,0,'bot',NULL,1.79489041629981207854e+09,NULL,NULL,NULL,NULL,1.79489041680645346641e+09,'YFhBQ-LnpCTAlefYlUzaYA',NULL,0,NULL);
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
INSERT INTO "move" VALUES('lotus-9095',1,'move',0,'["play machine"]',1.79489038862444472317e+09);
INSERT INTO "move" VALUES('lotus-9095',2,'leave',0,'[]',1.79489039255045914646e+09);
INSERT INTO "move" VALUES('granit-6800',1,'move',2,'["keep 1", "roll"]',1.79489039313693022727e+09);
INSERT INTO "move" VALUES('lotus-9095',3,'move',1,'["play oracle"]',1.79489039455538916586e+09);
INSERT INTO "move" VALUES('lotus-9095',4,'move',2,'["play golem"]',1.79489039458715319633e+09);
INSERT INTO "move" VALUES('granit-6800',2,'move',2,'["keep 3", "roll"]',1.79489039458802986147e+09);
INSERT INTO "move" VALUES('lotus-9095',5,'move',3,'["play parasite"]',1.79489039461102223389e+09);
INSERT INTO "move" VALUES('castor-7141',1,'move',0,'["keep 6", "keep 5", "keep 4", "roll"]',1.79489039462743163108e+09);
INSERT INTO "move" VALUES('granit-6800',3,'move',2,'["keep 1", "roll"]',1794890394.62999);
INSERT INTO "move" VALUES('lotus-9095',6,'move',0,'["play golem"]',1.79489039526718759534e+09);
INSERT INTO "move" VALUES('lotus-9095',7,'move',1,'["play golem"]',1.79489039527306747439e+09);
INSERT INTO "move" VALUES('lotus-9095',8,'move',2,'["play knight"]',1.79489039528388142586e+09);
INSERT INTO "move" VALUES('granit-6800',4,'move',2,'["keep 2", "roll"]',1.79489039528407478335e+09);
INSERT INTO "move" VALUES('lotus-9095',9,'move',3,'["play golem"]',1.79489039528520369533e+09);
INSERT INTO "move" VALUES('granit-6800',5,'move',2,'["keep 4", "keep 1"]',1.79489039531394505497e+09);
INSERT INTO "move" VALUES('lotus-9095',10,'move',0,'["play oracle"]',1.79489039602256631854e+09);
INSERT INTO "move" VALUES('lotus-9095',11,'move',1,'["play alchemist"]',1.79489039602644491195e+09);
INSERT INTO "move" VALUES('lotus-9095',12,'move',2,'["play sorcerer"]',1.79489039602815270428e+09);
INSERT INTO "move" VALUES('lotus-9095',13,'move',3,'["play oracle"]',1.7948903960289332867e+09);
INSERT INTO "move" VALUES('lotus-9095',14,'move',2,'["turn 11"]',1.79489039622655725475e+09);
INSERT INTO "move" VALUES('lotus-9095',15,'move',0,'["play knight"]',1.79489039839580202103e+09);
INSERT INTO "move" VALUES('lotus-9095',16,'move',1,'["play knight"]',1.79489039840946912763e+09);
INSERT INTO "move" VALUES('lotus-9095',17,'move',2,'["play alchemist"]',1.79489039842881560322e+09);
INSERT INTO "move" VALUES('lotus-9095',18,'move',3,'["play sorcerer"]',1.7948903984940705299e+09);
INSERT INTO "move" VALUES('lotus-9095',19,'move',3,'["turn 11"]',1794890398.77761);
INSERT INTO "move" VALUES('lotus-9095',20,'move',0,'["play alchemist"]',1.79489039930308294295e+09);
INSERT INTO "move" VALUES('lotus-9095',21,'move',1,'["play machine"]',1.7948903993082306385e+09);
INSERT INTO "move" VALUES('lotus-9095',22,'move',2,'["play oracle"]',1.79489039931123971942e+09);
INSERT INTO "move" VALUES('lotus-9095',23,'move',3,'["play alchemist"]',1.79489039931179094307e+09);
INSERT INTO "move" VALUES('castor-7141',2,'move',0,'["keep 4", "roll"]',1.79489039980536389351e+09);
INSERT INTO "move" VALUES('lotus-9095',24,'move',0,'["play parasite"]',1.7948904000034263134e+09);
INSERT INTO "move" VALUES('lotus-9095',25,'move',1,'["play sorcerer"]',1.79489040000507402419e+09);
INSERT INTO "move" VALUES('lotus-9095',26,'move',2,'["play machine"]',1.79489040004115080837e+09);
INSERT INTO "move" VALUES('lotus-9095',27,'move',3,'["play knight"]',1.79489040007642769816e+09);
INSERT INTO "move" VALUES('lotus-9095',28,'move',1,'["turn 5"]',1.79489040052560400962e+09);
INSERT INTO "move" VALUES('lotus-9095',29,'move',2,'["bury golem"]',1.79489040074352383617e+09);
INSERT INTO "move" VALUES('lotus-9095',30,'move',0,'["play machine"]',1.7948904014286034107e+09);
INSERT INTO "move" VALUES('lotus-9095',31,'move',1,'["play golem"]',1.79489040144417119028e+09);
INSERT INTO "move" VALUES('lotus-9095',32,'move',2,'["play oracle"]',1.79489040144534492491e+09);
INSERT INTO "move" VALUES('lotus-9095',33,'move',3,'["play golem"]',1.7948904014469759464e+09);
INSERT INTO "move" VALUES('lotus-9095',34,'move',0,'["play parasite"]',1.7948904020323188305e+09);
INSERT INTO "move" VALUES('lotus-9095',35,'move',1,'["play parasite"]',1.79489040203347229962e+09);
INSERT INTO "move" VALUES('lotus-9095',36,'move',2,'["play alchemist"]',1.7948904020349590779e+09);
INSERT INTO "move" VALUES('lotus-9095',37,'move',3,'["play knight"]',1.7948904020472533703e+09);
INSERT INTO "move" VALUES('lotus-9095',38,'move',0,'["play sorcerer"]',1.79489040249973535534e+09);
INSERT INTO "move" VALUES('lotus-9095',39,'move',1,'["play knight"]',1.7948904028401620388e+09);
INSERT INTO "move" VALUES('lotus-9095',40,'move',2,'["play sorcerer"]',1.7948904028927197456e+09);
INSERT INTO "move" VALUES('lotus-9095',41,'move',3,'["play oracle"]',1.79489040289901900294e+09);
INSERT INTO "move" VALUES('lotus-9095',42,'move',0,'["play alchemist"]',1.79489040365246820454e+09);
INSERT INTO "move" VALUES('lotus-9095',43,'move',1,'["play sorcerer"]',1.79489040365357136724e+09);
INSERT INTO "move" VALUES('lotus-9095',44,'move',2,'["play machine"]',1.7948904036541960239e+09);
INSERT INTO "move" VALUES('lotus-9095',45,'move',3,'["play alchemist"]',1.7948904036550893783e+09);
INSERT INTO "move" VALUES('lotus-9095',46,'move',1,'["turn 11"]',1.79489040383936047547e+09);
INSERT INTO "move" VALUES('lotus-9095',47,'move',0,'["play oracle"]',1.79489040436856961248e+09);
INSERT INTO "move" VALUES('lotus-9095',48,'move',1,'["play alchemist"]',1.79489040437214183803e+09);
INSERT INTO "move" VALUES('lotus-9095',49,'move',2,'["play knight"]',1.79489040438126111033e+09);
INSERT INTO "move" VALUES('lotus-9095',50,'move',3,'["play machine"]',1.79489040438196372981e+09);
INSERT INTO "move" VALUES('lotus-9095',51,'move',0,'["bury knight"]',1.79489040461542701723e+09);
INSERT INTO "move" VALUES('castor-7141',3,'leave',1,'[]',1.79489040492368721966e+09);
INSERT INTO "move" VALUES('lotus-9095',52,'move',0,'["play sorcerer"]',1.79489040526303148277e+09);
INSERT INTO "move" VALUES('lotus-9095',53,'move',1,'["play sorcerer"]',1.79489040529007673266e+09);
INSERT INTO "move" VALUES('lotus-9095',54,'move',2,'["play alchemist"]',1.79489040530382752422e+09);
INSERT INTO "move" VALUES('lotus-9095',55,'move',3,'["play oracle"]',1.79489040534741854668e+09);
INSERT INTO "move" VALUES('lotus-9095',56,'move',0,'["play parasite"]',1.79489040657455945016e+09);
INSERT INTO "move" VALUES('lotus-9095',57,'move',1,'["play alchemist"]',1.79489040659919476508e+09);
INSERT INTO "move" VALUES('lotus-9095',58,'move',2,'["play parasite"]',1.79489040667770051963e+09);
INSERT INTO "move" VALUES('lotus-9095',59,'move',3,'["play knight"]',1.79489040671394610403e+09);
INSERT INTO "move" VALUES('lotus-9095',60,'move',0,'["play golem"]',1.79489040758326721188e+09);
INSERT INTO "move" VALUES('lotus-9095',61,'move',1,'["play parasite"]',1.79489040761117148396e+09);
INSERT INTO "move" VALUES('lotus-9095',62,'move',2,'["play machine"]',1.79489040763307285304e+09);
INSERT INTO "move" VALUES('lotus-9095',63,'move',3,'["play alchemist"]',1.79489040765418195718e+09);
INSERT INTO "move" VALUES('lotus-9095',64,'move',0,'["play machine"]',1.79489040810849976538e+09);
INSERT INTO "move" VALUES('lotus-9095',65,'move',1,'["play machine"]',1.79489040811131644252e+09);
INSERT INTO "move" VALUES('lotus-9095',66,'move',2,'["play oracle"]',1.79489040811912560456e+09);
INSERT INTO "move" VALUES('lotus-9095',67,'move',3,'["play parasite"]',1.79489040812317347524e+09);
INSERT INTO "move" VALUES('lotus-9095',68,'move',0,'["play alchemist"]',1.79489040838713955882e+09);
INSERT INTO "move" VALUES('lotus-9095',69,'move',1,'["play golem"]',1.79489040838823986053e+09);
INSERT INTO "move" VALUES('lotus-9095',70,'move',2,'["play knight"]',1.79489040838886332513e+09);
INSERT INTO "move" VALUES('lotus-9095',71,'move',3,'["play machine"]',1.79489040838937664035e+09);
INSERT INTO "move" VALUES('olive-5559',1,'move',0,'["roll"]',1.79489041497013211245e+09);
INSERT INTO "move" VALUES('olive-5559',2,'move',0,'["keep 6", "keep 6", "keep 4", "keep 4", "roll"]',1.79489041530177617072e+09);
INSERT INTO "move" VALUES('bambou-6146',1,'move',1,'["play machine"]',1.79489041661946296694e+09);
INSERT INTO "move" VALUES('bambou-6146',2,'move',2,'["play golem"]',1.79489041662913823126e+09);
CREATE TABLE person (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, visited FLOAT DEFAULT '0' NOT NULL, gone FLOAT, pace VARCHAR(4) DEFAULT '1' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('a22cf069c5a966c78851d288c1c9e64a','Lea',1.79489037493421101565e+09,1.79489041680645346641e+09,NULL,'1');
INSERT INTO "person" VALUES('414839b3b5176bec1385c450309ed9ca','Tom',1.79489039299463677408e+09,1.79489041680645346641e+09,NULL,'1');
INSERT INTO "person" VALUES('1329ac00dcb0b904cb06eea7e7d79423','Mia',1.79489041643241500857e+09,1.79489041680645346641e+09,NULL,'1');
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
INSERT INTO "seat" VALUES('granit-6800',0,'person','a22cf069c5a966c78851d288c1c9e64a',NULL,'Paprika','',NULL,'','');
INSERT INTO "seat" VALUES('granit-6800',1,'bot',NULL,'regular','Ada','',NULL,'','');
INSERT INTO "seat" VALUES('granit-6800',2,'bot',NULL,'regular','Blaise','',NULL,'','');
INSERT INTO "seat" VALUES('lotus-9095',0,'person','a22cf069c5a966c78851d288c1c9e64a',NULL,'Paprika','',NULL,'','');
INSERT INTO "seat" VALUES('lotus-9095',1,'bot',NULL,'regular','Ada','',NULL,'','');
INSERT INTO "seat" VALUES('lotus-9095',2,'bot',NULL,'regular','Blaise','',NULL,'','');
INSERT INTO "seat" VALUES('lotus-9095',3,'bot',NULL,'regular','Émilie','',NULL,'','');
INSERT INTO "seat" VALUES('castor-7141',0,'person','a22cf069c5a966c78851d288c1c9e64a',NULL,'Lea','tarte aux prunes',NULL,'4c00cfefb7be0af5dac4a88ef4fa294757c49c61a472897611d06ca3e70e24e5','82ef7de5a9db198d4fe511690ccc2369');
INSERT INTO "seat" VALUES('castor-7141',1,'person','414839b3b5176bec1385c450309ed9ca',NULL,'Tom','',NULL,'','');
INSERT INTO "seat" VALUES('olive-5559',0,'person','a22cf069c5a966c78851d288c1c9e64a',NULL,'Lea','',NULL,'','');
INSERT INTO "seat" VALUES('olive-5559',1,'bot',NULL,'regular','Ada','',NULL,'','');
INSERT INTO "seat" VALUES('bambou-6146',0,'person','a22cf069c5a966c78851d288c1c9e64a',NULL,'Lea','',NULL,'','');
INSERT INTO "seat" VALUES('bambou-6146',1,'bot',NULL,'regular','Ada','',NULL,'','');
INSERT INTO "seat" VALUES('bambou-6146',2,'bot',NULL,'regular','Blaise','',NULL,'','');
INSERT INTO "seat" VALUES('lichen-1361',0,'person','a22cf069c5a966c78851d288c1c9e64a',NULL,'Lea','',NULL,'','');
INSERT INTO "seat" VALUES('lichen-1361',1,'reserved','414839b3b5176bec1385c450309ed9ca',NULL,'Tom','',NULL,'','');
INSERT INTO "seat" VALUES('peche-1590',0,'person','a22cf069c5a966c78851d288c1c9e64a',NULL,'Lea','',NULL,'','');
INSERT INTO "seat" VALUES('peche-1590',1,'person','414839b3b5176bec1385c450309ed9ca',NULL,'Tom','',NULL,'5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e','');
INSERT INTO "seat" VALUES('peche-1590',2,'open',NULL,NULL,'','',NULL,'','');
CREATE TABLE start (
	code VARCHAR(40) NOT NULL, 
	position TEXT, 
	moves TEXT NOT NULL, 
	PRIMARY KEY (code), 
	FOREIGN KEY(code) REFERENCES "match" (code) ON DELETE CASCADE
);
INSERT INTO "start" VALUES('olive-5559',NULL,'["* 0", "* 4", "* 6", "* 2", "* 5", "* 6", "* 5", "0 keep 6"]');
INSERT INTO "start" VALUES('bambou-6146','{"dice": [3, 9, 4]}','[]');
CREATE TABLE token (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, seen_on INTEGER, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "token" VALUES('d876020b128172a9370656f9d0f18f0013461bbe9b2f4711cc904ae4415e21ff','a22cf069c5a966c78851d288c1c9e64a','cookie',1.794890374947614193e+09,20774);
INSERT INTO "token" VALUES('affe153e22ab4dda31997eadbc9630195de006452ef4284e51f709ab691edee8','414839b3b5176bec1385c450309ed9ca','cookie',1.79489039313619017602e+09,20774);
INSERT INTO "token" VALUES('2eacbdf4912be0ae8b79fe492ec968fb5a6706116ce576bec5e8f14a1b68e812','1329ac00dcb0b904cb06eea7e7d79423','cookie',1.79489041643541741375e+09,20774);
CREATE TABLE upload (
	id VARCHAR(32) NOT NULL, 
	record TEXT NOT NULL, 
	created FLOAT NOT NULL, person VARCHAR(32), size INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "upload" VALUES('c96134cfee5ed7e027c2','douzaine record 1
game killer 1
fair {"match": "castor-7141", "words": ["tarte aux prunes", ""], "commitment": "571b05ba2aa8a7fb19247542bb51aad55e140fc772b8a2bbf66d28625a4594a3", "seed": "c6a785513392958c44f6a0c97d6df160da6613f3f50e9e1d402b0bef215bbb29"}
moves
* 0
* 4
* 6
* 2
* 5
* 6
* 5
0 keep 6
0 keep 5
0 keep 4
0 roll
* 1
* 5
* 4
0 keep 4
0 roll
* 3
* 1
',1.79489041369552087788e+09,'a22cf069c5a966c78851d288c1c9e64a',359);
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
CREATE INDEX match_daily ON "match" (daily);
CREATE INDEX daily_answer_person ON daily_answer (person);
CREATE INDEX daily_try_person ON daily_try (person);
COMMIT;
