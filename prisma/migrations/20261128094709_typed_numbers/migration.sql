-- Where the counter of the series was before a typed number moved it, 0 for a series that began with it.
ALTER TABLE "SalesDocument" ADD COLUMN "seriesBefore" BIGINT;
