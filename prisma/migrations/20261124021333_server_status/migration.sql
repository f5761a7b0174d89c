-- The last sweep and backup, written by any instance and by "npm run backup".
CREATE TABLE "ServerEvent" (
    "name" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "detail" JSONB NOT NULL,

    CONSTRAINT "ServerEvent_pkey" PRIMARY KEY ("name")
);

ALTER TABLE "User" ADD COLUMN "isServerOwner" BOOLEAN NOT NULL DEFAULT false;
