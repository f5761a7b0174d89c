CREATE TABLE "TrashedRows" (
  "userId" UUID NOT NULL,
  "entryId" UUID NOT NULL,
  "table" TEXT NOT NULL,
  "uuidColumns" TEXT[],
  "uuids" UUID[],
  "instantColumns" TEXT[],
  "instants" TIMESTAMPTZ(3)[],
  "textColumns" TEXT[],
  "texts" TEXT[],

  CONSTRAINT "TrashedRows_pkey" PRIMARY KEY ("userId", "entryId", "table"),
  CONSTRAINT "TrashedRows_userId_entryId_fkey" FOREIGN KEY ("userId", "entryId") REFERENCES "TrashEntry"("userId", "id")
    ON DELETE CASCADE ON UPDATE CASCADE
);

-- Compressing 10,000 rows takes as long as deleting them.
ALTER TABLE "TrashedRows"
  ALTER COLUMN "uuids" SET STORAGE EXTERNAL,
  ALTER COLUMN "instants" SET STORAGE EXTERNAL,
  ALTER COLUMN "texts" SET STORAGE EXTERNAL;
