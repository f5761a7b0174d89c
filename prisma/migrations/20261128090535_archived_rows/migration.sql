-- When a client or project was archived, null if it is in use. Projects that were archived along with their client have its time.
ALTER TABLE "Client" ADD COLUMN "archivedAt" TIMESTAMPTZ(3);
ALTER TABLE "Project" ADD COLUMN "archivedAt" TIMESTAMPTZ(3);
