BEGIN TRANSACTION;
CREATE TABLE "django_migrations" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "app" varchar(255) NOT NULL, "name" varchar(255) NOT NULL, "applied" datetime NOT NULL);
INSERT INTO "django_migrations" VALUES(1,'web','0001_initial','2026-11-18 15:39:03.108089');
INSERT INTO "django_migrations" VALUES(2,'web','0002_drafts','2026-11-18 15:39:03.164221');
INSERT INTO "django_migrations" VALUES(3,'web','0003_records','2026-11-18 15:39:03.193432');
INSERT INTO "django_migrations" VALUES(4,'web','0004_panel','2026-11-18 15:39:03.261602');
INSERT INTO "django_migrations" VALUES(5,'web','0005_lobby','2026-11-18 15:39:03.512809');
INSERT INTO "django_migrations" VALUES(6,'web','0006_plans','2026-11-18 15:39:03.612217');
INSERT INTO "django_migrations" VALUES(7,'web','0007_steps','2026-11-18 15:39:03.721848');
INSERT INTO "django_migrations" VALUES(8,'web','0008_mentions','2026-11-18 15:39:03.804222');
INSERT INTO "django_migrations" VALUES(9,'web','0009_names','2026-11-18 15:39:04.154903');
INSERT INTO "django_migrations" VALUES(10,'web','0010_content','2026-11-18 15:39:04.202896');
INSERT INTO "django_migrations" VALUES(11,'web','0011_drafts','2026-11-18 15:39:04.540789');
INSERT INTO "django_migrations" VALUES(12,'web','0012_bot_queue','2026-11-18 15:39:04.672899');
INSERT INTO "django_migrations" VALUES(13,'web','0013_salt_and_progress','2026-11-18 15:39:04.733862');
INSERT INTO "django_migrations" VALUES(14,'web','0014_ranking','2026-11-18 15:39:04.787250');
INSERT INTO "django_migrations" VALUES(15,'web','0015_tempo','2026-11-18 15:39:05.259747');
INSERT INTO "django_migrations" VALUES(16,'web','0016_jobs_and_hints','2026-11-18 15:39:05.488143');
INSERT INTO "django_migrations" VALUES(17,'web','0017_guard','2026-11-18 15:39:05.565668');
INSERT INTO "django_migrations" VALUES(18,'web','0018_covered_turns','2026-11-18 15:39:05.632700');
INSERT INTO "django_migrations" VALUES(19,'web','0019_welcome','2026-11-18 15:39:05.731976');
CREATE TABLE "web_action" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "index" integer unsigned NOT NULL CHECK ("index" >= 0), "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "line" varchar(200) NOT NULL, "created" datetime NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "automatic" bool NOT NULL, CONSTRAINT "one_action_for_an_index" UNIQUE ("table_id", "index"));
INSERT INTO "web_action" VALUES(1,0,1,'open 3 1','2026-11-18 15:39:08.816258','emnbf8nvzm',0);
INSERT INTO "web_action" VALUES(2,1,2,'drop','2026-11-18 15:39:08.816447','emnbf8nvzm',0);
INSERT INTO "web_action" VALUES(3,2,0,'drop','2026-11-18 15:39:08.816544','emnbf8nvzm',0);
INSERT INTO "web_action" VALUES(4,3,2,'open 4 4','2026-11-18 15:39:08.816867','emnbf8nvzm',0);
INSERT INTO "web_action" VALUES(5,4,0,'drop','2026-11-18 15:39:08.816963','emnbf8nvzm',0);
INSERT INTO "web_action" VALUES(6,5,0,'open 5 5','2026-11-18 15:39:08.817197','emnbf8nvzm',0);
CREATE TABLE "web_botturn" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "index" integer unsigned NOT NULL CHECK ("index" >= 0), "worker" varchar(80) NOT NULL, "tries" smallint unsigned NOT NULL CHECK ("tries" >= 0), "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "level" varchar(40) NOT NULL, "has_people" bool NOT NULL, "lease" datetime NULL, CONSTRAINT "one_turn_for_an_index" UNIQUE ("table_id", "index"));
INSERT INTO "web_botturn" VALUES(8,0,'',0,'65nk36arx9','novice',0,'2026-11-18 15:39:10.301183');
INSERT INTO "web_botturn" VALUES(10,0,'',0,'ytgbkadzex','novice',0,'2026-11-18 15:39:10.468803');
INSERT INTO "web_botturn" VALUES(12,0,'',0,'kuya3zs766','novice',0,'2026-11-18 15:39:10.620864');
INSERT INTO "web_botturn" VALUES(16,0,'',0,'6wwsxgfgug','novice',0,'2026-11-18 15:39:10.761737');
CREATE TABLE "web_draft" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "lines" text NOT NULL CHECK ((JSON_VALID("lines") OR "lines" IS NULL)), "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "dropped" text NOT NULL CHECK ((JSON_VALID("dropped") OR "dropped" IS NULL)), "step" smallint unsigned NOT NULL CHECK ("step" >= 0), "round" integer unsigned NOT NULL CHECK ("round" >= 0), "phase" varchar(30) NOT NULL, "prices" text NOT NULL CHECK ((JSON_VALID("prices") OR "prices" IS NULL)), "is_queued" bool NOT NULL, CONSTRAINT "one_draft_for_a_turn" UNIQUE ("table_id", "seat", "round", "phase"));
INSERT INTO "web_draft" VALUES(1,1,'["buy oil 1"]','emnbf8nvzm','[]',0,1,'resources','[]',0);
INSERT INTO "web_draft" VALUES(2,1,'["build flensburg"]','emnbf8nvzm','[]',0,1,'building','[10]',0);
CREATE TABLE "web_errand" ("name" varchar(20) NOT NULL PRIMARY KEY, "done" datetime NOT NULL);
CREATE TABLE "web_guest" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "name" varchar(20) NOT NULL, "secret_hash" varchar(64) NOT NULL, "created" datetime NOT NULL, "seen" datetime NOT NULL, "covers_turns" bool NOT NULL);
INSERT INTO "web_guest" VALUES(1,'Mia','b83d0b0a813a0535bdb011448eccd34631402d9f4b6a6aa86582d58facb31b85','2026-11-18 15:39:08.697408','2026-11-18 15:39:08.697414',0);
INSERT INTO "web_guest" VALUES(2,'Ola','a490b5cf7c9edc4a12594ae041553269a1b5ebd63ab73acaa255b48ccd8222a4','2026-11-18 15:39:10.131672','2026-11-18 15:39:10.131675',0);
CREATE TABLE "web_job" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "kind" varchar(20) NOT NULL, "version" integer unsigned NOT NULL CHECK ("version" >= 0), "parameters" text NOT NULL CHECK ((JSON_VALID("parameters") OR "parameters" IS NULL)), "result" text NOT NULL CHECK ((JSON_VALID("result") OR "result" IS NULL)), "lease" datetime NULL, "worker" varchar(80) NOT NULL, "tries" smallint unsigned NOT NULL CHECK ("tries" >= 0), "created" datetime NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_job_of_a_kind_for_a_seat" UNIQUE ("table_id", "seat", "kind"));
CREATE TABLE "web_lognote" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "after" integer unsigned NOT NULL CHECK ("after" >= 0), "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "line" varchar(200) NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "kind" varchar(10) NOT NULL, "actor" smallint unsigned NOT NULL CHECK ("actor" >= 0), "event" text NOT NULL CHECK ((JSON_VALID("event") OR "event" IS NULL)));
CREATE TABLE "web_maximum" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "lot" varchar(40) NOT NULL, "amount" integer unsigned NOT NULL CHECK ("amount" >= 0), "drops" bool NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_maximum_for_a_seat" UNIQUE ("table_id", "seat"));
CREATE TABLE "web_proposal" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "kind" varchar(10) NOT NULL, "number" integer unsigned NOT NULL CHECK ("number" >= 0), "created" datetime NOT NULL, "by_id" bigint NOT NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_question" UNIQUE ("table_id", "kind", "number"));
CREATE TABLE "web_savedrecord" ("id" varchar(10) NOT NULL PRIMARY KEY, "text" text NOT NULL, "created" datetime NOT NULL, "guest_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "web_savedrecord" VALUES('qkfx74edim','gridwright record 1
title = card
set = card-reconstructed-1
content = 14e279e94be7
seats = 2
names = Ana, Gregorio
seed = 3
rules_version = 2
---
1 A open 5c 5
1 B drop
1 B open 5b 5
1 A buy oil 2 at 2
1 A done
1 B buy oil 2 at 2
1 B done
1 B power 5b with oil 1
1 A power 5c with oil 2
2 A open 8a 8
2 B drop
2 B open 10 10
2 B done
2 A buy gas 1 at 1
2 A buy gas 2 at 2
2 A done
2 A power 5c 8a with gas 2
2 B power 5b with oil 1
3 A pass
3 B pass
3 B buy coal 1 at 1
3 B buy coal 1 at 2
3 B done
3 A buy gas 1 at 1
3 A done
3 A power 5c 8a with gas 2
3 B power 10 with coal 2
4 A open 15 15
4 B drop
4 B pass
4 B buy coal 1 at 1
4 B buy coal 1 at 1
4 B buy oil 1 at 2
4 B done
4 A buy oil 3 at 3
4 A buy gas 3 at 3
4 A done
4 A power 5c 8a 15 with gas 2 oil 3
4 B power 5b 10 with coal 2 oil 1
5 A open 19 1
5 B drop
5 A remove 5c
5 B open 18 18
5 B buy coal 1 at 1
5 B done
5 A buy oil 2 at 2
5 A buy oil 1 at 2
5 A done
5 A power 8a 15 19 with gas 1 oil 3
5 B power none
6 A open 25 25
6 B drop
6 A remove 8a
6 B pass
6 B buy coal 1 at 1
6 B done
6 A buy gas 1 at 1
6 A buy gas 1 at 1
6 A buy oil 3 at 4
6 A done
6 A power 19 25 with gas 1 oil 3
6 B power 10 with coal 2
7 A pass
7 B pass
7 B buy coal 1 at 1
7 B buy coal 1 at 2
7 B buy uranium 1 at 2
7 B done
7 A buy oil 1 at 1
7 A buy gas 3 at 3
7 A done
7 A power 19 25 with gas 3 oil 1
7 B power 10 18 with coal 2 uranium 1
8 A open 32 32
8 B drop
8 A remove 15
8 B open 20 20
8 B remove 5b
8 B buy coal 1 at 1
8 B done
8 A buy gas 1 at 1
8 A buy gas 3 at 4
8 A done
result = 24 9
','2026-11-18 15:39:10.268168',1);
CREATE TABLE "web_seat" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "bot" varchar(40) NOT NULL, "name" varchar(20) NOT NULL, "invitation" varchar(22) NOT NULL UNIQUE, "guest_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "has_screen" bool NOT NULL, "kept_for_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "stand_in" varchar(40) NOT NULL, "hints" integer unsigned NOT NULL CHECK ("hints" >= 0), "hinted" integer unsigned NULL CHECK ("hinted" >= 0), "asked_in" varchar(40) NOT NULL, "overruled" smallint unsigned NOT NULL CHECK ("overruled" >= 0), CONSTRAINT "one_row_for_a_seat" UNIQUE ("table_id", "number"));
INSERT INTO "web_seat" VALUES(1,0,'novice','Ana','mwua3m9EV-wEOHyO_OGw-w',NULL,'emnbf8nvzm',0,NULL,'',0,NULL,'',0);
INSERT INTO "web_seat" VALUES(2,1,'','Bea','qW-dr6o2Fb4MPkNiTvr6Zw',1,'emnbf8nvzm',0,NULL,'',0,NULL,'',0);
INSERT INTO "web_seat" VALUES(3,2,'novice','Cid','tacXogANmmpzDf3kZVTJxg',NULL,'emnbf8nvzm',0,NULL,'',0,NULL,'',0);
INSERT INTO "web_seat" VALUES(6,0,'','Mia','liJUblK5Mw1H68ev49CQWQ',1,'ex3w9hedwy',0,NULL,'',0,NULL,'',0);
INSERT INTO "web_seat" VALUES(7,1,'novice','Clarke','TyPlvgTKqWAwmHthRYwR4Q',NULL,'ex3w9hedwy',0,NULL,'',0,NULL,'',0);
INSERT INTO "web_seat" VALUES(10,0,'','Mia','j4EJhCxGjahED_i1FrOIDA',1,'65nk36arx9',0,NULL,'',0,NULL,'',0);
INSERT INTO "web_seat" VALUES(11,1,'novice','Ayrton','TxPffm009TVRnt445reX2w',NULL,'65nk36arx9',0,NULL,'',0,NULL,'',0);
INSERT INTO "web_seat" VALUES(12,0,'','Mia','1aIS0o_1OFArRrzVDSwpzg',1,'ytgbkadzex',0,NULL,'',0,NULL,'',0);
INSERT INTO "web_seat" VALUES(13,1,'novice','Ayrton','yyRnBXcbs-9f7Y-bNoIhiw',NULL,'ytgbkadzex',0,NULL,'',0,NULL,'',0);
INSERT INTO "web_seat" VALUES(14,0,'','Mia','fD4Z-VzVQAMoiWBvXM-N0w',1,'kuya3zs766',0,NULL,'',0,NULL,'',0);
INSERT INTO "web_seat" VALUES(15,1,'novice','Ohm','k2aQMdw6Ry8IP9IK5suO2A',NULL,'kuya3zs766',0,NULL,'',0,NULL,'',0);
INSERT INTO "web_seat" VALUES(18,0,'','Mia','NN6LWUDzUqTzUpHcx8kxow',1,'6wwsxgfgug',0,NULL,'',0,NULL,'',0);
INSERT INTO "web_seat" VALUES(19,1,'novice','Watt','xZURXKuGaGgd7_CKIxyGQA',NULL,'6wwsxgfgug',0,NULL,'',0,NULL,'',0);
INSERT INTO "web_seat" VALUES(20,0,'','Ola','xoEE0JLdquMmKLIqnI8lGg',2,'37i96ysjfz',0,NULL,'',0,NULL,'',0);
INSERT INTO "web_seat" VALUES(21,1,'','Seat B','Tw_vWXvz3nMPoU64O0fpZQ',NULL,'37i96ysjfz',0,NULL,'',0,NULL,'',0);
CREATE TABLE "web_table" ("id" varchar(10) NOT NULL PRIMARY KEY, "title" varchar(20) NOT NULL, "board" varchar(40) NOT NULL, "seat_count" smallint unsigned NOT NULL CHECK ("seat_count" >= 0), "options" text NOT NULL CHECK ((JSON_VALID("options") OR "options" IS NULL)), "rules" smallint unsigned NOT NULL CHECK ("rules" >= 0), "seed" bigint NOT NULL, "version" integer unsigned NOT NULL CHECK ("version" >= 0), "change" integer unsigned NOT NULL CHECK ("change" >= 0), "state" varchar(10) NOT NULL, "created" datetime NOT NULL, "opened" datetime NOT NULL, "host_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "start" text NOT NULL, "is_listed" bool NOT NULL, "phase" varchar(30) NOT NULL, "round" smallint unsigned NOT NULL CHECK ("round" >= 0), "to_act" smallint NOT NULL, "content" varchar(12) NOT NULL, "watched" datetime NULL, "salt" varchar(32) NOT NULL, "ranking" text NOT NULL CHECK ((JSON_VALID("ranking") OR "ranking" IS NULL)), "tempo" varchar(10) NOT NULL, "is_paused" bool NOT NULL, "skips_to" smallint NOT NULL, "hints" varchar(10) NOT NULL, "code" varchar(4) NOT NULL, "rematch_id" varchar(10) NULL UNIQUE REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "web_table" VALUES('emnbf8nvzm','recharged','germany',3,'{}',2,7,6,3,'running','2026-11-18 15:39:08.726382','2026-11-18 15:39:08.966049',1,'',0,'resources',1,1,'02c61dbec5fc','2026-11-18 15:39:08.735124','46629e4e5d1f593744735a1c82eeedd1','[]','quick',0,-1,'alone','7P2T',NULL);
INSERT INTO "web_table" VALUES('ex3w9hedwy','recharged','germany',2,'{}',2,7,0,2,'running','2026-11-18 15:39:09.219411','2026-11-18 15:39:09.323527',1,'',0,'trust',0,0,'290d6d632eb3','2026-11-18 15:39:09.253786','ce3ac8efee2e73802fb5ecd501ff2d25','[]','quick',0,-1,'alone','',NULL);
INSERT INTO "web_table" VALUES('65nk36arx9','classic','germany',2,'{}',2,7,0,2,'running','2026-11-18 15:39:09.560222','2026-11-18 15:39:09.600091',1,'',0,'auction',1,0,'c6f44a26ad0c','2026-11-18 15:39:09.569500','466b5ef6fa24038a35a0597b579ac3f4','[]','quick',0,-1,'alone','',NULL);
INSERT INTO "web_table" VALUES('ytgbkadzex','card','',2,'{}',2,7,0,2,'running','2026-11-18 15:39:09.630633','2026-11-18 15:39:09.743621',1,'',0,'auction',1,0,'14e279e94be7','2026-11-18 15:39:09.726557','bd51fd7694d35933d0c8a00a38a5dc85','[]','quick',0,-1,'alone','',NULL);
INSERT INTO "web_table" VALUES('kuya3zs766','card','',2,'{}',2,7,0,2,'running','2026-11-18 15:39:09.769925','2026-11-18 15:39:09.919349',1,'',0,'auction',1,0,'14e279e94be7','2026-11-18 15:39:09.771195','d2bf7a035448e28eb3e130ce2223295e','[]','quick',0,-1,'alone','',NULL);
INSERT INTO "web_table" VALUES('6wwsxgfgug','outpost','',2,'{}',2,7,0,2,'running','2026-11-18 15:39:10.008415','2026-11-18 15:39:10.060871',1,'',0,'syndicate',0,0,'4834c8e51941','2026-11-18 15:39:10.010030','892eaf1e9c85116aea5d90d839bf9bc5','[]','quick',0,-1,'alone','',NULL);
INSERT INTO "web_table" VALUES('37i96ysjfz','recharged','germany',2,'{}',2,7,0,2,'waiting','2026-11-18 15:39:10.155029','2026-11-18 15:39:10.233221',2,'',0,'trust',0,-1,'290d6d632eb3','2026-11-18 15:39:10.157437','2be6c0357dd57a669da779982e0ba1ba','[]','quick',0,-1,'alone','AWSA',NULL);
CREATE TABLE "web_vote" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "is_yes" bool NOT NULL, "guest_id" bigint NOT NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "proposal_id" bigint NOT NULL REFERENCES "web_proposal" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_vote_for_a_guest" UNIQUE ("proposal_id", "guest_id"));
CREATE INDEX "web_kept_guest_id_c33f0da6" ON "web_savedrecord" ("guest_id");
CREATE INDEX "web_action_table_id_baed3007" ON "web_action" ("table_id");
CREATE INDEX "web_maximum_table_id_3e5961e1" ON "web_maximum" ("table_id");
CREATE INDEX "web_proposal_by_id_958abeba" ON "web_proposal" ("by_id");
CREATE INDEX "web_proposal_table_id_5b678b26" ON "web_proposal" ("table_id");
CREATE INDEX "web_vote_guest_id_da9a4278" ON "web_vote" ("guest_id");
CREATE INDEX "web_vote_proposal_id_045e27a0" ON "web_vote" ("proposal_id");
CREATE INDEX "web_draft_table_id_7b9bfd1a" ON "web_draft" ("table_id");
CREATE INDEX "web_botturn_table_id_c8fdb72a" ON "web_botturn" ("table_id");
CREATE INDEX "turns_by_lease" ON "web_botturn" ("lease");
CREATE INDEX "web_job_table_id_cbe55013" ON "web_job" ("table_id");
CREATE INDEX "jobs_by_lease" ON "web_job" ("lease");
CREATE INDEX "web_seat_guest_id_219b185f" ON "web_seat" ("guest_id");
CREATE INDEX "web_seat_table_id_079bdfad" ON "web_seat" ("table_id");
CREATE INDEX "web_seat_kept_for_id_5721bcb3" ON "web_seat" ("kept_for_id");
CREATE INDEX "web_table_host_id_52b1dc87" ON "web_table" ("host_id");
CREATE INDEX "web_table_code_0aede500" ON "web_table" ("code");
CREATE INDEX "web_lognote_table_id_adeb9f93" ON "web_lognote" ("table_id");
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('django_migrations',19);
INSERT INTO "sqlite_sequence" VALUES('web_action',6);
INSERT INTO "sqlite_sequence" VALUES('web_proposal',0);
INSERT INTO "sqlite_sequence" VALUES('web_vote',0);
INSERT INTO "sqlite_sequence" VALUES('web_draft',3);
INSERT INTO "sqlite_sequence" VALUES('web_botturn',16);
INSERT INTO "sqlite_sequence" VALUES('web_seat',21);
INSERT INTO "sqlite_sequence" VALUES('web_guest',2);
INSERT INTO "sqlite_sequence" VALUES('web_lognote',0);
COMMIT;
