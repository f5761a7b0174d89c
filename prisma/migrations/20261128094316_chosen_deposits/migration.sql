-- The deposits of the same client that a person chose to be deducted, beside those of the document's quotation.
ALTER TABLE "SalesDocument" ADD COLUMN "depositIds" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[];
