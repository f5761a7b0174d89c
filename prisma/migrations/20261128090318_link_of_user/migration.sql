-- The token of a link begins with the id of its user, so that a distributed database asks one node.
CREATE UNIQUE INDEX "DocumentLink_userId_hash_key" ON "DocumentLink"("userId", "hash");
DROP INDEX "DocumentLink_hash_key";
-- For tokens from before, without the id.
CREATE INDEX "DocumentLink_hash_idx" ON "DocumentLink"("hash");
