-- The timesheet on the client's page of a document, and the rounding as of the day on which time was billed.
ALTER TABLE "SalesDocument" ADD COLUMN "sharesTimesheet" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "TimeEntry" ADD COLUMN "billedRounding" TEXT,
    ADD CONSTRAINT "TimeEntry_billedRounding_check" CHECK ("billedRounding" ~ '^(none|(up|nearest|down):(5|6|10|15|30|60):(entry|line))$');
