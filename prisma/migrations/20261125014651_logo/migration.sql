ALTER TABLE "User"
  ADD COLUMN "logo" TEXT,
  ADD COLUMN "logoWidth" INTEGER,
  ADD COLUMN "logoHeight" INTEGER,
  ADD COLUMN "accent" TEXT;

ALTER TABLE "SalesDocument"
  ADD COLUMN "signatures" BOOLEAN,
  ADD COLUMN "logo" TEXT,
  ADD COLUMN "logoWidth" INTEGER,
  ADD COLUMN "logoHeight" INTEGER,
  ADD COLUMN "accent" TEXT;

CREATE INDEX "SalesDocument_userId_logo_idx" ON "SalesDocument"("userId", "logo");
