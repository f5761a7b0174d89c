-- An account sends email only after its own address was confirmed by a link, or by the provider of its sign-in.
ALTER TABLE "User" ADD COLUMN "emailConfirmedAt" TIMESTAMPTZ(3);

ALTER TABLE "Account" ADD COLUMN "emailVerified" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "EmailConfirmation" (
    "userId" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "EmailConfirmation_pkey" PRIMARY KEY ("userId","hash")
);

CREATE UNIQUE INDEX "EmailConfirmation_hash_key" ON "EmailConfirmation"("hash");

CREATE INDEX "EmailConfirmation_expiresAt_idx" ON "EmailConfirmation"("expiresAt");

ALTER TABLE "EmailConfirmation" ADD CONSTRAINT "EmailConfirmation_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
