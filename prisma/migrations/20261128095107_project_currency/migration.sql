-- The currency of a project's budget. Budgets were in the profile's currency, and stay in it when the profile's is changed.
ALTER TABLE "Project" ADD COLUMN "currency" TEXT;
UPDATE "Project" p SET "currency" = u."currency" FROM "User" u WHERE u."id" = p."userId";
