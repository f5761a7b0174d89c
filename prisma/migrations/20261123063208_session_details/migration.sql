-- Where a session was opened and last used, for the list in the profile. Both are unknown for earlier sessions.
ALTER TABLE "Session"
    ADD COLUMN "device" TEXT,
    ADD COLUMN "address" TEXT,
    ADD COLUMN "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
