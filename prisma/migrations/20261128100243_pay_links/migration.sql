-- The address at which a client pays by card, with {amount}, {currency} and {number} to fill in, and its copy in documents.
ALTER TABLE "BankAccount" ADD COLUMN "payLink" TEXT;
ALTER TABLE "SalesDocument" ADD COLUMN "bankPayLink" TEXT;
