import "server-only";
import { type Env, env } from "@/lib/server/env";
import type { ServerStatus } from "@/lib/server-status/schema";

type Group = { group: string; names: Partial<Record<keyof Env, "shown" | "hidden">> };

/**
 * The variables by topic. A value is shown only if it is a number, one of a few words or a name: an address can contain a
 * password.
 */
export const groups: Group[] = [
  {
    group: "Accounts",
    names: {
      AUTH_URL: "hidden",
      AUTH_SECRET: "hidden",
      SIGN_UP: "shown",
      DEMOS: "shown",
      GOOGLE_CLIENT_ID: "hidden",
      GOOGLE_CLIENT_SECRET: "hidden",
      GOOGLE_ISSUER: "hidden",
      GOOGLE_NAME: "shown",
      GOOGLE_DATA_HOURS: "shown",
    },
  },
  {
    group: "Mail",
    names: {
      SMTP_URL: "hidden",
      MAIL_FROM: "hidden",
      MAILS_PER_DAY_FIRST_WEEK: "shown",
      MAILS_PER_DAY: "shown",
    },
  },
  {
    group: "Database",
    names: {
      DATABASE_URL: "hidden",
      DATABASE_POOL: "shown",
      DATABASE_WAIT_MS: "shown",
      DATABASE_PREPARED: "shown",
    },
  },
  {
    group: "Files",
    names: {
      PENNANT_DATA_DIR: "hidden",
      STORAGE_DIR: "hidden",
      S3_BUCKET: "hidden",
      S3_REGION: "shown",
      S3_ENDPOINT: "hidden",
      S3_ACCESS_KEY_ID: "hidden",
      S3_SECRET_ACCESS_KEY: "hidden",
      S3_FORCE_PATH_STYLE: "shown",
      STORE_WAIT_MS: "shown",
      UPLOAD_MAX_MB: "shown",
      AVATAR_MAX_MB: "shown",
      IMPORT_MAX_MB: "shown",
      STORAGE_QUOTA_MB: "shown",
      DEMO_STORAGE_QUOTA_MB: "shown",
      STORAGE_RESERVE_MB: "shown",
    },
  },
  {
    group: "Operation",
    names: {
      METRICS_TOKEN: "hidden",
      CRON_SECRET: "hidden",
      TRUSTED_PROXIES: "hidden",
      RATE_LIMITS: "shown",
      LOG_LEVEL: "shown",
      SOURCE_URL: "hidden",
      PORTFOLIO_URL: "hidden",
    },
  },
];

/** Returns which variables are set, and the values in use of those that cannot be secret. */
export function listVariables(): ServerStatus["variables"] {
  const values: Record<string, unknown> = env();
  return groups.map(({ group, names }) => ({
    group,
    variables: Object.entries(names).map(([name, visibility]) => {
      const value = visibility === "shown" ? values[name] : undefined;
      // An empty variable counts as not set.
      return { name, isSet: Boolean(process.env[name]), value: value === undefined ? null : String(value) };
    }),
  }));
}
