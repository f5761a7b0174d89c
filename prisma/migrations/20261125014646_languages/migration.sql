-- The language of a client's documents. Null means English.
ALTER TABLE "Client" ADD COLUMN "language" TEXT;
ALTER TABLE "SalesDocument" ADD COLUMN "language" TEXT;
