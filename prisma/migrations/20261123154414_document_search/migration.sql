-- Search by number, client and project title, as for tasks.
CREATE INDEX "SalesDocument_userId_searchName_idx" ON "SalesDocument" USING GIN ("userId" uuid_ops, "searchName" gin_trgm_ops);
