-- The count of a tenant's documents, with or without credit notes, reads this index alone.
CREATE INDEX "SalesDocument_userId_kind_idx" ON "SalesDocument"("userId", "kind");
