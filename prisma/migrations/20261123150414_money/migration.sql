-- Issued documents with their numbers, credit notes, deposits and received payments.
CREATE TYPE "DocumentKind" AS ENUM ('quotation', 'invoice', 'receipt', 'creditNote');

CREATE TYPE "DocumentPurpose" AS ENUM ('standard', 'deposit');

CREATE TYPE "NumberReset" AS ENUM ('never', 'year', 'month');

CREATE TYPE "ReceivedPaymentMethod" AS ENUM ('bank', 'cash', 'card', 'other');

CREATE TYPE "ReceivedPaymentKind" AS ENUM ('payment', 'deposit', 'withheld', 'refund');

ALTER TABLE "User" ADD COLUMN "paymentDays" INTEGER;

ALTER TABLE "Client" ADD COLUMN "paymentDays" INTEGER;

-- A status other than the default was set by hand so far.
ALTER TABLE "Project" ADD COLUMN "isPaymentStatusManual" BOOLEAN NOT NULL DEFAULT false;

UPDATE "Project" SET "isPaymentStatusManual" = true WHERE "paymentStatus" <> 'pending';

-- The kind and the issued number follow from other columns, so that they cannot contradict them.
ALTER TABLE "SalesDocument"
    ADD COLUMN "isCreditNote" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "kind" "DocumentKind" NOT NULL GENERATED ALWAYS AS (
        CASE WHEN "isCreditNote" THEN 'creditNote'::"DocumentKind"
             WHEN "category" = 'quotation' THEN 'quotation'::"DocumentKind"
             WHEN "category" = 'invoice' THEN 'invoice'::"DocumentKind"
             ELSE 'receipt'::"DocumentKind" END) STORED,
    ADD COLUMN "isNumberTyped" BOOLEAN NOT NULL DEFAULT true,
    ADD COLUMN "lockedAt" TIMESTAMPTZ(3),
    ADD COLUMN "issuedNumber" TEXT GENERATED ALWAYS AS (CASE WHEN "lockedAt" IS NULL THEN NULL ELSE "number" END) STORED,
    ADD COLUMN "dueOn" DATE,
    ADD COLUMN "seriesPeriod" TEXT,
    ADD COLUMN "seriesCounter" BIGINT,
    ADD COLUMN "sourceId" UUID,
    ADD COLUMN "creditsId" UUID,
    ADD COLUMN "purpose" "DocumentPurpose",
    ADD COLUMN "pdfKey" TEXT,
    ADD COLUMN "pdfHash" TEXT,
    ADD CONSTRAINT "SalesDocument_credit_note_check" CHECK (NOT "isCreditNote" OR "category" = 'invoice');

CREATE UNIQUE INDEX "SalesDocument_userId_kind_issuedNumber_key" ON "SalesDocument"("userId", "kind", "issuedNumber");

CREATE INDEX "SalesDocument_userId_sourceId_idx" ON "SalesDocument"("userId", "sourceId");

CREATE INDEX "SalesDocument_userId_creditsId_idx" ON "SalesDocument"("userId", "creditsId");

CREATE INDEX "SalesDocument_userId_pdfKey_idx" ON "SalesDocument"("userId", "pdfKey");

-- Checked at the end of an import, whose batches may refer to later ones.
ALTER TABLE "SalesDocument" ADD CONSTRAINT "SalesDocument_userId_sourceId_fkey" FOREIGN KEY ("userId", "sourceId")
  REFERENCES "SalesDocument"("userId", "id") ON DELETE SET NULL ("sourceId") ON UPDATE CASCADE DEFERRABLE INITIALLY IMMEDIATE;

ALTER TABLE "SalesDocument" ADD CONSTRAINT "SalesDocument_userId_creditsId_fkey" FOREIGN KEY ("userId", "creditsId")
  REFERENCES "SalesDocument"("userId", "id") ON DELETE SET NULL ("creditsId") ON UPDATE CASCADE DEFERRABLE INITIALLY IMMEDIATE;

CREATE TABLE "DocumentNumbering" (
    "userId" UUID NOT NULL,
    "kind" "DocumentKind" NOT NULL,
    "pattern" TEXT NOT NULL,
    "reset" "NumberReset" NOT NULL DEFAULT 'never',

    CONSTRAINT "DocumentNumbering_pkey" PRIMARY KEY ("userId","kind")
);

ALTER TABLE "DocumentNumbering" ADD CONSTRAINT "DocumentNumbering_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "DocumentSeries" (
    "userId" UUID NOT NULL,
    "kind" "DocumentKind" NOT NULL,
    "period" TEXT NOT NULL,
    "next" BIGINT NOT NULL,
    "lastIssuedOn" DATE,

    CONSTRAINT "DocumentSeries_pkey" PRIMARY KEY ("userId","kind","period")
);

ALTER TABLE "DocumentSeries" ADD CONSTRAINT "DocumentSeries_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "DeductedDeposit" (
    "userId" UUID NOT NULL,
    "documentId" UUID NOT NULL,
    "depositId" UUID NOT NULL,
    "amount" DECIMAL(20,4) NOT NULL,
    "taxAmount" DECIMAL(20,4) NOT NULL,

    CONSTRAINT "DeductedDeposit_pkey" PRIMARY KEY ("userId","documentId","depositId")
);

CREATE INDEX "DeductedDeposit_userId_depositId_idx" ON "DeductedDeposit"("userId", "depositId");

ALTER TABLE "DeductedDeposit" ADD CONSTRAINT "DeductedDeposit_userId_documentId_fkey" FOREIGN KEY ("userId", "documentId") REFERENCES "SalesDocument"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "DeductedDeposit" ADD CONSTRAINT "DeductedDeposit_userId_depositId_fkey" FOREIGN KEY ("userId", "depositId") REFERENCES "SalesDocument"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE DEFERRABLE INITIALLY IMMEDIATE;

CREATE TABLE "ReceivedPayment" (
    "userId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "documentId" UUID NOT NULL,
    "amount" DECIMAL(20,4) NOT NULL,
    "receivedOn" DATE NOT NULL,
    "method" "ReceivedPaymentMethod" NOT NULL,
    "reference" TEXT,
    "kind" "ReceivedPaymentKind" NOT NULL DEFAULT 'payment',
    "arrivedAmount" DECIMAL(20,4),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ReceivedPayment_pkey" PRIMARY KEY ("userId","id"),
    CONSTRAINT "ReceivedPayment_amount_check" CHECK ("amount" > 0)
);

CREATE INDEX "ReceivedPayment_userId_documentId_idx" ON "ReceivedPayment"("userId", "documentId");

CREATE INDEX "ReceivedPayment_userId_receivedOn_idx" ON "ReceivedPayment"("userId", "receivedOn");

ALTER TABLE "ReceivedPayment" ADD CONSTRAINT "ReceivedPayment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ReceivedPayment" ADD CONSTRAINT "ReceivedPayment_userId_documentId_fkey" FOREIGN KEY ("userId", "documentId") REFERENCES "SalesDocument"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "ReceivedPaymentChange" (
    "userId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "documentId" UUID NOT NULL,
    "paymentId" UUID NOT NULL,
    "action" TEXT NOT NULL,
    "before" JSONB NOT NULL,
    "after" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ReceivedPaymentChange_pkey" PRIMARY KEY ("userId","id"),
    CONSTRAINT "ReceivedPaymentChange_action_check" CHECK ("action" IN ('corrected', 'removed'))
);

CREATE INDEX "ReceivedPaymentChange_userId_documentId_idx" ON "ReceivedPaymentChange"("userId", "documentId");

ALTER TABLE "ReceivedPaymentChange" ADD CONSTRAINT "ReceivedPaymentChange_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ReceivedPaymentChange" ADD CONSTRAINT "ReceivedPaymentChange_userId_documentId_fkey" FOREIGN KEY ("userId", "documentId") REFERENCES "SalesDocument"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
