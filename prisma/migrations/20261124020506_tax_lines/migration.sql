-- Tax rates and units of lines, tax treatments, and tax that the client withholds.
CREATE TYPE "TaxTreatment" AS ENUM ('standard', 'reverseCharge', 'exempt', 'smallBusiness', 'export');

CREATE TYPE "ItemUnit" AS ENUM ('hour', 'day', 'piece', 'month', 'km');

ALTER TABLE "SalesDocument"
    ADD COLUMN "taxTreatment" "TaxTreatment" NOT NULL DEFAULT 'standard',
    ADD COLUMN "withholding" DECIMAL(7,4),
    ADD COLUMN "creditTaxGroups" JSONB;

ALTER TABLE "SalesDocumentItem"
    ADD COLUMN "taxRate" DECIMAL(7,4),
    ADD COLUMN "unit" "ItemUnit";
