-- Only invoices bill time. A draft made from time could become a quotation or a receipt, whose time is free again.
UPDATE "TimeEntry" e SET "documentId" = NULL, "lineId" = NULL
FROM "SalesDocument" d
WHERE d."userId" = e."userId" AND d."id" = e."documentId" AND d."category" <> 'invoice';
