-- What name searches look in: without case, accents and the letters that have no accent to lose. The same rule stands
-- in lib/shared/text/search-text.ts, and a test holds the two together.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

CREATE FUNCTION search_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(
  translate(
    lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g') COLLATE "und-x-icu"),
    'ςøłđħı',
    'σoldhi'
  ),
  'ß',
  'ss'
);

-- CreateEnum
CREATE TYPE "TenantKind" AS ENUM ('demo', 'blank', 'google');

-- CreateEnum
CREATE TYPE "PaymentStatus" AS ENUM ('pending', 'processing', 'paid');

-- CreateEnum
CREATE TYPE "TaskStatus" AS ENUM ('pending', 'completed');

-- CreateEnum
CREATE TYPE "FileCategory" AS ENUM ('work', 'asset');

-- CreateEnum
CREATE TYPE "SalesDocumentCategory" AS ENUM ('quotation', 'invoice', 'receipt');

-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "kind" "TenantKind" NOT NULL DEFAULT 'google',
    "expiresAt" TIMESTAMPTZ(3),
    "timeZone" TEXT NOT NULL DEFAULT 'UTC',
    "displayName" TEXT NOT NULL DEFAULT 'New User',
    "email" TEXT,
    "phoneNumber" TEXT,
    "address" TEXT,
    "bio" TEXT,
    "taxId" TEXT,
    "currency" TEXT NOT NULL DEFAULT 'USD',
    "specialization" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "avatar" TEXT,
    "quitting" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "name" TEXT,
    "image" TEXT,
    "emailVerified" TIMESTAMPTZ(3),

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Account" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "providerAccountId" TEXT NOT NULL,
    "access_token" TEXT,
    "refresh_token" TEXT,
    "id_token" TEXT,
    "expires_at" INTEGER,
    "token_type" TEXT,
    "scope" TEXT,
    "session_state" TEXT,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" UUID NOT NULL,
    "sessionToken" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "expires" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Client" (
    "userId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "searchName" TEXT COLLATE "C" GENERATED ALWAYS AS (search_text("name")) STORED,
    "themeColor" TEXT,
    "taxId" TEXT,
    "email" TEXT,
    "phoneNumber" TEXT,
    "address" TEXT,
    "detail" TEXT,
    "note" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Client_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "Project" (
    "userId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "clientId" UUID,
    "name" TEXT NOT NULL,
    "searchName" TEXT COLLATE "C" GENERATED ALWAYS AS (search_text("name")) STORED,
    "projectStatus" TEXT NOT NULL DEFAULT 'active',
    "paymentStatus" "PaymentStatus" NOT NULL DEFAULT 'pending',
    "budget" BIGINT NOT NULL DEFAULT 0,
    "note" TEXT,
    "links" JSONB NOT NULL DEFAULT '[]',
    "pinned" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Project_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "Task" (
    "userId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "projectId" UUID,
    "name" TEXT NOT NULL,
    "searchName" TEXT COLLATE "C" GENERATED ALWAYS AS (search_text("name")) STORED,
    "status" "TaskStatus" NOT NULL DEFAULT 'pending',
    "details" TEXT,
    "link" TEXT,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "isWithTime" BOOLEAN NOT NULL DEFAULT false,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Task_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "Event" (
    "userId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "projectId" UUID,
    "name" TEXT NOT NULL,
    "searchName" TEXT COLLATE "C" GENERATED ALWAYS AS (search_text("name")) STORED,
    "details" TEXT,
    "link" TEXT,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "isWithTime" BOOLEAN NOT NULL DEFAULT false,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Event_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "File" (
    "userId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "projectId" UUID,
    "name" TEXT NOT NULL,
    "searchName" TEXT COLLATE "C" GENERATED ALWAYS AS (search_text("name")) STORED,
    "originalName" TEXT,
    "type" TEXT NOT NULL DEFAULT 'archive',
    "category" "FileCategory" NOT NULL DEFAULT 'asset',
    "link" TEXT,
    "size" BIGINT,
    "s3Key" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "File_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "Upload" (
    "userId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "contentType" TEXT NOT NULL,
    "size" BIGINT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Upload_pkey" PRIMARY KEY ("userId","key")
);

-- CreateTable
CREATE TABLE "ObjectRemoval" (
    "key" TEXT NOT NULL,
    "requestedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ObjectRemoval_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "ClientContact" (
    "userId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "searchName" TEXT COLLATE "C" GENERATED ALWAYS AS (search_text("name")) STORED,
    "role" TEXT,
    "phoneNumber" TEXT,
    "email" TEXT,
    "details" TEXT,
    "avatar" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ClientContact_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "PartnerContact" (
    "userId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "searchName" TEXT COLLATE "C" GENERATED ALWAYS AS (search_text("name")) STORED,
    "company" TEXT NOT NULL DEFAULT 'Freelancer',
    "searchCompany" TEXT COLLATE "C" GENERATED ALWAYS AS (search_text("company")) STORED,
    "role" TEXT,
    "searchRole" TEXT COLLATE "C" GENERATED ALWAYS AS (search_text("role")) STORED,
    "phoneNumber" TEXT,
    "email" TEXT,
    "details" TEXT,
    "avatar" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PartnerContact_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "ProjectClientContact" (
    "userId" UUID NOT NULL,
    "projectId" UUID NOT NULL,
    "contactId" UUID NOT NULL,

    CONSTRAINT "ProjectClientContact_pkey" PRIMARY KEY ("userId","projectId","contactId")
);

-- CreateTable
CREATE TABLE "ProjectPartnerContact" (
    "userId" UUID NOT NULL,
    "projectId" UUID NOT NULL,
    "contactId" UUID NOT NULL,

    CONSTRAINT "ProjectPartnerContact_pkey" PRIMARY KEY ("userId","projectId","contactId")
);

-- CreateTable
CREATE TABLE "SalesDocument" (
    "userId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "projectId" UUID NOT NULL,
    "category" "SalesDocumentCategory" NOT NULL DEFAULT 'invoice',
    "number" TEXT NOT NULL DEFAULT '1',
    "referenceNumber" TEXT,
    "issuedAt" DATE NOT NULL,
    "currency" TEXT NOT NULL,
    "projectTitle" TEXT NOT NULL,
    "projectDescription" TEXT,
    "freelancerName" TEXT NOT NULL,
    "freelancerEmail" TEXT,
    "freelancerPhone" TEXT,
    "freelancerTaxId" TEXT,
    "freelancerAddress" TEXT,
    "clientName" TEXT NOT NULL,
    "clientTaxId" TEXT,
    "clientAddress" TEXT,
    "clientPhone" TEXT,
    "clientOffice" TEXT,
    "clientDetail" TEXT,
    "tax" DECIMAL(7,4) NOT NULL DEFAULT 0,
    "discountPercent" DECIMAL(7,4) NOT NULL DEFAULT 0,
    "discountFlat" DECIMAL(20,4) NOT NULL DEFAULT 0,
    "discount" DECIMAL(20,4) NOT NULL DEFAULT 0,
    "total" DECIMAL(20,4) NOT NULL DEFAULT 0,
    "note" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SalesDocument_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "SalesDocumentItem" (
    "userId" UUID NOT NULL,
    "documentId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "rate" DECIMAL(20,4) NOT NULL DEFAULT 1,
    "quantity" DECIMAL(20,4) NOT NULL DEFAULT 1,

    CONSTRAINT "SalesDocumentItem_pkey" PRIMARY KEY ("userId","documentId","position")
);

-- CreateIndex
CREATE INDEX "User_expiresAt_idx" ON "User"("expiresAt");

-- CreateIndex
CREATE INDEX "Account_userId_idx" ON "Account"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Account_provider_providerAccountId_key" ON "Account"("provider", "providerAccountId");

-- CreateIndex
CREATE UNIQUE INDEX "Session_sessionToken_key" ON "Session"("sessionToken");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_expires_idx" ON "Session"("expires");

-- CreateIndex
CREATE INDEX "Client_userId_searchName_id_idx" ON "Client"("userId", "searchName", "id");

-- CreateIndex
CREATE INDEX "Project_userId_updatedAt_id_idx" ON "Project"("userId", "updatedAt" DESC, "id");

-- CreateIndex
CREATE INDEX "Project_userId_clientId_idx" ON "Project"("userId", "clientId");

-- CreateIndex
CREATE INDEX "Project_userId_paymentStatus_searchName_id_idx" ON "Project"("userId", "paymentStatus", "searchName", "id");

-- CreateIndex
CREATE INDEX "Task_userId_status_dueAt_updatedAt_name_idx" ON "Task"("userId", "status", "dueAt", "updatedAt", "name");

-- CreateIndex
CREATE INDEX "Task_userId_projectId_status_dueAt_updatedAt_name_idx" ON "Task"("userId", "projectId", "status", "dueAt", "updatedAt", "name");

-- CreateIndex
CREATE INDEX "Task_userId_searchName_idx" ON "Task" USING GIN ("userId" uuid_ops, "searchName" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Event_userId_dueAt_id_idx" ON "Event"("userId", "dueAt", "id");

-- CreateIndex
CREATE INDEX "Event_userId_projectId_dueAt_id_idx" ON "Event"("userId", "projectId", "dueAt", "id");

-- CreateIndex
CREATE INDEX "Event_userId_searchName_idx" ON "Event" USING GIN ("userId" uuid_ops, "searchName" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "File_userId_createdAt_id_idx" ON "File"("userId", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "File_userId_projectId_createdAt_id_idx" ON "File"("userId", "projectId", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "File_userId_s3Key_idx" ON "File"("userId", "s3Key");

-- CreateIndex
CREATE INDEX "File_userId_searchName_idx" ON "File" USING GIN ("userId" uuid_ops, "searchName" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Upload_usedAt_createdAt_idx" ON "Upload"("usedAt", "createdAt");

-- CreateIndex
CREATE INDEX "ObjectRemoval_requestedAt_idx" ON "ObjectRemoval"("requestedAt");

-- CreateIndex
CREATE INDEX "ClientContact_userId_searchName_id_idx" ON "ClientContact"("userId", "searchName", "id");

-- CreateIndex
CREATE INDEX "ClientContact_userId_companyId_idx" ON "ClientContact"("userId", "companyId");

-- CreateIndex
CREATE INDEX "PartnerContact_userId_searchName_id_idx" ON "PartnerContact"("userId", "searchName", "id");

-- CreateIndex
CREATE INDEX "PartnerContact_userId_company_idx" ON "PartnerContact"("userId", "company");

-- CreateIndex
CREATE INDEX "ProjectClientContact_userId_contactId_idx" ON "ProjectClientContact"("userId", "contactId");

-- CreateIndex
CREATE INDEX "ProjectPartnerContact_userId_contactId_idx" ON "ProjectPartnerContact"("userId", "contactId");

-- CreateIndex
CREATE INDEX "SalesDocument_userId_issuedAt_id_idx" ON "SalesDocument"("userId", "issuedAt" DESC, "id");

-- CreateIndex
CREATE INDEX "SalesDocument_userId_projectId_idx" ON "SalesDocument"("userId", "projectId");

-- CreateIndex
CREATE INDEX "SalesDocument_userId_category_number_idx" ON "SalesDocument"("userId", "category", "number");

-- AddForeignKey
ALTER TABLE "Account" ADD CONSTRAINT "Account_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Client" ADD CONSTRAINT "Client_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Project" ADD CONSTRAINT "Project_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Project" ADD CONSTRAINT "Project_userId_clientId_fkey" FOREIGN KEY ("userId", "clientId") REFERENCES "Client"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Task" ADD CONSTRAINT "Task_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Task" ADD CONSTRAINT "Task_userId_projectId_fkey" FOREIGN KEY ("userId", "projectId") REFERENCES "Project"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Event" ADD CONSTRAINT "Event_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Event" ADD CONSTRAINT "Event_userId_projectId_fkey" FOREIGN KEY ("userId", "projectId") REFERENCES "Project"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "File" ADD CONSTRAINT "File_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "File" ADD CONSTRAINT "File_userId_projectId_fkey" FOREIGN KEY ("userId", "projectId") REFERENCES "Project"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Upload" ADD CONSTRAINT "Upload_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClientContact" ADD CONSTRAINT "ClientContact_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClientContact" ADD CONSTRAINT "ClientContact_userId_companyId_fkey" FOREIGN KEY ("userId", "companyId") REFERENCES "Client"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PartnerContact" ADD CONSTRAINT "PartnerContact_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectClientContact" ADD CONSTRAINT "ProjectClientContact_userId_projectId_fkey" FOREIGN KEY ("userId", "projectId") REFERENCES "Project"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectClientContact" ADD CONSTRAINT "ProjectClientContact_userId_contactId_fkey" FOREIGN KEY ("userId", "contactId") REFERENCES "ClientContact"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectPartnerContact" ADD CONSTRAINT "ProjectPartnerContact_userId_projectId_fkey" FOREIGN KEY ("userId", "projectId") REFERENCES "Project"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectPartnerContact" ADD CONSTRAINT "ProjectPartnerContact_userId_contactId_fkey" FOREIGN KEY ("userId", "contactId") REFERENCES "PartnerContact"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SalesDocument" ADD CONSTRAINT "SalesDocument_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SalesDocument" ADD CONSTRAINT "SalesDocument_userId_projectId_fkey" FOREIGN KEY ("userId", "projectId") REFERENCES "Project"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SalesDocumentItem" ADD CONSTRAINT "SalesDocumentItem_userId_documentId_fkey" FOREIGN KEY ("userId", "documentId") REFERENCES "SalesDocument"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say: words with a hyphen are no enum values, and money is never negative.
ALTER TABLE "Project" ADD CONSTRAINT "Project_projectStatus_check" CHECK ("projectStatus" IN ('active', 'on-hold', 'completed'));
ALTER TABLE "Project" ADD CONSTRAINT "Project_budget_check" CHECK ("budget" >= 0);
ALTER TABLE "Project" ADD CONSTRAINT "Project_links_check" CHECK (jsonb_typeof("links") = 'array');
ALTER TABLE "File" ADD CONSTRAINT "File_type_check" CHECK ("type" IN (
  'image', 'video', 'document', 'code', 'archive', 'design', 'spreadsheet', 'presentation', 'audio', 'database',
  'project-management', 'other'
));
