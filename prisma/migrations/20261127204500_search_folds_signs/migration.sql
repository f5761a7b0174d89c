-- Name searches take the apostrophes and the ligatures of Latin letters for what people type. The same rule is in
-- lib/shared/text/search-text.ts, and a test ensures that both agree.
CREATE OR REPLACE FUNCTION search_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(
  replace(
    replace(
      translate(
        lower(regexp_replace(normalize(replace(value, '´', ''''), NFKD), '[\u0300-\u036f]', '', 'g') COLLATE "und-x-icu"),
        'ςøłđħı‘’‛ʻʼʹ′`',
        'σoldhi'''''''''''''''''
      ),
      'ß',
      'ss'
    ),
    'œ',
    'oe'
  ),
  'æ',
  'ae'
);

-- A generated column is computed again when a column that it depends on is set, if only to itself. Other rows stay untouched.
UPDATE "Client" SET "name" = "name" WHERE "searchName" IS DISTINCT FROM search_text("name");
UPDATE "Project" SET "name" = "name" WHERE "searchName" IS DISTINCT FROM search_text("name");
UPDATE "Task" SET "name" = "name" WHERE "searchName" IS DISTINCT FROM search_text("name");
UPDATE "Event" SET "name" = "name" WHERE "searchName" IS DISTINCT FROM search_text("name");
UPDATE "File" SET "name" = "name" WHERE "searchName" IS DISTINCT FROM search_text("name");
UPDATE "ClientContact" SET "name" = "name", "role" = "role"
    WHERE "searchName" IS DISTINCT FROM search_text("name") OR "searchRole" IS DISTINCT FROM search_text("role");
UPDATE "PartnerContact" SET "name" = "name", "company" = "company", "role" = "role"
    WHERE "searchName" IS DISTINCT FROM search_text("name") OR "searchCompany" IS DISTINCT FROM search_text("company")
        OR "searchRole" IS DISTINCT FROM search_text("role");
UPDATE "SalesDocument" SET "number" = "number"
    WHERE "searchName" IS DISTINCT FROM search_text("number" || E'\n' || "clientName" || E'\n' || "projectTitle");
