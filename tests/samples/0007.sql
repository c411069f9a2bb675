BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
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
INSERT INTO "daily_answer" VALUES('2026-11-16','9b08b569f2d9db2f00ee4595cddaac8d','["keep 1", "roll"]',0.97,0,1,1794800001.0);
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
INSERT INTO "daily_try" VALUES('2026-11-16','9b08b569f2d9db2f00ee4595cddaac8d','cigale-2710');
CREATE TABLE fact (
	name VARCHAR(20) NOT NULL, 
	value FLOAT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "fact" VALUES('retention_began',1.79489049630839323998e+09);
INSERT INTO "fact" VALUES('written',1.79489049630839323998e+09);
CREATE TABLE guest (
	code VARCHAR(40) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	came_by VARCHAR(8) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	PRIMARY KEY (code, person), 
	FOREIGN KEY(code) REFERENCES "match" (code) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "guest" VALUES('coton-5530','28019abf44c402402124591938b06205','word','');
INSERT INTO "guest" VALUES('coton-5530','0053fadc0a3e7258cb8fb95a82683872','away','Mia');
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
INSERT INTO "match" VALUES('cigale-2710','killer',1,'{"players": 3, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','b1f72f74625dc579ea5b61de03bde245e9d8fa12adb64368759d57bf12e381b8','9b08b569f2d9db2f00ee4595cddaac8d',0,1,1,1,'bot',NULL,1.79489049709853601454e+09,1.79489049712174797055e+09,NULL,NULL,NULL,1.79489054268624615663e+09,'9aT_mOL3GqU6FxMaWsKNLw',NULL,0,NULL);
INSERT INTO "match" VALUES('mimosa-4134','king12',1,'{"players": 4, "boxes": 1, "card_set": "first_game", "agreed_cards": null, "value_basis": "when_resolved", "max_rounds": 200, "discard_piles": "closed"}','d28fd58fdc9d41701c98f290d29237f2116dc3718c492fa890879634cfc8e6d5','9b08b569f2d9db2f00ee4595cddaac8d',0,1,1,1,'bot',NULL,1.79489051215206956869e+09,1.79489051231160640716e+09,1.79489053961841702466e+09,'{"reason": "two_rounds", "winners": [3], "scores": [0.0, 0.0, 0.0, 1.0]}',NULL,1.79489054268624615663e+09,'gh2BuzzWQ9iLCbwPKzv31Q',NULL,0,NULL);
INSERT INTO "match" VALUES('tortue-6846','killer',1,'{"players": 2, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','dc03664b75e38e34289bd77a78e2efbe497cab72ce8473a888a74a0f43ff8314','9b08b569f2d9db2f00ee4595cddaac8d',0,1,0,0,'end',NULL,1.7948905297956888675e+09,1.79489053010929369928e+09,1.79489054053544020653e+09,'{"reason": "left", "winners": [], "scores": [], "seat": 1}','givre-4385',1.79489054268624615663e+09,'fR6qTyfws-DjFoA25-DAww',NULL,0,NULL);
INSERT INTO "match" VALUES('sapin-8533','killer',1,'{"players": 2, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','043d2a7966ffad26779d721c000d07417a8c5a81f6145689407eccd062b4191b','9b08b569f2d9db2f00ee4595cddaac8d',0,0,1,0,'end',NULL,1.7948905419770648479e+09,1.79489054199789237978e+09,NULL,NULL,NULL,1.79489054268624615663e+09,'A0JndUbBbJiGXhjI47HzJA',NULL,1,NULL);
INSERT INTO "match" VALUES('givre-3553','king12',1,'{"players": 3, "boxes": 1, "card_set": "first_game", "agreed_cards": null, "value_basis": "when_resolved", "max_rounds": 200, "discard_piles": "closed"}','80436352f520873c24a3805c5ba789ee385533574fa84015df38994e3627265a','9b08b569f2d9db2f00ee4595cddaac8d',0,0,1,0,'end',NULL,1.79489054231991958625e+09,1.79489054233251523967e+09,NULL,NULL,NULL,1.79489054231991958625e+09,'046Mzruv3zpm2K2OJtwglg',NULL,1,NULL);
INSERT INTO "match" VALUES('givre-4385','killer',1,'{"players": 2, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','d6c822214cfcfdd54ee91e36ba280ec31118198f686f0089db549703ed7624d7','9b08b569f2d9db2f00ee4595cddaac8d',0,1,0,0,'end',NULL,1.79489054238014173513e+09,NULL,NULL,NULL,NULL,1.79489054238014173513e+09,'vh02hV_jOJmQdsB8QO7hZw',NULL,0,NULL);
INSERT INTO "match" VALUES('coton-5530','killer',1,'{"players": 3, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','bf66b6b218b38ab8798d18ac8aaffa9b9f4878fce3fb646e2371595a4710a06a','9b08b569f2d9db2f00ee4595cddaac8d',0,1,1,0,'bot',NULL,1.79489054244358587266e+09,NULL,NULL,NULL,NULL,1.79489054268624615663e+09,'Xfxc-3w1Hrm8GWv7tyGB_Q',NULL,0,NULL);
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
INSERT INTO "move" VALUES('cigale-2710',1,'move',0,'["keep 6", "roll"]',1.79489052013597774506e+09);
INSERT INTO "move" VALUES('mimosa-4134',1,'move',0,'["play oracle"]',1.79489052100442385674e+09);
INSERT INTO "move" VALUES('mimosa-4134',2,'leave',0,'[]',1.79489052548394751544e+09);
INSERT INTO "move" VALUES('mimosa-4134',3,'move',1,'["play knight"]',1.79489052742727231981e+09);
INSERT INTO "move" VALUES('mimosa-4134',4,'move',2,'["play parasite"]',1.79489052745130372047e+09);
INSERT INTO "move" VALUES('mimosa-4134',5,'move',3,'["play machine"]',1.79489052745699024203e+09);
INSERT INTO "move" VALUES('mimosa-4134',6,'move',0,'["play golem"]',1.79489052835310506825e+09);
INSERT INTO "move" VALUES('mimosa-4134',7,'move',1,'["play machine"]',1.79489052836147451402e+09);
INSERT INTO "move" VALUES('mimosa-4134',8,'move',2,'["play oracle"]',1.79489052836308431628e+09);
INSERT INTO "move" VALUES('mimosa-4134',9,'move',3,'["play sorcerer"]',1794890528.38802);
INSERT INTO "move" VALUES('mimosa-4134',10,'move',3,'["turn 6"]',1.79489052868433046346e+09);
INSERT INTO "move" VALUES('mimosa-4134',11,'move',0,'["play machine"]',1794890529.78098);
INSERT INTO "move" VALUES('mimosa-4134',12,'move',1,'["play parasite"]',1.79489052978792333606e+09);
INSERT INTO "move" VALUES('mimosa-4134',13,'move',2,'["play golem"]',1.79489052979179358479e+09);
INSERT INTO "move" VALUES('mimosa-4134',14,'move',3,'["play parasite"]',1.79489052979609394074e+09);
INSERT INTO "move" VALUES('mimosa-4134',15,'move',0,'["play alchemist"]',1.79489053045530247689e+09);
INSERT INTO "move" VALUES('mimosa-4134',16,'move',1,'["play alchemist"]',1.79489053045665907862e+09);
INSERT INTO "move" VALUES('mimosa-4134',17,'move',2,'["play alchemist"]',1.79489053045759272574e+09);
INSERT INTO "move" VALUES('mimosa-4134',18,'move',3,'["play golem"]',1.79489053045894813532e+09);
INSERT INTO "move" VALUES('mimosa-4134',19,'move',0,'["play parasite"]',1.79489053388651037222e+09);
INSERT INTO "move" VALUES('mimosa-4134',20,'move',1,'["play sorcerer"]',1.7948905340233151913e+09);
INSERT INTO "move" VALUES('mimosa-4134',21,'move',2,'["play sorcerer"]',1.7948905340342037678e+09);
INSERT INTO "move" VALUES('mimosa-4134',22,'move',3,'["play alchemist"]',1794890534.03756);
INSERT INTO "move" VALUES('mimosa-4134',23,'move',0,'["play knight"]',1.79489053522078323369e+09);
INSERT INTO "move" VALUES('mimosa-4134',24,'move',1,'["play golem"]',1.79489053522179961208e+09);
INSERT INTO "move" VALUES('mimosa-4134',25,'move',2,'["play knight"]',1.79489053522232866284e+09);
INSERT INTO "move" VALUES('mimosa-4134',26,'move',3,'["play oracle"]',1.79489053522288513186e+09);
INSERT INTO "move" VALUES('mimosa-4134',27,'move',0,'["bury parasite"]',1.79489053532334923743e+09);
INSERT INTO "move" VALUES('tortue-6846',1,'move',1,'["keep 6", "keep 2", "roll"]',1.79489053534426593779e+09);
INSERT INTO "move" VALUES('mimosa-4134',28,'move',0,'["play knight"]',1.79489053580140972142e+09);
INSERT INTO "move" VALUES('mimosa-4134',29,'move',1,'["play oracle"]',1.79489053580332469936e+09);
INSERT INTO "move" VALUES('mimosa-4134',30,'move',2,'["play golem"]',1.79489053580457615846e+09);
INSERT INTO "move" VALUES('mimosa-4134',31,'move',3,'["play golem"]',1.79489053580525779723e+09);
INSERT INTO "move" VALUES('mimosa-4134',32,'move',0,'["play sorcerer"]',1.79489053622826576226e+09);
INSERT INTO "move" VALUES('mimosa-4134',33,'move',1,'["play machine"]',1.79489053622937679293e+09);
INSERT INTO "move" VALUES('mimosa-4134',34,'move',2,'["play sorcerer"]',1.7948905362299180031e+09);
INSERT INTO "move" VALUES('mimosa-4134',35,'move',3,'["play sorcerer"]',1.79489053623044323921e+09);
INSERT INTO "move" VALUES('mimosa-4134',36,'move',0,'["play oracle"]',1.7948905365740795135e+09);
INSERT INTO "move" VALUES('mimosa-4134',37,'move',1,'["play sorcerer"]',1.79489053658752703663e+09);
INSERT INTO "move" VALUES('mimosa-4134',38,'move',2,'["play machine"]',1.79489053659470748896e+09);
INSERT INTO "move" VALUES('mimosa-4134',39,'move',3,'["play knight"]',1.79489053659617018698e+09);
INSERT INTO "move" VALUES('mimosa-4134',40,'move',1,'["turn 2"]',1.79489053667988705635e+09);
INSERT INTO "move" VALUES('mimosa-4134',41,'move',0,'["play alchemist"]',1.79489053696736502651e+09);
INSERT INTO "move" VALUES('mimosa-4134',42,'move',1,'["play alchemist"]',1.79489053697490382193e+09);
INSERT INTO "move" VALUES('mimosa-4134',43,'move',2,'["play parasite"]',1.79489053699147677427e+09);
INSERT INTO "move" VALUES('mimosa-4134',44,'move',3,'["play oracle"]',1.79489053699878358836e+09);
INSERT INTO "move" VALUES('mimosa-4134',45,'move',0,'["play machine"]',1.79489053713517451287e+09);
INSERT INTO "move" VALUES('mimosa-4134',46,'move',1,'["play parasite"]',1.79489053713648462297e+09);
INSERT INTO "move" VALUES('mimosa-4134',47,'move',2,'["play knight"]',1.79489053713720893862e+09);
INSERT INTO "move" VALUES('mimosa-4134',48,'move',3,'["play alchemist"]',1794890537.13781);
INSERT INTO "move" VALUES('mimosa-4134',49,'move',2,'["bury parasite"]',1.7948905371893162727e+09);
INSERT INTO "move" VALUES('mimosa-4134',50,'move',0,'["play knight"]',1.79489053747000956535e+09);
INSERT INTO "move" VALUES('mimosa-4134',51,'move',1,'["play sorcerer"]',1.79489053747619414324e+09);
INSERT INTO "move" VALUES('mimosa-4134',52,'move',2,'["play knight"]',1.79489053747700715068e+09);
INSERT INTO "move" VALUES('mimosa-4134',53,'move',3,'["play machine"]',1.79489053748314261434e+09);
INSERT INTO "move" VALUES('mimosa-4134',54,'move',1,'["turn 9"]',1.79489053761620235443e+09);
INSERT INTO "move" VALUES('mimosa-4134',55,'move',0,'["play alchemist"]',1.79489053798321485525e+09);
INSERT INTO "move" VALUES('mimosa-4134',56,'move',1,'["play oracle"]',1.79489053798451304432e+09);
INSERT INTO "move" VALUES('mimosa-4134',57,'move',2,'["play alchemist"]',1.79489053798514676093e+09);
INSERT INTO "move" VALUES('mimosa-4134',58,'move',3,'["play sorcerer"]',1.79489053798737215996e+09);
INSERT INTO "move" VALUES('mimosa-4134',59,'move',3,'["turn 10"]',1.79489053804071855549e+09);
INSERT INTO "move" VALUES('mimosa-4134',60,'move',0,'["play machine"]',1.79489053836367869372e+09);
INSERT INTO "move" VALUES('mimosa-4134',61,'move',1,'["play golem"]',1.79489053836551952364e+09);
INSERT INTO "move" VALUES('mimosa-4134',62,'move',2,'["play machine"]',1.7948905383661048412e+09);
INSERT INTO "move" VALUES('mimosa-4134',63,'move',3,'["play parasite"]',1.79489053836661648748e+09);
INSERT INTO "move" VALUES('mimosa-4134',64,'move',0,'["play sorcerer"]',1.79489053876186847686e+09);
INSERT INTO "move" VALUES('mimosa-4134',65,'move',1,'["play parasite"]',1.79489053876299953465e+09);
INSERT INTO "move" VALUES('mimosa-4134',66,'move',2,'["play golem"]',1.79489053877949881555e+09);
INSERT INTO "move" VALUES('mimosa-4134',67,'move',3,'["play golem"]',1.79489053879183387755e+09);
INSERT INTO "move" VALUES('mimosa-4134',68,'move',0,'["turn 9"]',1.79489053886613059043e+09);
INSERT INTO "move" VALUES('mimosa-4134',69,'move',0,'["play golem"]',1.79489053903414726249e+09);
INSERT INTO "move" VALUES('mimosa-4134',70,'move',1,'["play knight"]',1.79489053905108213423e+09);
INSERT INTO "move" VALUES('mimosa-4134',71,'move',2,'["play oracle"]',1.79489053905916142459e+09);
INSERT INTO "move" VALUES('mimosa-4134',72,'move',3,'["play oracle"]',1.79489053906321883199e+09);
INSERT INTO "move" VALUES('mimosa-4134',73,'move',3,'["bury parasite"]',1.7948905390936973095e+09);
INSERT INTO "move" VALUES('mimosa-4134',74,'move',0,'["play knight"]',1.79489053926474857337e+09);
INSERT INTO "move" VALUES('mimosa-4134',75,'move',1,'["play alchemist"]',1.79489053926663637162e+09);
INSERT INTO "move" VALUES('mimosa-4134',76,'move',2,'["play golem"]',1.79489053927509069437e+09);
INSERT INTO "move" VALUES('mimosa-4134',77,'move',3,'["play alchemist"]',1.79489053927581954e+09);
INSERT INTO "move" VALUES('mimosa-4134',78,'move',0,'["play machine"]',1.79489053939526319505e+09);
INSERT INTO "move" VALUES('mimosa-4134',79,'move',1,'["play knight"]',1.79489053940174269675e+09);
INSERT INTO "move" VALUES('mimosa-4134',80,'move',2,'["play sorcerer"]',1.79489053940243649485e+09);
INSERT INTO "move" VALUES('mimosa-4134',81,'move',3,'["play oracle"]',1.79489053940308642383e+09);
INSERT INTO "move" VALUES('mimosa-4134',82,'move',2,'["turn 4"]',1.79489053942831444741e+09);
INSERT INTO "move" VALUES('mimosa-4134',83,'move',0,'["play sorcerer"]',1.79489053950501656524e+09);
INSERT INTO "move" VALUES('mimosa-4134',84,'move',1,'["play sorcerer"]',1.79489053950595712659e+09);
INSERT INTO "move" VALUES('mimosa-4134',85,'move',2,'["play oracle"]',1.79489053950643348694e+09);
INSERT INTO "move" VALUES('mimosa-4134',86,'move',3,'["play machine"]',1.79489053950693702699e+09);
INSERT INTO "move" VALUES('mimosa-4134',87,'move',0,'["play oracle"]',1.79489053957771396629e+09);
INSERT INTO "move" VALUES('mimosa-4134',88,'move',1,'["play parasite"]',1.79489053958300399773e+09);
INSERT INTO "move" VALUES('mimosa-4134',89,'move',2,'["play knight"]',1.79489053958411145205e+09);
INSERT INTO "move" VALUES('mimosa-4134',90,'move',3,'["play golem"]',1.79489053958748793603e+09);
INSERT INTO "move" VALUES('mimosa-4134',91,'move',0,'["play alchemist"]',1.79489053960981559754e+09);
INSERT INTO "move" VALUES('mimosa-4134',92,'move',1,'["play machine"]',1.79489053961322426794e+09);
INSERT INTO "move" VALUES('mimosa-4134',93,'move',2,'["play machine"]',1.79489053961721038818e+09);
INSERT INTO "move" VALUES('mimosa-4134',94,'move',3,'["play knight"]',1.79489053961841702466e+09);
INSERT INTO "move" VALUES('tortue-6846',2,'move',1,'["keep 5", "roll"]',1.79489054046409225468e+09);
INSERT INTO "move" VALUES('tortue-6846',3,'leave',1,'[]',1.79489054053544020653e+09);
INSERT INTO "move" VALUES('sapin-8533',1,'move',1,'["keep 2", "keep 2", "roll"]',1.7948905421686246395e+09);
INSERT INTO "move" VALUES('sapin-8533',2,'move',1,'["keep 1", "roll"]',1.79489054223713660239e+09);
INSERT INTO "move" VALUES('givre-3553',1,'move',1,'["play knight"]',1.79489054246320128439e+09);
INSERT INTO "move" VALUES('givre-3553',2,'move',2,'["play golem"]',1.79489054249123573302e+09);
CREATE TABLE person (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, visited FLOAT DEFAULT '0' NOT NULL, gone FLOAT, pace VARCHAR(4) DEFAULT '1' NOT NULL, learnt VARCHAR(400) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('9b08b569f2d9db2f00ee4595cddaac8d','Lea',1.79489049698034191125e+09,1.79489054268624615663e+09,NULL,'1','killer.2');
INSERT INTO "person" VALUES('28019abf44c402402124591938b06205','Tom',1.79489052981825709344e+09,1.79489054268624615663e+09,NULL,'1','');
INSERT INTO "person" VALUES('0053fadc0a3e7258cb8fb95a82683872','Mia',1.794890542593542099e+09,1.79489054268624615663e+09,NULL,'1','');
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
INSERT INTO "seat" VALUES('cigale-2710',0,'person','9b08b569f2d9db2f00ee4595cddaac8d',NULL,'Alezan','',NULL,'','');
INSERT INTO "seat" VALUES('cigale-2710',1,'bot',NULL,'regular','Ada','',NULL,'','');
INSERT INTO "seat" VALUES('cigale-2710',2,'bot',NULL,'regular','Blaise','',NULL,'','');
INSERT INTO "seat" VALUES('mimosa-4134',0,'person','9b08b569f2d9db2f00ee4595cddaac8d',NULL,'Alezan','',NULL,'','');
INSERT INTO "seat" VALUES('mimosa-4134',1,'bot',NULL,'regular','Ada','',NULL,'','');
INSERT INTO "seat" VALUES('mimosa-4134',2,'bot',NULL,'regular','Blaise','',NULL,'','');
INSERT INTO "seat" VALUES('mimosa-4134',3,'bot',NULL,'regular','Émilie','',NULL,'','');
INSERT INTO "seat" VALUES('tortue-6846',0,'person','9b08b569f2d9db2f00ee4595cddaac8d',NULL,'Lea','tarte aux prunes',NULL,'be594dec66fa64f0a65e509d5e05745a268f0065919dc414fa041ec78ce8bd10','e223e572b0dcd66f4e8c542e79540a03');
INSERT INTO "seat" VALUES('tortue-6846',1,'person','28019abf44c402402124591938b06205',NULL,'Tom','',NULL,'','');
INSERT INTO "seat" VALUES('sapin-8533',0,'bot',NULL,'regular','Ada','',NULL,'','');
INSERT INTO "seat" VALUES('sapin-8533',1,'person','9b08b569f2d9db2f00ee4595cddaac8d',NULL,'Lea','',NULL,'','');
INSERT INTO "seat" VALUES('givre-3553',0,'person','9b08b569f2d9db2f00ee4595cddaac8d',NULL,'Lea','',NULL,'','');
INSERT INTO "seat" VALUES('givre-3553',1,'bot',NULL,'regular','Ada','',NULL,'','');
INSERT INTO "seat" VALUES('givre-3553',2,'bot',NULL,'regular','Blaise','',NULL,'','');
INSERT INTO "seat" VALUES('givre-4385',0,'person','9b08b569f2d9db2f00ee4595cddaac8d',NULL,'Lea','',NULL,'','');
INSERT INTO "seat" VALUES('givre-4385',1,'reserved','28019abf44c402402124591938b06205',NULL,'Tom','',NULL,'','');
INSERT INTO "seat" VALUES('coton-5530',0,'person','9b08b569f2d9db2f00ee4595cddaac8d',NULL,'Lea','',NULL,'','');
INSERT INTO "seat" VALUES('coton-5530',1,'person','28019abf44c402402124591938b06205',NULL,'Tom','',NULL,'5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e','');
INSERT INTO "seat" VALUES('coton-5530',2,'open',NULL,NULL,'','',NULL,'','');
CREATE TABLE start (
	code VARCHAR(40) NOT NULL, 
	position TEXT, 
	moves TEXT NOT NULL, 
	PRIMARY KEY (code), 
	FOREIGN KEY(code) REFERENCES "match" (code) ON DELETE CASCADE
);
INSERT INTO "start" VALUES('sapin-8533',NULL,'["* 1", "* 5", "* 2", "* 6", "* 2", "* 5", "* 1", "1 keep 6"]');
INSERT INTO "start" VALUES('givre-3553','{"dice": [3, 9, 4]}','[]');
CREATE TABLE token (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, seen_on INTEGER, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "token" VALUES('31542099dbed113e480a98cf1457c5d660cbc2e8547b8a78b3cda8ad553fd609','9b08b569f2d9db2f00ee4595cddaac8d','cookie',1.79489049698825669284e+09,20774);
INSERT INTO "token" VALUES('2d2e5bab0e0181bc8ca45fcd6d8ee06995d92080d29bdf6b188c0a4e296ea21f','28019abf44c402402124591938b06205','cookie',1.79489052981893563269e+09,20774);
INSERT INTO "token" VALUES('4b839e043c04c67b6df2a6e000ddbd6f4d895b7f791389f094004ce88e9cab2d','0053fadc0a3e7258cb8fb95a82683872','cookie',1.79489054259443235397e+09,20774);
CREATE TABLE upload (
	id VARCHAR(32) NOT NULL, 
	record TEXT NOT NULL, 
	created FLOAT NOT NULL, person VARCHAR(32), size INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "upload" VALUES('f2b75054491ebb454c20','douzaine record 1
game killer 1
fair {"match": "tortue-6846", "words": ["tarte aux prunes", ""], "commitment": "8253c8f6be78c3e6f35b395d009b5edb345563087d91701ab1e6408fa7679590", "seed": "dc03664b75e38e34289bd77a78e2efbe497cab72ce8473a888a74a0f43ff8314"}
moves
* 1
* 5
* 2
* 6
* 2
* 5
* 1
1 keep 6
1 keep 2
1 roll
* 5
* 4
* 5
* 4
1 keep 5
1 roll
* 3
* 4
* 2
',1.79489054196786808966e+09,'9b08b569f2d9db2f00ee4595cddaac8d',358);
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
