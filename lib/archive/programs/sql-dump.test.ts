import { expect, it } from "vitest";
import { readSqlDump } from "./sql-dump";

const wanted = new Set(["notes"]);
const rows = (text: string) => readSqlDump(text, wanted).get("notes");
const expected = [
  { id: "1", text: 'It\'s\na "test"; INSERT INTO notes', amount: "-12.50" },
  { id: "2", text: null, amount: "0" },
];

it("reads a dump of MySQL", () => {
  const dump = `-- MySQL dump 10.13
DROP TABLE IF EXISTS \`notes\`;
CREATE TABLE \`notes\` (
  \`id\` int unsigned NOT NULL AUTO_INCREMENT,
  \`text\` varchar(255) COLLATE utf8mb4_unicode_ci DEFAULT 'a, b)',
  \`amount\` decimal(15,2) NOT NULL,
  PRIMARY KEY (\`id\`),
  KEY \`notes_text\` (\`text\`,\`amount\`)
) ENGINE=InnoDB;
INSERT INTO \`other\` VALUES ('\\\\','x\\'),(\\nINSERT INTO notes VALUES (9)');
INSERT INTO \`notes\` VALUES (1,'It\\'s\\na \\"test\\"; INSERT INTO notes',-12.50),(2,NULL,0);
`;
  expect(rows(dump)).toEqual(expected);
});

it("reads a dump of SQLite", () => {
  const dump = `PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE IF NOT EXISTS "notes" ("id" integer primary key autoincrement not null, "text" varchar default ('a)'), "amount" numeric, foreign key("id") references "other"("id") on delete cascade);
INSERT INTO other VALUES('\\');
INSERT INTO notes VALUES(1,replace('It''s\\na "test"; INSERT INTO notes','\\n',char(10)),-12.50);
INSERT INTO notes VALUES(2,NULL,0);
COMMIT;
`;
  expect(rows(dump)).toEqual(expected);
  expect(
    rows(dump.replace(/replace\(.*char\(10\)\)/, `unistr('It''s\\u000aa "test"; INSERT INTO notes')`)),
  ).toEqual(expected);
});

it("reads a dump of PostgreSQL", () => {
  const dump = `--
CREATE TABLE public.notes (
    id bigint NOT NULL,
    text character varying(255),
    amount numeric(15,2) DEFAULT '0'::numeric
);

COPY public.notes (id, text, amount) FROM stdin;
1\tIt's\\na "test"; INSERT INTO notes\t-12.50
2\t\\N\t0
\\.
`;
  expect(rows(dump)).toEqual(expected);
});

it.each([
  "INSERT INTO notes VALUES (1,'cut",
  "INSERT INTO notes VALUES (1,",
  "INSERT INTO notes",
  'CREATE TABLE "notes" ("id" integer',
])("refuses what was cut off: %s", (dump) => {
  expect(() => rows(dump)).toThrow("The database in this backup is incomplete.");
});

it("returns no rows for a text without the table", () => {
  expect(rows("hello")).toEqual([]);
});
