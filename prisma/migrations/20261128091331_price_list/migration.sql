-- The price list: lines that are saved to be used in documents.
CREATE TABLE "CatalogueItem" (
    "userId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "searchName" TEXT COLLATE "C" GENERATED ALWAYS AS (search_text("title")) STORED,
    "description" TEXT,
    "unit" TEXT,
    "rate" DECIMAL(20,4) NOT NULL DEFAULT 1,
    "tax" DECIMAL(7,4),
    "currency" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CatalogueItem_pkey" PRIMARY KEY ("userId", "id"),
    CONSTRAINT "CatalogueItem_unit_check" CHECK ("unit" IN ('hour', 'minute', 'day', 'piece', 'month', 'km'))
);

ALTER TABLE "CatalogueItem" ADD CONSTRAINT "CatalogueItem_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE;
