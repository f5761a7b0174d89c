-- Accounts without a provider: passkeys, passphrases, recovery, and sessions whose token is replaced while they are used.
ALTER TYPE "TenantKind" ADD VALUE 'account';

ALTER TABLE "User"
    ADD COLUMN "signInEmail" TEXT,
    ADD COLUMN "passkeyUserId" BYTEA,
    ADD COLUMN "sampleEnd" UUID;

CREATE UNIQUE INDEX "User_signInEmail_key" ON "User"("signInEmail");

CREATE UNIQUE INDEX "User_passkeyUserId_key" ON "User"("passkeyUserId");

ALTER TABLE "Account"
    ADD COLUMN "name" TEXT,
    ADD COLUMN "email" TEXT,
    ADD COLUMN "createdAt" TIMESTAMPTZ(3);

ALTER TABLE "Session"
    ADD COLUMN "method" TEXT,
    ADD COLUMN "provenAt" TIMESTAMPTZ(3),
    ADD COLUMN "previousToken" TEXT,
    ADD COLUMN "rotatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    ADD COLUMN "tokenUsedAt" TIMESTAMPTZ(3);

CREATE UNIQUE INDEX "Session_previousToken_key" ON "Session"("previousToken");

CREATE TABLE "Passphrase" (
    "userId" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Passphrase_pkey" PRIMARY KEY ("userId")
);

CREATE TABLE "Passkey" (
    "userId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "credentialId" TEXT NOT NULL,
    "publicKey" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "aaguid" TEXT,
    "isSynced" BOOLEAN NOT NULL DEFAULT false,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Passkey_pkey" PRIMARY KEY ("userId","id")
);

CREATE UNIQUE INDEX "Passkey_credentialId_key" ON "Passkey"("credentialId");

CREATE TABLE "PasskeyChallenge" (
    "challenge" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "userId" UUID,
    "sessionId" UUID,
    "input" JSONB,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PasskeyChallenge_pkey" PRIMARY KEY ("challenge")
);

CREATE INDEX "PasskeyChallenge_expiresAt_idx" ON "PasskeyChallenge"("expiresAt");

CREATE TABLE "RecoveryCode" (
    "userId" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("userId","hash")
);

CREATE UNIQUE INDEX "RecoveryCode_hash_key" ON "RecoveryCode"("hash");

CREATE TABLE "RecoveryLink" (
    "userId" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RecoveryLink_pkey" PRIMARY KEY ("userId","hash")
);

CREATE UNIQUE INDEX "RecoveryLink_hash_key" ON "RecoveryLink"("hash");

CREATE INDEX "RecoveryLink_expiresAt_idx" ON "RecoveryLink"("expiresAt");

CREATE TABLE "SignInFailure" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "blockedUntil" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SignInFailure_pkey" PRIMARY KEY ("key")
);

CREATE INDEX "SignInFailure_expiresAt_idx" ON "SignInFailure"("expiresAt");

ALTER TABLE "Passphrase" ADD CONSTRAINT "Passphrase_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Passkey" ADD CONSTRAINT "Passkey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "RecoveryLink" ADD CONSTRAINT "RecoveryLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
