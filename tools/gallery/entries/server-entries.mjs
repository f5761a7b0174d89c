const on = (name, value = null) => ({ name, isSet: true, value });
const off = (name, value = null) => ({ name, isSet: false, value });

/** A server whose mail fails, on which every part of the page has something to show. */
const status = {
  version: "0.1.0",
  nodeVersion: "24.9.0",
  databaseVersion: "18.4",
  migration: "20261124021333_server_status",
  startedAt: "2026-11-20T06:12:00.000Z",
  parts: [
    { name: "database", state: "ok", reason: null },
    { name: "store", state: "ok", reason: null },
    { name: "mail", state: "failed", reason: "ECONNREFUSED" },
    { name: "provider", state: "off", reason: null },
  ],
  warnings: ["The disk is almost full: uploads are refused, text is still saved"],
  workspaces: { accounts: 3, demos: 12 },
  storage: {
    database: 48_234_496,
    files: 812_646_400,
    fileCount: 418,
    waitingRemovals: 2,
    free: 167_772_160,
  },
  requests: { total: 48_210, failed: 3 },
  sweep: { at: "2026-11-23T09:05:00.000Z", tenants: 4, uploads: 0, objects: 11 },
  sweepFailedAt: null,
  backup: { at: "2026-11-23T03:00:00.000Z", bytes: 861_123_456, isEncrypted: true },
  variables: [
    {
      group: "Accounts",
      variables: [
        on("AUTH_URL"),
        on("AUTH_SECRET"),
        on("SIGN_UP", "first"),
        off("DEMOS", "on"),
        off("GOOGLE_CLIENT_ID"),
        off("GOOGLE_NAME", "Google"),
        off("GOOGLE_DATA_HOURS", "2"),
      ],
    },
    { group: "Mail", variables: [on("SMTP_URL"), on("MAIL_FROM")] },
    { group: "Database", variables: [on("DATABASE_URL"), off("DATABASE_POOL", "10")] },
    {
      group: "Files",
      variables: [off("S3_BUCKET"), off("UPLOAD_MAX_MB", "100"), on("STORAGE_QUOTA_MB", "20000")],
    },
    {
      group: "Operation",
      variables: [on("METRICS_TOKEN"), off("RATE_LIMITS", "on"), off("LOG_LEVEL", "info")],
    },
  ],
};

async function becomeOwner(page) {
  await page.route("**/api/users", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), isServerOwner: true } });
  });
}

/** Returns steps that show the page of a server in this state. */
const showServer = (changes) => async (page) => {
  await becomeOwner(page);
  await page.route("**/api/server-status", (route) => route.fulfill({ json: { ...status, ...changes } }));
  await page.goto("/home/server");
  await page.getByRole("heading", { name: "Environment variables" }).waitFor();
};

const isNew = { warnings: [], backup: null, sweep: null };

/** The screenshots of the page "About this server": see entries.mjs. */
export const serverEntries = [
  { name: "server", path: "/home/projects", demo: "account", steps: showServer({}) },
  { name: "server-new", path: "/home/projects", demo: "account", steps: showServer(isNew) },
];
