BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
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
INSERT INTO "daily_answer" VALUES('2026-11-16','8213ce21ec6ca2619b20e570808eb62b','["keep 1", "roll"]',0.97,0,1,1794800001.0);
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
INSERT INTO "daily_puzzle" VALUES('2026-11-17','1 killer-1 king12-1 crowns13-1 heroes12-1','{"question": {"game": "king12", "version": 1, "options": {"players": 2, "discard_piles": "open"}, "position": {"dice": [1, 7], "hands": [["sorcerer", "oracle", "parasite"], ["knight", "sorcerer", "alchemist"]], "tokens": [[0, 2], [2, 0]]}, "dealt": [], "seat": 0}, "choices": [{"moves": ["play oracle"], "value": 0.625, "is_best": true, "parts": {"played": 1.0}}, {"moves": ["play parasite"], "value": 0.5, "is_best": false, "parts": {"played": 0.0}}, {"moves": ["play sorcerer"], "value": 0.5, "is_best": false, "parts": {"played": 0.0}}], "picks": {"simple": 0, "novice": 2, "regular": 2, "expert": 2}, "error": 0.0, "difficulty": 3}',1.79488863932810401914e+09);
INSERT INTO "daily_puzzle" VALUES('2026-11-16','1 killer-1','',1794800000.0);
CREATE TABLE daily_try (
	day VARCHAR(10) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	code VARCHAR(40) NOT NULL, 
	PRIMARY KEY (day, person), 
	FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "daily_try" VALUES('2026-11-16','8213ce21ec6ca2619b20e570808eb62b','anis-9480');
CREATE TABLE fact (
	name VARCHAR(20) NOT NULL, 
	value FLOAT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "fact" VALUES('retention_began',1.79488863698045730595e+09);
INSERT INTO "fact" VALUES('written',1.79488863698045730595e+09);
CREATE TABLE guest (
	code VARCHAR(40) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	came_by VARCHAR(8) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	PRIMARY KEY (code, person), 
	FOREIGN KEY(code) REFERENCES "match" (code) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "guest" VALUES('houblon-3689','67b649d104b0c049e7c3ee77f7f0f558','word','');
INSERT INTO "guest" VALUES('houblon-3689','5825747b3f067c5d06246229ffdb5ce9','away','Mia');
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
INSERT INTO "match" VALUES('anis-9480','killer',1,'{"players": 3, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','927dc3ba3ae8c161c0441f2788f9ed0d1ece6f83676a58e06502fa3b4f29d161','8213ce21ec6ca2619b20e570808eb62b',0,1,1,1,'bot',NULL,1.79488863943253326412e+09,1.79488863953562784192e+09,NULL,NULL,NULL,1.79488867435524892808e+09,'Y-aEfbtLEHWhpvMUvCQLcQ',NULL,0,NULL);
INSERT INTO "match" VALUES('crocus-1434','king12',1,'{"players": 4, "boxes": 1, "card_set": "first_game", "agreed_cards": null, "value_basis": "when_resolved", "max_rounds": 200, "discard_piles": "closed"}','451c085ce06aff6a9265f6071469ffbf0588d9a74d37771b3b5278579026868e','8213ce21ec6ca2619b20e570808eb62b',0,1,1,1,'bot',NULL,1.79488864865659213066e+09,1.7948886486851263046e+09,1.79488867374381971366e+09,'{"reason": "two_rounds", "winners": [2], "scores": [0.0, 0.0, 1.0, 0.0]}',NULL,1.79488867435524892808e+09,'Rqd2XwqSchCCXx7Cu990QA',NULL,0,NULL);
INSERT INTO "match" VALUES('tortue-7336','killer',1,'{"players": 2, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','cf2e6b1122e5ce231da70601892940334daccff817aefabe63b6bbf397e1ac5b','8213ce21ec6ca2619b20e570808eb62b',0,1,0,0,'end',NULL,1.79488865950960016252e+09,1.79488865983576059348e+09,1.79488867043642449372e+09,'{"reason": "left", "winners": [], "scores": [], "seat": 1}','roseau-5208',1.79488867435524892808e+09,'nN5Bb3hbgR0dgiz6FQhMyg',NULL,0,NULL);
INSERT INTO "match" VALUES('glycine-6661','killer',1,'{"players": 2, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','16b1a2d2032345e3326de571accd2b18a12feb1cb69158b6f8f93d9fd636cca0','8213ce21ec6ca2619b20e570808eb62b',0,0,1,0,'end',NULL,1.79488867297254586219e+09,1.79488867298044276234e+09,NULL,NULL,NULL,1.79488867435524892808e+09,'msdLYhNfffNXX3qtxgbTcw',NULL,1,NULL);
INSERT INTO "match" VALUES('cassis-7867','king12',1,'{"players": 3, "boxes": 1, "card_set": "first_game", "agreed_cards": null, "value_basis": "when_resolved", "max_rounds": 200, "discard_piles": "closed"}','addb9d944e1276f959be9d9965861b472fbf276fcd5a41fc2d980f361c0f199c','8213ce21ec6ca2619b20e570808eb62b',0,0,1,0,'end',NULL,1.79488867380157566069e+09,1.7948886738357336521e+09,NULL,NULL,NULL,1.79488867380157566069e+09,'wwCvHpa1-e_tIdVl6ZCtMg',NULL,1,NULL);
INSERT INTO "match" VALUES('roseau-5208','killer',1,'{"players": 2, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','53d9e5891658bb3d4d4a742adb4e8ee05de6f04ef365886608109926bf304190','8213ce21ec6ca2619b20e570808eb62b',0,1,0,0,'end',NULL,1.79488867388778305057e+09,NULL,NULL,NULL,NULL,1.79488867388778305057e+09,'o72WPNBEmi4cdiKSjZiImQ',NULL,0,NULL);
INSERT INTO "match" VALUES('houblon-3689','killer',1,'{"players": 3, "first_player": "random", "dice_count": 6, "starting_hp": 30, "starting_hp_mode": "fixed", "eliminated_players": "out", "revive_limit": 1, "exact_result": "regenerate", "attack_heal": false, "forgotten_target": false, "all_hit": "end", "max_turns": 1000}','3ee2f1e906b63afa6760d0eda406e73bb8a27082743ee0ce330e93e8dd4f5101','8213ce21ec6ca2619b20e570808eb62b',0,1,1,0,'bot',NULL,1.7948886740124239921e+09,NULL,NULL,NULL,NULL,1.79488867435524892808e+09,'DmfKAwek2i9aaSoN3ffUgw',NULL,0,NULL);
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
INSERT INTO "move" VALUES('crocus-1434',1,'move',0,'["play machine"]',1.79488865562831759453e+09);
INSERT INTO "move" VALUES('anis-9480',1,'move',1,'["keep 1", "keep 1", "keep 1", "roll"]',1.79488865739736938478e+09);
INSERT INTO "move" VALUES('crocus-1434',2,'move',1,'["play oracle"]',1.79488865859929752353e+09);
INSERT INTO "move" VALUES('anis-9480',2,'move',1,'["keep 2", "roll"]',1.79488865860796856883e+09);
INSERT INTO "move" VALUES('crocus-1434',3,'move',2,'["play knight"]',1.79488865862357687948e+09);
INSERT INTO "move" VALUES('crocus-1434',4,'move',3,'["play knight"]',1.79488865863999152178e+09);
INSERT INTO "move" VALUES('anis-9480',3,'move',1,'["keep 3", "roll"]',1.7948886586414670944e+09);
INSERT INTO "move" VALUES('crocus-1434',5,'move',0,'["play oracle"]',1.79488865871092438696e+09);
INSERT INTO "move" VALUES('crocus-1434',6,'move',1,'["play alchemist"]',1.79488865920500969891e+09);
INSERT INTO "move" VALUES('anis-9480',4,'move',1,'["keep 5"]',1.79488865920694422718e+09);
INSERT INTO "move" VALUES('crocus-1434',7,'move',2,'["play oracle"]',1.79488865923412942889e+09);
INSERT INTO "move" VALUES('crocus-1434',8,'move',3,'["play alchemist"]',1.79488865929137039181e+09);
INSERT INTO "move" VALUES('anis-9480',5,'move',2,'["keep 1", "roll"]',1.79488865934928512567e+09);
INSERT INTO "move" VALUES('crocus-1434',9,'leave',0,'[]',1.794888659397963047e+09);
INSERT INTO "move" VALUES('crocus-1434',10,'move',1,'["play knight"]',1.79488865981976866725e+09);
INSERT INTO "move" VALUES('anis-9480',6,'move',2,'["keep 1", "roll"]',1.79488865982322478298e+09);
INSERT INTO "move" VALUES('crocus-1434',11,'move',2,'["play machine"]',1.79488865983310842515e+09);
INSERT INTO "move" VALUES('anis-9480',7,'move',2,'["keep 4", "roll"]',1.79488865987120628357e+09);
INSERT INTO "move" VALUES('crocus-1434',12,'move',3,'["play oracle"]',1.79488865992428350444e+09);
INSERT INTO "move" VALUES('anis-9480',8,'move',2,'["keep 2", "keep 1", "roll"]',1.79488865999951529499e+09);
INSERT INTO "move" VALUES('crocus-1434',13,'move',0,'["play parasite"]',1.7948886602799859047e+09);
INSERT INTO "move" VALUES('anis-9480',9,'move',2,'["keep 4"]',1.79488866028183698649e+09);
INSERT INTO "move" VALUES('crocus-1434',14,'move',0,'["play alchemist"]',1.79488866112315845484e+09);
INSERT INTO "move" VALUES('crocus-1434',15,'move',1,'["play golem"]',1.79488866115923595421e+09);
INSERT INTO "move" VALUES('crocus-1434',16,'move',2,'["play sorcerer"]',1.79488866116404581071e+09);
INSERT INTO "move" VALUES('crocus-1434',17,'move',3,'["play sorcerer"]',1.79488866120757174487e+09);
INSERT INTO "move" VALUES('crocus-1434',18,'move',0,'["play knight"]',1.79488866198721575733e+09);
INSERT INTO "move" VALUES('crocus-1434',19,'move',1,'["play parasite"]',1.79488866201126456259e+09);
INSERT INTO "move" VALUES('crocus-1434',20,'move',2,'["play parasite"]',1.7948886620392611027e+09);
INSERT INTO "move" VALUES('crocus-1434',21,'move',3,'["play machine"]',1.79488866208332014081e+09);
INSERT INTO "move" VALUES('crocus-1434',22,'move',0,'["play sorcerer"]',1.79488866289287424087e+09);
INSERT INTO "move" VALUES('crocus-1434',23,'move',1,'["play sorcerer"]',1.79488866303520274163e+09);
INSERT INTO "move" VALUES('crocus-1434',24,'move',2,'["play golem"]',1.79488866307223367694e+09);
INSERT INTO "move" VALUES('crocus-1434',25,'move',3,'["play golem"]',1.79488866307463383674e+09);
INSERT INTO "move" VALUES('crocus-1434',26,'move',3,'["bury knight"]',1.7948886634236485958e+09);
INSERT INTO "move" VALUES('crocus-1434',27,'move',0,'["play knight"]',1.79488866484083652496e+09);
INSERT INTO "move" VALUES('crocus-1434',28,'move',1,'["play golem"]',1.79488866490134096149e+09);
INSERT INTO "move" VALUES('crocus-1434',29,'move',2,'["play sorcerer"]',1.79488866493951272967e+09);
INSERT INTO "move" VALUES('crocus-1434',30,'move',3,'["play alchemist"]',1.79488866498716378213e+09);
INSERT INTO "move" VALUES('tortue-7336',1,'move',1,'["keep 5", "keep 4", "keep 3", "keep 2", "roll"]',1.7948886652242107392e+09);
INSERT INTO "move" VALUES('crocus-1434',31,'move',2,'["turn 11"]',1.79488866535271739954e+09);
INSERT INTO "move" VALUES('crocus-1434',32,'move',0,'["play machine"]',1.79488866610786819456e+09);
INSERT INTO "move" VALUES('crocus-1434',33,'move',1,'["play alchemist"]',1.79488866611949300765e+09);
INSERT INTO "move" VALUES('crocus-1434',34,'move',2,'["play golem"]',1.79488866612323379515e+09);
INSERT INTO "move" VALUES('crocus-1434',35,'move',3,'["play oracle"]',1.79488866622266912461e+09);
INSERT INTO "move" VALUES('crocus-1434',36,'move',0,'["play parasite"]',1.79488866662936902046e+09);
INSERT INTO "move" VALUES('crocus-1434',37,'move',1,'["play parasite"]',1.79488866664177703852e+09);
INSERT INTO "move" VALUES('crocus-1434',38,'move',2,'["play oracle"]',1.79488866664709043508e+09);
INSERT INTO "move" VALUES('crocus-1434',39,'move',3,'["play machine"]',1.79488866664795851703e+09);
INSERT INTO "move" VALUES('crocus-1434',40,'move',0,'["play golem"]',1.7948886675000720024e+09);
INSERT INTO "move" VALUES('crocus-1434',41,'move',1,'["play machine"]',1.79488866750648903844e+09);
INSERT INTO "move" VALUES('crocus-1434',42,'move',2,'["play parasite"]',1.79488866750743269922e+09);
INSERT INTO "move" VALUES('crocus-1434',43,'move',3,'["play parasite"]',1.79488866750811767577e+09);
INSERT INTO "move" VALUES('crocus-1434',44,'move',0,'["play oracle"]',1.79488866775157046313e+09);
INSERT INTO "move" VALUES('crocus-1434',45,'move',1,'["play knight"]',1.79488866776086425781e+09);
INSERT INTO "move" VALUES('crocus-1434',46,'move',2,'["play machine"]',1.79488866776167607305e+09);
INSERT INTO "move" VALUES('crocus-1434',47,'move',3,'["play sorcerer"]',1.7948886677623562812e+09);
INSERT INTO "move" VALUES('crocus-1434',48,'move',3,'["turn 7"]',1.79488866783025455471e+09);
INSERT INTO "move" VALUES('crocus-1434',49,'move',1,'["bury knight"]',1.79488866801514339449e+09);
INSERT INTO "move" VALUES('crocus-1434',50,'move',0,'["play knight"]',1.79488866847309947016e+09);
INSERT INTO "move" VALUES('crocus-1434',51,'move',1,'["play parasite"]',1.79488866848746347424e+09);
INSERT INTO "move" VALUES('crocus-1434',52,'move',2,'["play oracle"]',1.79488866849201512336e+09);
INSERT INTO "move" VALUES('crocus-1434',53,'move',3,'["play machine"]',1.7948886685070495606e+09);
INSERT INTO "move" VALUES('crocus-1434',54,'move',0,'["play parasite"]',1.79488866900976657865e+09);
INSERT INTO "move" VALUES('crocus-1434',55,'move',1,'["play golem"]',1.79488866902703452107e+09);
INSERT INTO "move" VALUES('crocus-1434',56,'move',2,'["play knight"]',1.79488866903523349759e+09);
INSERT INTO "move" VALUES('crocus-1434',57,'move',3,'["play sorcerer"]',1.79488866903908801078e+09);
INSERT INTO "move" VALUES('crocus-1434',58,'move',3,'["turn 11"]',1.79488866921344208723e+09);
INSERT INTO "move" VALUES('crocus-1434',59,'move',0,'["play oracle"]',1.79488866981578397757e+09);
INSERT INTO "move" VALUES('crocus-1434',60,'move',1,'["play oracle"]',1.79488866982944345477e+09);
INSERT INTO "move" VALUES('crocus-1434',61,'move',2,'["play machine"]',1.79488866984551405899e+09);
INSERT INTO "move" VALUES('crocus-1434',62,'move',3,'["play oracle"]',1.79488866985659813882e+09);
INSERT INTO "move" VALUES('crocus-1434',63,'move',0,'["play alchemist"]',1.79488867015939092632e+09);
INSERT INTO "move" VALUES('crocus-1434',64,'move',1,'["play sorcerer"]',1.79488867017137098316e+09);
INSERT INTO "move" VALUES('crocus-1434',65,'move',2,'["play alchemist"]',1.79488867018737459184e+09);
INSERT INTO "move" VALUES('crocus-1434',66,'move',3,'["play golem"]',1.79488867019964742658e+09);
INSERT INTO "move" VALUES('crocus-1434',67,'move',1,'["turn 9"]',1.79488867028391647345e+09);
INSERT INTO "move" VALUES('tortue-7336',2,'move',1,'["keep 3", "roll"]',1.7948886703760192394e+09);
INSERT INTO "move" VALUES('tortue-7336',3,'leave',1,'[]',1.79488867043642449372e+09);
INSERT INTO "move" VALUES('crocus-1434',68,'move',0,'["play golem"]',1.79488867050534081463e+09);
INSERT INTO "move" VALUES('crocus-1434',69,'move',1,'["play alchemist"]',1.79488867051195549965e+09);
INSERT INTO "move" VALUES('crocus-1434',70,'move',2,'["play golem"]',1.79488867051284193988e+09);
INSERT INTO "move" VALUES('crocus-1434',71,'move',3,'["play alchemist"]',1.79488867051364564897e+09);
INSERT INTO "move" VALUES('crocus-1434',72,'move',2,'["bury alchemist"]',1.79488867072719693188e+09);
INSERT INTO "move" VALUES('crocus-1434',73,'move',0,'["play knight"]',1.79488867152020907403e+09);
INSERT INTO "move" VALUES('crocus-1434',74,'move',1,'["play golem"]',1.7948886715712654591e+09);
INSERT INTO "move" VALUES('crocus-1434',75,'move',2,'["play knight"]',1.79488867159446549418e+09);
INSERT INTO "move" VALUES('crocus-1434',76,'move',3,'["play machine"]',1.79488867159581446646e+09);
INSERT INTO "move" VALUES('crocus-1434',77,'move',0,'["play sorcerer"]',1.79488867217119026182e+09);
INSERT INTO "move" VALUES('crocus-1434',78,'move',1,'["play oracle"]',1.79488867219761300082e+09);
INSERT INTO "move" VALUES('crocus-1434',79,'move',2,'["play golem"]',1.79488867220743370054e+09);
INSERT INTO "move" VALUES('crocus-1434',80,'move',3,'["play golem"]',1.79488867222723484044e+09);
INSERT INTO "move" VALUES('crocus-1434',81,'move',0,'["turn 8"]',1.79488867236441278457e+09);
INSERT INTO "move" VALUES('crocus-1434',82,'move',0,'["play alchemist"]',1.79488867267129898071e+09);
INSERT INTO "move" VALUES('crocus-1434',83,'move',1,'["play alchemist"]',1.79488867269592499735e+09);
INSERT INTO "move" VALUES('crocus-1434',84,'move',2,'["play parasite"]',1.79488867271139383319e+09);
INSERT INTO "move" VALUES('crocus-1434',85,'move',3,'["play oracle"]',1.79488867272729182246e+09);
INSERT INTO "move" VALUES('crocus-1434',86,'move',0,'["play oracle"]',1.79488867303558588027e+09);
INSERT INTO "move" VALUES('crocus-1434',87,'move',1,'["play machine"]',1.79488867303920912738e+09);
INSERT INTO "move" VALUES('crocus-1434',88,'move',2,'["play sorcerer"]',1.79488867304112911229e+09);
INSERT INTO "move" VALUES('crocus-1434',89,'move',3,'["play alchemist"]',1.79488867358420300479e+09);
INSERT INTO "move" VALUES('glycine-6661',1,'move',1,'["keep 5", "keep 4", "keep 3", "keep 2", "roll"]',1.79488867361145591739e+09);
INSERT INTO "move" VALUES('crocus-1434',90,'move',2,'["turn 11"]',1794888673.67175);
INSERT INTO "move" VALUES('crocus-1434',91,'move',0,'["play golem"]',1.79488867370859074591e+09);
INSERT INTO "move" VALUES('glycine-6661',2,'move',1,'["keep 4"]',1.79488867372383117679e+09);
INSERT INTO "move" VALUES('crocus-1434',92,'move',1,'["play sorcerer"]',1.794888673727776289e+09);
INSERT INTO "move" VALUES('crocus-1434',93,'move',2,'["play oracle"]',1.79488867373516654971e+09);
INSERT INTO "move" VALUES('crocus-1434',94,'move',3,'["play sorcerer"]',1.79488867374381971366e+09);
INSERT INTO "move" VALUES('glycine-6661',3,'move',0,'["keep 1", "keep 1", "keep 1", "roll"]',1.79488867389709234236e+09);
INSERT INTO "move" VALUES('cassis-7867',1,'move',1,'["play sorcerer"]',1.79488867402640032769e+09);
INSERT INTO "move" VALUES('glycine-6661',4,'move',0,'["keep 1", "keep 1", "roll"]',1.79488867404303073884e+09);
INSERT INTO "move" VALUES('cassis-7867',2,'move',2,'["play machine"]',1.7948886740982375145e+09);
INSERT INTO "move" VALUES('glycine-6661',5,'move',0,'["keep 5", "attack 1"]',1.79488867419358563422e+09);
CREATE TABLE person (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, visited FLOAT DEFAULT '0' NOT NULL, gone FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('8213ce21ec6ca2619b20e570808eb62b','Lea',1.79488863933637738225e+09,1.79488867435524892808e+09,NULL);
INSERT INTO "person" VALUES('67b649d104b0c049e7c3ee77f7f0f558','Tom',1.79488865954942464825e+09,1.79488867435524892808e+09,NULL);
INSERT INTO "person" VALUES('5825747b3f067c5d06246229ffdb5ce9','Mia',1.79488867425803947448e+09,1.79488867435524892808e+09,NULL);
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
INSERT INTO "seat" VALUES('anis-9480',0,'person','8213ce21ec6ca2619b20e570808eb62b',NULL,'Dahlia','',NULL,'','');
INSERT INTO "seat" VALUES('anis-9480',1,'bot',NULL,'regular','Ada','',NULL,'','');
INSERT INTO "seat" VALUES('anis-9480',2,'bot',NULL,'regular','Blaise','',NULL,'','');
INSERT INTO "seat" VALUES('crocus-1434',0,'person','8213ce21ec6ca2619b20e570808eb62b',NULL,'Dahlia','',NULL,'','');
INSERT INTO "seat" VALUES('crocus-1434',1,'bot',NULL,'regular','Ada','',NULL,'','');
INSERT INTO "seat" VALUES('crocus-1434',2,'bot',NULL,'regular','Blaise','',NULL,'','');
INSERT INTO "seat" VALUES('crocus-1434',3,'bot',NULL,'regular','Émilie','',NULL,'','');
INSERT INTO "seat" VALUES('tortue-7336',0,'person','8213ce21ec6ca2619b20e570808eb62b',NULL,'Lea','tarte aux prunes',NULL,'95a54f713661f846a93c4f56f1d87ad76fca866b353bc1d96fdd4dee622b23a6','cf79dcd185bd1138b3fa4679172316de');
INSERT INTO "seat" VALUES('tortue-7336',1,'person','67b649d104b0c049e7c3ee77f7f0f558',NULL,'Tom','',NULL,'','');
INSERT INTO "seat" VALUES('glycine-6661',0,'bot',NULL,'regular','Ada','',NULL,'','');
INSERT INTO "seat" VALUES('glycine-6661',1,'person','8213ce21ec6ca2619b20e570808eb62b',NULL,'Lea','',NULL,'','');
INSERT INTO "seat" VALUES('cassis-7867',0,'person','8213ce21ec6ca2619b20e570808eb62b',NULL,'Lea','',NULL,'','');
INSERT INTO "seat" VALUES('cassis-7867',1,'bot',NULL,'regular','Ada','',NULL,'','');
INSERT INTO "seat" VALUES('cassis-7867',2,'bot',NULL,'regular','Blaise','',NULL,'','');
INSERT INTO "seat" VALUES('roseau-5208',0,'person','8213ce21ec6ca2619b20e570808eb62b',NULL,'Lea','',NULL,'','');
INSERT INTO "seat" VALUES('roseau-5208',1,'reserved','67b649d104b0c049e7c3ee77f7f0f558',NULL,'Tom','',NULL,'','');
INSERT INTO "seat" VALUES('houblon-3689',0,'person','8213ce21ec6ca2619b20e570808eb62b',NULL,'Lea','',NULL,'','');
INSERT INTO "seat" VALUES('houblon-3689',1,'person','67b649d104b0c049e7c3ee77f7f0f558',NULL,'Tom','',NULL,'5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e','');
INSERT INTO "seat" VALUES('houblon-3689',2,'open',NULL,NULL,'','',NULL,'','');
CREATE TABLE start (
	code VARCHAR(40) NOT NULL, 
	position TEXT, 
	moves TEXT NOT NULL, 
	PRIMARY KEY (code), 
	FOREIGN KEY(code) REFERENCES "match" (code) ON DELETE CASCADE
);
INSERT INTO "start" VALUES('glycine-6661',NULL,'["* 1", "* 5", "* 2", "* 4", "* 3", "* 4", "* 5", "1 keep 5"]');
INSERT INTO "start" VALUES('cassis-7867','{"dice": [3, 9, 4]}','[]');
CREATE TABLE token (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, seen_on INTEGER, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "token" VALUES('4ff9499bd3ee40e9f286b0600d51d852b4f5788390fc1d077788351d880a8ed6','8213ce21ec6ca2619b20e570808eb62b','cookie',1.79488863933924078946e+09,20774);
INSERT INTO "token" VALUES('9536efb50e3856ce834e2d707ed143a5ed64091f3dc0aaec838607f06fcc2593','67b649d104b0c049e7c3ee77f7f0f558','cookie',1.79488865955156612396e+09,20774);
INSERT INTO "token" VALUES('8aff33dc018b9f810c448ce44ea6df61659799696d8bb1082ebe229c909fbd46','5825747b3f067c5d06246229ffdb5ce9','cookie',1.79488867425866413119e+09,20774);
CREATE TABLE upload (
	id VARCHAR(32) NOT NULL, 
	record TEXT NOT NULL, 
	created FLOAT NOT NULL, person VARCHAR(32), size INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "upload" VALUES('7fe454580df30d283d81','douzaine record 1
game killer 1
fair {"match": "tortue-7336", "words": ["tarte aux prunes", ""], "commitment": "4a5bfef6e45ce2c6311561da885064431a428cb17be5251135c462a94cc0892b", "seed": "cf2e6b1122e5ce231da70601892940334daccff817aefabe63b6bbf397e1ac5b"}
moves
* 1
* 5
* 2
* 4
* 3
* 4
* 5
1 keep 5
1 keep 4
1 keep 3
1 keep 2
1 roll
* 3
* 4
1 keep 3
1 roll
* 6
',1.79488867289700579649e+09,'8213ce21ec6ca2619b20e570808eb62b',360);
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
