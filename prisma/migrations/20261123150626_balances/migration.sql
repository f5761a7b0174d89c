-- Sums over the payments, credit notes and deposits of a document. lib/sales-documents/server/sums.ts recomputes them with every
-- change. The balance of 20,000 documents is filtered and sorted without reading their payments.
ALTER TABLE "SalesDocument"
    ADD COLUMN "received" DECIMAL(28,4) NOT NULL DEFAULT 0,
    ADD COLUMN "credited" DECIMAL(28,4) NOT NULL DEFAULT 0,
    ADD COLUMN "deducted" DECIMAL(28,4) NOT NULL DEFAULT 0,
    ADD COLUMN "balance" DECIMAL(28,4) GENERATED ALWAYS AS (
        CASE WHEN "lockedAt" IS NOT NULL AND "category" = 'invoice' AND NOT "isCreditNote"
             THEN "total" - "credited" - "received" - "deducted" END) STORED,
    ADD COLUMN "searchName" TEXT COLLATE "C" GENERATED ALWAYS AS (
        search_text("number" || E'\n' || "clientName" || E'\n' || "projectTitle")) STORED;

-- Invoices that are owed: a small part of all documents.
CREATE INDEX "SalesDocument_userId_dueOn_owed_idx" ON "SalesDocument"("userId", "dueOn") WHERE "balance" > 0;
