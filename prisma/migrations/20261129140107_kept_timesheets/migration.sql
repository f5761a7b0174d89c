-- The time on issued documents as of the issue. Of earlier ones it is the time that is on them now.
ALTER TABLE "SalesDocument" ADD COLUMN "timesheet" JSONB;
UPDATE "SalesDocument" d SET "timesheet" = present."timesheet"
FROM (
    SELECT e."userId", e."documentId", jsonb_build_object('timeZone', u."timeZone", 'entries', jsonb_agg(jsonb_build_object(
        'startedAt', to_char(e."startedAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'endedAt', to_char(e."endedAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'project', p."name",
        'task', t."name",
        'description', e."description",
        'rounding', coalesce(e."billedRounding", c."timeRounding", u."timeRounding", 'none'),
        'lineId', e."lineId")
        ORDER BY e."startedAt", e."id")) AS "timesheet"
    FROM "TimeEntry" e
    JOIN "User" u ON u."id" = e."userId"
    LEFT JOIN "Project" p ON p."userId" = e."userId" AND p."id" = e."projectId"
    LEFT JOIN "Client" c ON c."userId" = p."userId" AND c."id" = p."clientId"
    LEFT JOIN "Task" t ON t."userId" = e."userId" AND t."id" = e."taskId"
    WHERE e."documentId" IS NOT NULL
    GROUP BY e."userId", e."documentId", u."timeZone"
) present
WHERE d."userId" = present."userId" AND d."id" = present."documentId" AND d."lockedAt" IS NOT NULL;
