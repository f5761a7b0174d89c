-- Whom a document is for: until now that was read from its project.
ALTER TABLE "SalesDocument" ADD COLUMN "clientId" UUID;

UPDATE "SalesDocument" d SET "clientId" = p."clientId"
FROM "Project" p WHERE p."userId" = d."userId" AND p."id" = d."projectId" AND p."clientId" IS NOT NULL;

CREATE INDEX "SalesDocument_userId_clientId_idx" ON "SalesDocument"("userId", "clientId");

-- The column list is what Prisma's schema cannot say: without it the owner would be set to null too.
ALTER TABLE "SalesDocument" ADD CONSTRAINT "SalesDocument_userId_clientId_fkey" FOREIGN KEY ("userId", "clientId")
  REFERENCES "Client"("userId", "id") ON DELETE SET NULL ("clientId") ON UPDATE CASCADE;
