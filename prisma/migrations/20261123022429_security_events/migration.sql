-- What happened to a person's account: sign-ins, exports and the like, for their own eyes.
CREATE TABLE "SecurityEvent" (
    "userId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "device" TEXT,
    "address" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SecurityEvent_pkey" PRIMARY KEY ("userId","id")
);

CREATE INDEX "SecurityEvent_userId_createdAt_id_idx" ON "SecurityEvent"("userId", "createdAt" DESC, "id");

CREATE INDEX "SecurityEvent_createdAt_idx" ON "SecurityEvent"("createdAt");

ALTER TABLE "SecurityEvent" ADD CONSTRAINT "SecurityEvent_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
