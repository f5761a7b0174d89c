ALTER TABLE "Client"
  ADD COLUMN "buyerReference" TEXT,
  ADD COLUMN "electronicAddress" TEXT;

ALTER TABLE "SalesDocument"
  ADD COLUMN "buyerReference" TEXT,
  ADD COLUMN "electronicAddress" TEXT;
