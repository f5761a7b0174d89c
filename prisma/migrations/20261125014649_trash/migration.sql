CREATE TABLE "TrashEntry" (
    "userId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "rowId" UUID,
    "name" TEXT NOT NULL,
    "clientColor" TEXT,
    "clientName" TEXT,
    "projectName" TEXT,
    "rows" JSON NOT NULL,
    "counts" JSONB NOT NULL,
    "objectKeys" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "deletedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "restoredAt" TIMESTAMPTZ(3),

    CONSTRAINT "TrashEntry_pkey" PRIMARY KEY ("userId", "id"),
    CONSTRAINT "TrashEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "TrashEntry_userId_deletedAt_id_idx" ON "TrashEntry"("userId", "deletedAt" DESC, "id");

CREATE INDEX "TrashEntry_expiresAt_idx" ON "TrashEntry"("expiresAt");
