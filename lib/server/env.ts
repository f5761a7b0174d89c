import "server-only";
import { z } from "zod";
import { isEmail } from "@/lib/shared/text/email";
import { authSecrets } from "@/scripts/lib/auth-variables.mjs";
import { variableErrors } from "@/scripts/lib/variables.mjs";
import { parseTrustedProxies, type TrustedProxies } from "./trusted-proxies";

/** The environment variables. docs/operate.md describes each of them, scripts/lib/variables.mjs has checked them. */
const envSchema = z.object({
  DATABASE_URL: z.string(),
  DATABASE_POOL: number(10),
  // Below two seconds, so that errors are shown promptly while the database is unavailable.
  DATABASE_WAIT_MS: number(1700),
  DATABASE_PREPARED: optional(z.enum(["on", "off"])).default("off"),
  AUTH_SECRET: z.string().transform(authSecrets),
  AUTH_URL: optional(z.string()),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_ISSUER: optional(z.string()).default("https://accounts.google.com"),
  // The name of the provider on the buttons, for a GOOGLE_ISSUER other than Google.
  GOOGLE_NAME: optional(z.string()).default("Google"),
  GOOGLE_DATA_HOURS: number(2),
  // Unset: only the first person may create an account with a passkey or a passphrase; Google sign-in stays open to all.
  SIGN_UP: optional(z.enum(["first", "open", "closed"])),
  DEMOS: optional(z.enum(["on", "off"])).default("on"),
  SMTP_URL: optional(z.string()),
  MAIL_FROM: optional(
    z.string().refine(isSender, { error: "must be an address such as Pennant <pennant@example.com>" }),
  ),
  // Documents that an account may send in 24 hours: in its first seven days, and later.
  MAILS_PER_DAY_FIRST_WEEK: number(20),
  MAILS_PER_DAY: number(200),
  SOURCE_URL: optional(z.string()),
  PORTFOLIO_URL: optional(z.string()),
  PENNANT_DATA_DIR: optional(z.string()).default(".data"),
  // The server does not run in the folder that it was started from.
  STORAGE_DIR: optional(z.string()),
  S3_BUCKET: optional(z.string()),
  S3_REGION: optional(z.string()).default("us-east-1"),
  S3_ENDPOINT: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  S3_FORCE_PATH_STYLE: optional(z.string()).transform((value) => value === "true"),
  STORE_WAIT_MS: number(1800),
  IMPORT_MAX_MB: number(500),
  UPLOAD_MAX_MB: number(100),
  AVATAR_MAX_MB: number(10),
  STORAGE_QUOTA_MB: number(5000),
  DEMO_STORAGE_QUOTA_MB: number(200),
  STORAGE_RESERVE_MB: number(200),
  METRICS_TOKEN: optional(z.string()),
  CRON_SECRET: optional(z.string()),
  TRUSTED_PROXIES: optional(z.string()).transform(
    (text): TrustedProxies => parseTrustedProxies(text ?? "0") ?? { hops: 0 },
  ),
  RATE_LIMITS: optional(z.enum(["on", "off"])).default("on"),
  LOG_LEVEL: optional(z.enum(["trace", "debug", "info", "warn", "error", "silent"])).default("info"),
});

export type Env = z.infer<typeof envSchema>;

/** The names of all variables. */
export const variableNames = Object.keys(envSchema.shape) as (keyof Env)[];

/** Parses the variables. Throws one Error that names every invalid variable. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const errors = variableErrors(source, { isServer: true });
  const result = errors.length === 0 ? envSchema.safeParse(source) : undefined;
  if (result?.success) return result.data;
  for (const { path, message } of result?.error.issues ?? []) errors.push(`${path.join(".")} ${message}`);
  throw new Error(`Pennant cannot start: ${errors.join("; ")}.`);
}

/** Exits the process with an error message when a variable is invalid. Called at startup. */
export function checkEnvironment(): void {
  try {
    env();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}

let parsed: Env | undefined;

// Instead of the variables during a build, which must not depend on where it runs: modules check the environment when they are
// loaded. A page that reads the database during the build fails.
const placeholders = {
  DATABASE_URL: "postgresql://nobody@127.0.0.1:1/nothing",
  AUTH_SECRET: "a-placeholder-that-signs-nothing-at-all",
};

/** The checked environment of this process. */
export function env(): Env {
  return (parsed ??= parseEnv(process.env.PENNANT_IS_BUILDING ? placeholders : process.env));
}

/** Returns whether this server is reached over https, which decides the names and flags of its cookies. */
export function isHttps(): boolean {
  return env().AUTH_URL?.startsWith("https:") ?? Boolean(process.env.VERCEL);
}

/** Returns whether a text is an email address, or a name with an address in angle brackets. */
function isSender(text: string): boolean {
  return isEmail(/^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text);
}

/** A number, or the standard one if the variable is not set. */
function number(standard: number) {
  return optional(z.coerce.number()).default(standard);
}

/** Treats an empty variable as unset. */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
}
