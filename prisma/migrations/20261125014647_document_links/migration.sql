CREATE TYPE "QuotationAnswer" AS ENUM ('accepted', 'declined');

ALTER TABLE "SalesDocument"
  ADD COLUMN "openedAt" TIMESTAMPTZ(3),
  ADD COLUMN "answer" "QuotationAnswer",
  ADD COLUMN "answeredAt" TIMESTAMPTZ(3),
  ADD COLUMN "answeredBy" TEXT,
  ADD COLUMN "answerEmail" TEXT,
  ADD COLUMN "answerNote" TEXT,
  ADD COLUMN "answerHash" TEXT,
  ADD COLUMN "answerSeenAt" TIMESTAMPTZ(3);

CREATE INDEX "SalesDocument_userId_answeredAt_idx" ON "SalesDocument"("userId", "answeredAt" DESC);

CREATE TABLE "DocumentLink" (
  "userId" UUID NOT NULL,
  "id" UUID NOT NULL,
  "documentId" UUID NOT NULL,
  "hash" TEXT NOT NULL,
  "expiresAt" TIMESTAMPTZ(3),
  "openedAt" TIMESTAMPTZ(3),
  "openCount" INTEGER NOT NULL DEFAULT 0,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "DocumentLink_pkey" PRIMARY KEY ("userId", "id"),
  CONSTRAINT "DocumentLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "DocumentLink_userId_documentId_fkey" FOREIGN KEY ("userId", "documentId")
    REFERENCES "SalesDocument"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "DocumentLink_hash_key" ON "DocumentLink"("hash");
CREATE INDEX "DocumentLink_userId_documentId_idx" ON "DocumentLink"("userId", "documentId");
CREATE INDEX "DocumentLink_expiresAt_idx" ON "DocumentLink"("expiresAt");

CREATE TABLE "SentDocument" (
  "userId" UUID NOT NULL,
  "id" UUID NOT NULL,
  "documentId" UUID NOT NULL,
  "to" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "sentAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "SentDocument_pkey" PRIMARY KEY ("userId", "id"),
  CONSTRAINT "SentDocument_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "SentDocument_userId_documentId_fkey" FOREIGN KEY ("userId", "documentId")
    REFERENCES "SalesDocument"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "SentDocument_userId_documentId_idx" ON "SentDocument"("userId", "documentId");
