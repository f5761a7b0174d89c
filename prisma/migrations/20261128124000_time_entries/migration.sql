-- Time entries, of which one of a user can be running, hourly rates, and how time is rounded.
CREATE TABLE "TimeEntry" (
    "userId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "projectId" UUID,
    "taskId" UUID,
    "description" TEXT NOT NULL DEFAULT '',
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "isBillable" BOOLEAN NOT NULL DEFAULT true,
    "rate" DECIMAL(20,4),
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "documentId" UUID,
    "lineId" UUID,
    "billedRate" DECIMAL(20,4),
    "freedFromId" UUID,
    "freedLineId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TimeEntry_pkey" PRIMARY KEY ("userId", "id"),
    CONSTRAINT "TimeEntry_endedAt_check" CHECK ("endedAt" > "startedAt" AND "endedAt" - "startedAt" <= INTERVAL '24 hours'),
    CONSTRAINT "TimeEntry_documentId_check" CHECK ("documentId" IS NULL OR ("endedAt" IS NOT NULL AND "lineId" IS NOT NULL))
);

CREATE UNIQUE INDEX "TimeEntry_userId_running_key" ON "TimeEntry"("userId") WHERE "endedAt" IS NULL;
CREATE INDEX "TimeEntry_userId_startedAt_id_idx" ON "TimeEntry"("userId", "startedAt" DESC, "id");
CREATE INDEX "TimeEntry_userId_projectId_startedAt_id_idx" ON "TimeEntry"("userId", "projectId", "startedAt" DESC, "id");
CREATE INDEX "TimeEntry_userId_documentId_idx" ON "TimeEntry"("userId", "documentId");
CREATE INDEX "TimeEntry_userId_freedFromId_idx" ON "TimeEntry"("userId", "freedFromId");

ALTER TABLE "TimeEntry" ADD CONSTRAINT "TimeEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE;
ALTER TABLE "TimeEntry" ADD CONSTRAINT "TimeEntry_userId_projectId_fkey" FOREIGN KEY ("userId", "projectId") REFERENCES "Project"("userId", "id") ON DELETE CASCADE;
-- Checked at the end of the transaction: a document is written after the entries that it is made from.
ALTER TABLE "TimeEntry" ADD CONSTRAINT "TimeEntry_userId_documentId_fkey" FOREIGN KEY ("userId", "documentId") REFERENCES "SalesDocument"("userId", "id")
    ON DELETE NO ACTION DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE "TimeEntry" ADD CONSTRAINT "TimeEntry_userId_freedFromId_fkey" FOREIGN KEY ("userId", "freedFromId") REFERENCES "SalesDocument"("userId", "id")
    ON DELETE NO ACTION DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE "SalesDocumentItem" ADD COLUMN "timeLineId" UUID;
ALTER TABLE "Project" ADD COLUMN "hourlyRate" DECIMAL(20,4);
ALTER TABLE "Client" ADD COLUMN "hourlyRate" DECIMAL(20,4), ADD COLUMN "timeRounding" TEXT,
    ADD CONSTRAINT "Client_timeRounding_check" CHECK ("timeRounding" ~ '^(none|(up|nearest|down):(5|6|10|15|30|60):(entry|line))$');
ALTER TABLE "User" ADD COLUMN "hourlyRate" DECIMAL(20,4), ADD COLUMN "timeRounding" TEXT,
    ADD CONSTRAINT "User_timeRounding_check" CHECK ("timeRounding" ~ '^(none|(up|nearest|down):(5|6|10|15|30|60):(entry|line))$');
