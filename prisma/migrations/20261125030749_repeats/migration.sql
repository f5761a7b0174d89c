CREATE TYPE "RepeatKind" AS ENUM ('task', 'event');

CREATE TYPE "RepeatUnit" AS ENUM ('day', 'week', 'month', 'year');

CREATE TYPE "RepeatMonthBy" AS ENUM ('day', 'weekday', 'lastWeekday');

CREATE TABLE "Repeat" (
  "userId" UUID NOT NULL,
  "id" UUID NOT NULL,
  "kind" "RepeatKind" NOT NULL,
  "projectId" UUID,
  "name" TEXT NOT NULL,
  "details" TEXT,
  "link" TEXT,
  "tags" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  "every" "RepeatUnit" NOT NULL,
  "interval" INTEGER NOT NULL DEFAULT 1,
  "weekdays" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[],
  "monthBy" "RepeatMonthBy" NOT NULL DEFAULT 'day',
  "until" DATE,
  "count" INTEGER,
  "anchor" DATE NOT NULL,
  "minutes" INTEGER,
  "timeZone" TEXT NOT NULL,
  "madeUntil" DATE NOT NULL,
  "extendAt" TIMESTAMPTZ(3),
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "Repeat_pkey" PRIMARY KEY ("userId", "id"),
  CONSTRAINT "Repeat_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "Repeat_userId_projectId_fkey" FOREIGN KEY ("userId", "projectId") REFERENCES "Project"("userId", "id")
    ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "Repeat_userId_projectId_idx" ON "Repeat"("userId", "projectId");

CREATE INDEX "Repeat_extendAt_idx" ON "Repeat"("extendAt");

ALTER TABLE "Task" ADD COLUMN "repeatId" UUID, ADD COLUMN "slot" DATE;

ALTER TABLE "Event" ADD COLUMN "repeatId" UUID, ADD COLUMN "slot" DATE;

-- Partial, so that the indexes contain only rows that repeat. Prisma cannot express the condition.
CREATE UNIQUE INDEX "Task_userId_repeatId_slot_key" ON "Task"("userId", "repeatId", "slot") WHERE "repeatId" IS NOT NULL;

CREATE UNIQUE INDEX "Event_userId_repeatId_slot_key" ON "Event"("userId", "repeatId", "slot") WHERE "repeatId" IS NOT NULL;
