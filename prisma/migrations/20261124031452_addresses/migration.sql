ALTER TABLE "User"
  ADD COLUMN "street" TEXT,
  ADD COLUMN "postcode" TEXT,
  ADD COLUMN "city" TEXT,
  ADD COLUMN "region" TEXT,
  ADD COLUMN "country" TEXT;

ALTER TABLE "Client"
  ADD COLUMN "street" TEXT,
  ADD COLUMN "postcode" TEXT,
  ADD COLUMN "city" TEXT,
  ADD COLUMN "region" TEXT,
  ADD COLUMN "country" TEXT;

ALTER TABLE "SalesDocument"
  ADD COLUMN "freelancerStreet" TEXT,
  ADD COLUMN "freelancerPostcode" TEXT,
  ADD COLUMN "freelancerCity" TEXT,
  ADD COLUMN "freelancerRegion" TEXT,
  ADD COLUMN "freelancerCountry" TEXT,
  ADD COLUMN "clientStreet" TEXT,
  ADD COLUMN "clientPostcode" TEXT,
  ADD COLUMN "clientCity" TEXT,
  ADD COLUMN "clientRegion" TEXT,
  ADD COLUMN "clientCountry" TEXT;
