-- A discount of a line, prices that include tax, when the work was done, the VAT ID beside the tax number, a sentence about tax of
-- a document's own, the unit minute, and services that are not taxable here.
ALTER TABLE "SalesDocumentItem"
    ADD COLUMN "discountPercent" DECIMAL(7,4) NOT NULL DEFAULT 0,
    ADD COLUMN "discountFlat" DECIMAL(20,4) NOT NULL DEFAULT 0,
    DROP CONSTRAINT "SalesDocumentItem_unit_check",
    ADD CONSTRAINT "SalesDocumentItem_unit_check" CHECK ("unit" IN ('hour', 'minute', 'day', 'piece', 'month', 'km'));

ALTER TABLE "SalesDocument"
    ADD COLUMN "pricesIncludeTax" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "serviceDate" DATE,
    ADD COLUMN "serviceFrom" DATE,
    ADD COLUMN "serviceTo" DATE,
    ADD COLUMN "taxNote" TEXT,
    ADD COLUMN "freelancerVatId" TEXT,
    ADD COLUMN "clientVatId" TEXT,
    DROP CONSTRAINT "SalesDocument_taxTreatment_check",
    ADD CONSTRAINT "SalesDocument_taxTreatment_check"
        CHECK ("taxTreatment" IN ('standard', 'reverseCharge', 'exempt', 'smallBusiness', 'export', 'outside'));

ALTER TABLE "User" ADD COLUMN "vatId" TEXT;

ALTER TABLE "Client" ADD COLUMN "vatId" TEXT;
