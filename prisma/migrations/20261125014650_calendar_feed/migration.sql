CREATE TABLE "CalendarFeed" (
  "userId" UUID NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  "tasks" BOOLEAN NOT NULL DEFAULT true,
  "events" BOOLEAN NOT NULL DEFAULT true,
  "dueInvoices" BOOLEAN NOT NULL DEFAULT true,
  "discreet" BOOLEAN NOT NULL DEFAULT false,
  CONSTRAINT "CalendarFeed_pkey" PRIMARY KEY ("userId"),
  CONSTRAINT "CalendarFeed_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
