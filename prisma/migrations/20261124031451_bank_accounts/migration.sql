CREATE TABLE "BankAccount" (
  "userId" UUID NOT NULL,
  "id" UUID NOT NULL,
  "label" TEXT NOT NULL,
  "holder" TEXT NOT NULL,
  "iban" TEXT,
  "bic" TEXT,
  "accountNumber" TEXT,
  "bankName" TEXT,
  "promptPayId" TEXT,
  "upiId" TEXT,
  "pixKey" TEXT,
  "currency" TEXT,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "BankAccount_pkey" PRIMARY KEY ("userId", "id"),
  CONSTRAINT "BankAccount_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

ALTER TABLE "SalesDocument"
  ADD COLUMN "bankAccountId" UUID,
  ADD COLUMN "bankHolder" TEXT,
  ADD COLUMN "bankIban" TEXT,
  ADD COLUMN "bankBic" TEXT,
  ADD COLUMN "bankAccountNumber" TEXT,
  ADD COLUMN "bankName" TEXT,
  ADD COLUMN "bankPromptPayId" TEXT,
  ADD COLUMN "bankUpiId" TEXT,
  ADD COLUMN "bankPixKey" TEXT;

ALTER TABLE "SalesDocument" ADD CONSTRAINT "SalesDocument_userId_bankAccountId_fkey" FOREIGN KEY ("userId", "bankAccountId")
  REFERENCES "BankAccount"("userId", "id") ON DELETE SET NULL ("bankAccountId") ON UPDATE CASCADE;

CREATE INDEX "SalesDocument_userId_bankAccountId_idx" ON "SalesDocument"("userId", "bankAccountId");
