-- Client contacts are searched by role too, as partners are.
ALTER TABLE "ClientContact" ADD COLUMN "searchRole" TEXT COLLATE "C" GENERATED ALWAYS AS (search_text("role")) STORED;
