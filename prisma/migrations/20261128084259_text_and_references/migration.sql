-- Nothing here changes a value: enums become text, and foreign keys lose actions that no code needs. Citus accepts neither
-- enums in RETURNING nor these actions. See docs/decisions/0192-citus.md.

-- These depend on a column whose type changes. The generated columns are computed again.
ALTER TABLE "SalesDocument" DROP COLUMN "kind", DROP COLUMN "balance", DROP CONSTRAINT "SalesDocument_credit_note_check";

ALTER TABLE "User"
    ALTER COLUMN "kind" DROP DEFAULT,
    ALTER COLUMN "kind" TYPE TEXT COLLATE "C",
    ALTER COLUMN "kind" SET DEFAULT 'google',
    ADD CONSTRAINT "User_kind_check" CHECK ("kind" IN ('demo', 'blank', 'google', 'account'));

ALTER TABLE "Project"
    ALTER COLUMN "paymentStatus" DROP DEFAULT,
    ALTER COLUMN "paymentStatus" TYPE TEXT COLLATE "C",
    ALTER COLUMN "paymentStatus" SET DEFAULT 'pending',
    ADD CONSTRAINT "Project_paymentStatus_check" CHECK ("paymentStatus" IN ('pending', 'processing', 'paid'));

ALTER TABLE "Task"
    ALTER COLUMN "status" DROP DEFAULT,
    ALTER COLUMN "status" TYPE TEXT COLLATE "C",
    ALTER COLUMN "status" SET DEFAULT 'pending',
    ADD CONSTRAINT "Task_status_check" CHECK ("status" IN ('pending', 'completed'));

ALTER TABLE "Repeat"
    ALTER COLUMN "monthBy" DROP DEFAULT,
    ALTER COLUMN "kind" TYPE TEXT COLLATE "C",
    ALTER COLUMN "every" TYPE TEXT COLLATE "C",
    ALTER COLUMN "monthBy" TYPE TEXT COLLATE "C",
    ALTER COLUMN "monthBy" SET DEFAULT 'day',
    ADD CONSTRAINT "Repeat_kind_check" CHECK ("kind" IN ('task', 'event')),
    ADD CONSTRAINT "Repeat_every_check" CHECK ("every" IN ('day', 'week', 'month', 'year')),
    ADD CONSTRAINT "Repeat_monthBy_check" CHECK ("monthBy" IN ('day', 'weekday', 'lastWeekday'));

ALTER TABLE "File"
    ALTER COLUMN "category" DROP DEFAULT,
    ALTER COLUMN "category" TYPE TEXT COLLATE "C",
    ALTER COLUMN "category" SET DEFAULT 'asset',
    ADD CONSTRAINT "File_category_check" CHECK ("category" IN ('work', 'asset'));

ALTER TABLE "SalesDocument"
    ALTER COLUMN "category" DROP DEFAULT,
    ALTER COLUMN "taxTreatment" DROP DEFAULT,
    ALTER COLUMN "category" TYPE TEXT COLLATE "C",
    ALTER COLUMN "taxTreatment" TYPE TEXT COLLATE "C",
    ALTER COLUMN "purpose" TYPE TEXT COLLATE "C",
    ALTER COLUMN "answer" TYPE TEXT COLLATE "C",
    ALTER COLUMN "category" SET DEFAULT 'invoice',
    ALTER COLUMN "taxTreatment" SET DEFAULT 'standard',
    ADD CONSTRAINT "SalesDocument_category_check" CHECK ("category" IN ('quotation', 'invoice', 'receipt')),
    ADD CONSTRAINT "SalesDocument_taxTreatment_check"
        CHECK ("taxTreatment" IN ('standard', 'reverseCharge', 'exempt', 'smallBusiness', 'export')),
    ADD CONSTRAINT "SalesDocument_purpose_check" CHECK ("purpose" IN ('standard', 'deposit')),
    ADD CONSTRAINT "SalesDocument_answer_check" CHECK ("answer" IN ('accepted', 'declined'));

ALTER TABLE "SalesDocumentItem"
    ALTER COLUMN "unit" TYPE TEXT COLLATE "C",
    ADD CONSTRAINT "SalesDocumentItem_unit_check" CHECK ("unit" IN ('hour', 'day', 'piece', 'month', 'km'));

ALTER TABLE "DocumentNumbering"
    ALTER COLUMN "reset" DROP DEFAULT,
    ALTER COLUMN "kind" TYPE TEXT COLLATE "C",
    ALTER COLUMN "reset" TYPE TEXT COLLATE "C",
    ALTER COLUMN "reset" SET DEFAULT 'never',
    ADD CONSTRAINT "DocumentNumbering_kind_check" CHECK ("kind" IN ('quotation', 'invoice', 'receipt', 'creditNote')),
    ADD CONSTRAINT "DocumentNumbering_reset_check" CHECK ("reset" IN ('never', 'year', 'month'));

ALTER TABLE "DocumentSeries"
    ALTER COLUMN "kind" TYPE TEXT COLLATE "C",
    ADD CONSTRAINT "DocumentSeries_kind_check" CHECK ("kind" IN ('quotation', 'invoice', 'receipt', 'creditNote'));

ALTER TABLE "ReceivedPayment"
    ALTER COLUMN "kind" DROP DEFAULT,
    ALTER COLUMN "method" TYPE TEXT COLLATE "C",
    ALTER COLUMN "kind" TYPE TEXT COLLATE "C",
    ALTER COLUMN "kind" SET DEFAULT 'payment',
    ADD CONSTRAINT "ReceivedPayment_method_check" CHECK ("method" IN ('bank', 'cash', 'card', 'other')),
    ADD CONSTRAINT "ReceivedPayment_kind_check" CHECK ("kind" IN ('payment', 'deposit', 'withheld', 'refund'));

ALTER TABLE "SalesDocument"
    ADD COLUMN "kind" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (
        CASE WHEN "isCreditNote" THEN 'creditNote' ELSE "category" END) STORED,
    ADD COLUMN "balance" DECIMAL(28,4) GENERATED ALWAYS AS (
        CASE WHEN "lockedAt" IS NOT NULL AND "category" = 'invoice' AND NOT "isCreditNote"
             THEN "total" - "credited" - "received" - "deducted" END) STORED,
    ADD CONSTRAINT "SalesDocument_credit_note_check" CHECK (NOT "isCreditNote" OR "category" = 'invoice');

CREATE UNIQUE INDEX "SalesDocument_userId_kind_issuedNumber_key" ON "SalesDocument"("userId", "kind", "issuedNumber");
CREATE INDEX "SalesDocument_userId_kind_idx" ON "SalesDocument"("userId", "kind");
CREATE INDEX "SalesDocument_userId_dueOn_owed_idx" ON "SalesDocument"("userId", "dueOn") WHERE "balance" > 0;

-- Payments are listed as pending, processing and paid, each by name.
DROP INDEX "Project_userId_paymentStatus_searchName_id_idx";
CREATE INDEX "Project_userId_payments_idx" ON "Project"("userId", ("paymentStatus" = 'paid'), "paymentStatus", "searchName", "id");

-- The previous version converts values to these types by name. No column has them, and the next release drops them.
DROP TYPE "TenantKind";
DROP TYPE "PaymentStatus";
DROP TYPE "TaskStatus";
DROP TYPE "RepeatKind";
DROP TYPE "RepeatUnit";
DROP TYPE "RepeatMonthBy";
DROP TYPE "FileCategory";
DROP TYPE "SalesDocumentCategory";
DROP TYPE "DocumentKind";
DROP TYPE "TaxTreatment";
DROP TYPE "ItemUnit";
DROP TYPE "DocumentPurpose";
DROP TYPE "QuotationAnswer";
DROP TYPE "NumberReset";
DROP TYPE "ReceivedPaymentMethod";
DROP TYPE "ReceivedPaymentKind";
CREATE DOMAIN "TenantKind" AS TEXT;
CREATE DOMAIN "PaymentStatus" AS TEXT;
CREATE DOMAIN "TaskStatus" AS TEXT;
CREATE DOMAIN "RepeatKind" AS TEXT;
CREATE DOMAIN "RepeatUnit" AS TEXT;
CREATE DOMAIN "RepeatMonthBy" AS TEXT;
CREATE DOMAIN "FileCategory" AS TEXT;
CREATE DOMAIN "SalesDocumentCategory" AS TEXT;
CREATE DOMAIN "DocumentKind" AS TEXT;
CREATE DOMAIN "TaxTreatment" AS TEXT;
CREATE DOMAIN "ItemUnit" AS TEXT;
CREATE DOMAIN "DocumentPurpose" AS TEXT;
CREATE DOMAIN "QuotationAnswer" AS TEXT;
CREATE DOMAIN "NumberReset" AS TEXT;
CREATE DOMAIN "ReceivedPaymentMethod" AS TEXT;
CREATE DOMAIN "ReceivedPaymentKind" AS TEXT;

-- Ids never change. A deletion sets the references of documents that remain to null before it deletes the rows.
ALTER TABLE "Account"
    DROP CONSTRAINT "Account_userId_fkey",
    ADD CONSTRAINT "Account_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE;
ALTER TABLE "Session"
    DROP CONSTRAINT "Session_userId_fkey",
    ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE;
ALTER TABLE "Passphrase"
    DROP CONSTRAINT "Passphrase_userId_fkey",
    ADD CONSTRAINT "Passphrase_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE;
ALTER TABLE "AuthenticatorApp"
    DROP CONSTRAINT "AuthenticatorApp_userId_fkey",
    ADD CONSTRAINT "AuthenticatorApp_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE;
ALTER TABLE "SignInChallenge"
    DROP CONSTRAINT "SignInChallenge_userId_fkey",
    ADD CONSTRAINT "SignInChallenge_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE;
ALTER TABLE "Passkey"
    DROP CONSTRAINT "Passkey_userId_fkey",
    ADD CONSTRAINT "Passkey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE;
ALTER TABLE "RecoveryCode"
    DROP CONSTRAINT "RecoveryCode_userId_fkey",
    ADD CONSTRAINT "RecoveryCode_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE;
ALTER TABLE "RecoveryLink"
    DROP CONSTRAINT "RecoveryLink_userId_fkey",
    ADD CONSTRAINT "RecoveryLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE;
ALTER TABLE "EmailConfirmation"
    DROP CONSTRAINT "EmailConfirmation_userId_fkey",
    ADD CONSTRAINT "EmailConfirmation_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE;
ALTER TABLE "SecurityEvent"
    DROP CONSTRAINT "SecurityEvent_userId_fkey",
    ADD CONSTRAINT "SecurityEvent_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE;
ALTER TABLE "Client"
    DROP CONSTRAINT "Client_userId_fkey",
    ADD CONSTRAINT "Client_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE;
ALTER TABLE "Project"
    DROP CONSTRAINT "Project_userId_fkey",
    DROP CONSTRAINT "Project_userId_clientId_fkey",
    ADD CONSTRAINT "Project_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE,
    ADD CONSTRAINT "Project_userId_clientId_fkey" FOREIGN KEY ("userId", "clientId") REFERENCES "Client"("userId", "id") ON DELETE CASCADE;
ALTER TABLE "Task"
    DROP CONSTRAINT "Task_userId_fkey",
    DROP CONSTRAINT "Task_userId_projectId_fkey",
    ADD CONSTRAINT "Task_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE,
    ADD CONSTRAINT "Task_userId_projectId_fkey" FOREIGN KEY ("userId", "projectId") REFERENCES "Project"("userId", "id") ON DELETE CASCADE;
ALTER TABLE "Event"
    DROP CONSTRAINT "Event_userId_fkey",
    DROP CONSTRAINT "Event_userId_projectId_fkey",
    ADD CONSTRAINT "Event_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE,
    ADD CONSTRAINT "Event_userId_projectId_fkey" FOREIGN KEY ("userId", "projectId") REFERENCES "Project"("userId", "id") ON DELETE CASCADE;
ALTER TABLE "Repeat"
    DROP CONSTRAINT "Repeat_userId_fkey",
    DROP CONSTRAINT "Repeat_userId_projectId_fkey",
    ADD CONSTRAINT "Repeat_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE,
    ADD CONSTRAINT "Repeat_userId_projectId_fkey" FOREIGN KEY ("userId", "projectId") REFERENCES "Project"("userId", "id") ON DELETE CASCADE;
ALTER TABLE "CalendarFeed"
    DROP CONSTRAINT "CalendarFeed_userId_fkey",
    ADD CONSTRAINT "CalendarFeed_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE;
ALTER TABLE "File"
    DROP CONSTRAINT "File_userId_fkey",
    DROP CONSTRAINT "File_userId_projectId_fkey",
    ADD CONSTRAINT "File_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE,
    ADD CONSTRAINT "File_userId_projectId_fkey" FOREIGN KEY ("userId", "projectId") REFERENCES "Project"("userId", "id") ON DELETE CASCADE;
ALTER TABLE "Upload"
    DROP CONSTRAINT "Upload_userId_fkey",
    ADD CONSTRAINT "Upload_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE;
ALTER TABLE "ClientContact"
    DROP CONSTRAINT "ClientContact_userId_fkey",
    DROP CONSTRAINT "ClientContact_userId_companyId_fkey",
    ADD CONSTRAINT "ClientContact_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE,
    ADD CONSTRAINT "ClientContact_userId_companyId_fkey" FOREIGN KEY ("userId", "companyId") REFERENCES "Client"("userId", "id") ON DELETE CASCADE;
ALTER TABLE "PartnerContact"
    DROP CONSTRAINT "PartnerContact_userId_fkey",
    ADD CONSTRAINT "PartnerContact_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE;
ALTER TABLE "ProjectClientContact"
    DROP CONSTRAINT "ProjectClientContact_userId_projectId_fkey",
    DROP CONSTRAINT "ProjectClientContact_userId_contactId_fkey",
    ADD CONSTRAINT "ProjectClientContact_userId_projectId_fkey" FOREIGN KEY ("userId", "projectId") REFERENCES "Project"("userId", "id") ON DELETE CASCADE,
    ADD CONSTRAINT "ProjectClientContact_userId_contactId_fkey" FOREIGN KEY ("userId", "contactId") REFERENCES "ClientContact"("userId", "id") ON DELETE CASCADE;
ALTER TABLE "ProjectPartnerContact"
    DROP CONSTRAINT "ProjectPartnerContact_userId_projectId_fkey",
    DROP CONSTRAINT "ProjectPartnerContact_userId_contactId_fkey",
    ADD CONSTRAINT "ProjectPartnerContact_userId_projectId_fkey" FOREIGN KEY ("userId", "projectId") REFERENCES "Project"("userId", "id") ON DELETE CASCADE,
    ADD CONSTRAINT "ProjectPartnerContact_userId_contactId_fkey" FOREIGN KEY ("userId", "contactId") REFERENCES "PartnerContact"("userId", "id") ON DELETE CASCADE;
ALTER TABLE "SalesDocument"
    DROP CONSTRAINT "SalesDocument_userId_fkey",
    DROP CONSTRAINT "SalesDocument_userId_projectId_fkey",
    DROP CONSTRAINT "SalesDocument_userId_clientId_fkey",
    DROP CONSTRAINT "SalesDocument_userId_bankAccountId_fkey",
    DROP CONSTRAINT "SalesDocument_userId_sourceId_fkey",
    DROP CONSTRAINT "SalesDocument_userId_creditsId_fkey",
    ADD CONSTRAINT "SalesDocument_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE,
    ADD CONSTRAINT "SalesDocument_userId_projectId_fkey" FOREIGN KEY ("userId", "projectId") REFERENCES "Project"("userId", "id") ON DELETE CASCADE,
    ADD CONSTRAINT "SalesDocument_userId_clientId_fkey" FOREIGN KEY ("userId", "clientId") REFERENCES "Client"("userId", "id"),
    ADD CONSTRAINT "SalesDocument_userId_bankAccountId_fkey" FOREIGN KEY ("userId", "bankAccountId") REFERENCES "BankAccount"("userId", "id"),
    ADD CONSTRAINT "SalesDocument_userId_sourceId_fkey" FOREIGN KEY ("userId", "sourceId") REFERENCES "SalesDocument"("userId", "id") DEFERRABLE INITIALLY IMMEDIATE,
    ADD CONSTRAINT "SalesDocument_userId_creditsId_fkey" FOREIGN KEY ("userId", "creditsId") REFERENCES "SalesDocument"("userId", "id") DEFERRABLE INITIALLY IMMEDIATE;
ALTER TABLE "BankAccount"
    DROP CONSTRAINT "BankAccount_userId_fkey",
    ADD CONSTRAINT "BankAccount_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE;
ALTER TABLE "SalesDocumentItem"
    DROP CONSTRAINT "SalesDocumentItem_userId_documentId_fkey",
    ADD CONSTRAINT "SalesDocumentItem_userId_documentId_fkey" FOREIGN KEY ("userId", "documentId") REFERENCES "SalesDocument"("userId", "id") ON DELETE CASCADE;
ALTER TABLE "DocumentLink"
    DROP CONSTRAINT "DocumentLink_userId_fkey",
    DROP CONSTRAINT "DocumentLink_userId_documentId_fkey",
    ADD CONSTRAINT "DocumentLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE,
    ADD CONSTRAINT "DocumentLink_userId_documentId_fkey" FOREIGN KEY ("userId", "documentId") REFERENCES "SalesDocument"("userId", "id") ON DELETE CASCADE;
ALTER TABLE "SentDocument"
    DROP CONSTRAINT "SentDocument_userId_fkey",
    DROP CONSTRAINT "SentDocument_userId_documentId_fkey",
    ADD CONSTRAINT "SentDocument_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE,
    ADD CONSTRAINT "SentDocument_userId_documentId_fkey" FOREIGN KEY ("userId", "documentId") REFERENCES "SalesDocument"("userId", "id") ON DELETE CASCADE;
ALTER TABLE "DocumentNumbering"
    DROP CONSTRAINT "DocumentNumbering_userId_fkey",
    ADD CONSTRAINT "DocumentNumbering_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE;
ALTER TABLE "DocumentSeries"
    DROP CONSTRAINT "DocumentSeries_userId_fkey",
    ADD CONSTRAINT "DocumentSeries_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE;
ALTER TABLE "DeductedDeposit"
    DROP CONSTRAINT "DeductedDeposit_userId_documentId_fkey",
    DROP CONSTRAINT "DeductedDeposit_userId_depositId_fkey",
    ADD CONSTRAINT "DeductedDeposit_userId_documentId_fkey" FOREIGN KEY ("userId", "documentId") REFERENCES "SalesDocument"("userId", "id") ON DELETE CASCADE,
    ADD CONSTRAINT "DeductedDeposit_userId_depositId_fkey" FOREIGN KEY ("userId", "depositId") REFERENCES "SalesDocument"("userId", "id") ON DELETE CASCADE DEFERRABLE INITIALLY IMMEDIATE;
ALTER TABLE "ReceivedPayment"
    DROP CONSTRAINT "ReceivedPayment_userId_fkey",
    DROP CONSTRAINT "ReceivedPayment_userId_documentId_fkey",
    ADD CONSTRAINT "ReceivedPayment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE,
    ADD CONSTRAINT "ReceivedPayment_userId_documentId_fkey" FOREIGN KEY ("userId", "documentId") REFERENCES "SalesDocument"("userId", "id") ON DELETE CASCADE;
ALTER TABLE "ReceivedPaymentChange"
    DROP CONSTRAINT "ReceivedPaymentChange_userId_fkey",
    DROP CONSTRAINT "ReceivedPaymentChange_userId_documentId_fkey",
    ADD CONSTRAINT "ReceivedPaymentChange_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE,
    ADD CONSTRAINT "ReceivedPaymentChange_userId_documentId_fkey" FOREIGN KEY ("userId", "documentId") REFERENCES "SalesDocument"("userId", "id") ON DELETE CASCADE;
ALTER TABLE "TrashEntry"
    DROP CONSTRAINT "TrashEntry_userId_fkey",
    ADD CONSTRAINT "TrashEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE;
ALTER TABLE "TrashedRows"
    DROP CONSTRAINT "TrashedRows_userId_entryId_fkey",
    ADD CONSTRAINT "TrashedRows_userId_entryId_fkey" FOREIGN KEY ("userId", "entryId") REFERENCES "TrashEntry"("userId", "id") ON DELETE CASCADE;
