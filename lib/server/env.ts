import "server-only";
import { z } from "zod";
import { isEmail } from "@/lib/email";
import { authSecretError, authSecrets, authUrlError } from "@/scripts/lib/auth-variables.mjs";
import { parseTrustedProxies } from "./trusted-proxies";

const megabytes = z.coerce
  .number({ error: "must be a number of megabytes" })
  .min(0, { error: "must not be negative" });

const emails = z.coerce
  .number({ error: "must be a number of emails" })
  .int({ error: "must be a whole number" })
  .min(0, { error: "must not be negative" });

/** The environment variables, checked once at startup. docs/operate.md describes each of them. */
const envSchema = z
  .object({
    DATABASE_URL: z
      .string({ error: "is missing: the address of a PostgreSQL database" })
      .regex(/^postgres(ql)?:\/\//, { error: "must begin with postgres:// or postgresql://" }),
    DATABASE_POOL: z.coerce
      .number({ error: "must be a number" })
      .int({ error: "must be a whole number" })
      .min(1, { error: "must be at least 1" })
      .default(10),
    // Below two seconds, so that errors are shown promptly while the database is unavailable.
    DATABASE_WAIT_MS: z.coerce
      .number({ error: "must be a number of milliseconds" })
      .int({ error: "must be a whole number" })
      .min(100, { error: "must be at least 100" })
      .default(1800),
    DATABASE_PREPARED: optional(z.enum(["on", "off"], { error: "must be on or off" })).default("off"),
    AUTH_SECRET: z
      .string({ error: "is missing: a random text of at least 32 characters that signs sessions" })
      .superRefine(issueFrom(authSecretError))
      .transform(authSecrets),
    AUTH_URL: optional(z.string().superRefine(issueFrom(authUrlError))),
    GOOGLE_CLIENT_ID: optional(z.string()),
    GOOGLE_CLIENT_SECRET: optional(z.string()),
    GOOGLE_ISSUER: optional(z.url({ error: "must be a web address" })).default("https://accounts.google.com"),
    // The name of the provider on the buttons, for a GOOGLE_ISSUER other than Google.
    GOOGLE_NAME: optional(z.string().max(40, { error: "must have at most 40 characters" })).default("Google"),
    GOOGLE_DATA_HOURS: z.coerce
      .number({ error: "must be a number of hours" })
      .min(0, { error: "must not be negative" })
      .default(2),
    // Unset: only the first person may create an account with a passkey or a passphrase; Google sign-in stays open to all.
    SIGN_UP: optional(z.enum(["first", "open", "closed"], { error: "must be first, open or closed" })),
    DEMOS: optional(z.enum(["on", "off"], { error: "must be on or off" })).default("on"),
    SMTP_URL: optional(
      z.url({
        protocol: /^smtps?$/,
        error: "must be an address such as smtps://user:password@mail.example.com",
      }),
    ),
    MAIL_FROM: optional(
      z.string().refine(isSender, { error: "must be an address such as Pennant <pennant@example.com>" }),
    ),
    // Documents that an account may send in 24 hours: in its first seven days, and later.
    MAILS_PER_DAY_FIRST_WEEK: optional(emails).default(20),
    MAILS_PER_DAY: optional(emails).default(200),
    SOURCE_URL: optional(z.url({ protocol: /^https?$/, error: "must be a web address" })),
    PORTFOLIO_URL: optional(z.url({ protocol: /^https?$/, error: "must be a web address" })),
    PENNANT_DATA_DIR: optional(z.string()).default(".data"),
    // The server does not run in the folder that it was started from.
    STORAGE_DIR: optional(
      z
        .string()
        .regex(/^(\/|[A-Za-z]:[\\/])/, { error: "must be an absolute path such as /srv/pennant/objects" }),
    ),
    S3_BUCKET: optional(z.string()),
    S3_REGION: optional(z.string()).default("us-east-1"),
    S3_ENDPOINT: optional(
      z.url({ protocol: /^https?$/, error: "must be a web address such as https://s3.example.com" }),
    ),
    S3_ACCESS_KEY_ID: optional(z.string()),
    S3_SECRET_ACCESS_KEY: optional(z.string()),
    S3_FORCE_PATH_STYLE: optional(z.enum(["true", "false"], { error: "must be true or false" })).transform(
      (value) => value === "true",
    ),
    STORE_WAIT_MS: z.coerce
      .number({ error: "must be a number of milliseconds" })
      .int({ error: "must be a whole number" })
      .min(100, { error: "must be at least 100" })
      .default(1800),
    IMPORT_MAX_MB: z.coerce
      .number({ error: "must be a number" })
      .min(1, { error: "must be at least 1" })
      .default(500),
    UPLOAD_MAX_MB: megabytes.default(100),
    AVATAR_MAX_MB: megabytes.default(10),
    STORAGE_QUOTA_MB: megabytes.default(5000),
    DEMO_STORAGE_QUOTA_MB: megabytes.default(200),
    STORAGE_RESERVE_MB: megabytes.default(200),
    METRICS_TOKEN: optional(z.string().min(16, { error: "must have at least 16 characters" })),
    CRON_SECRET: optional(z.string().min(16, { error: "must have at least 16 characters" })),
    TRUSTED_PROXIES: optional(
      z.string().transform((text, context) => {
        const trusted = parseTrustedProxies(text);
        if (!trusted)
          context.addIssue("must be a number of proxies, or networks such as 10.0.0.0/8, 127.0.0.1");
        return trusted ?? z.NEVER;
      }),
    ).transform((trusted) => trusted ?? { hops: 0 }),
    RATE_LIMITS: optional(z.enum(["on", "off"], { error: "must be on or off" })).default("on"),
    LOG_LEVEL: z
      .enum(["trace", "debug", "info", "warn", "error", "silent"], {
        error: "must be one of trace, debug, info, warn, error, silent",
      })
      .default("info"),
  })
  .refine((env) => Boolean(env.GOOGLE_CLIENT_ID) === Boolean(env.GOOGLE_CLIENT_SECRET), {
    path: ["GOOGLE_CLIENT_SECRET"],
    error: "and GOOGLE_CLIENT_ID must be set together",
  })
  .refine((env) => Boolean(env.SMTP_URL) === Boolean(env.MAIL_FROM), {
    path: ["MAIL_FROM"],
    error: "and SMTP_URL must be set together",
  })
  .refine((env) => Boolean(env.S3_ACCESS_KEY_ID) === Boolean(env.S3_SECRET_ACCESS_KEY), {
    path: ["S3_SECRET_ACCESS_KEY"],
    error: "and S3_ACCESS_KEY_ID must be set together",
  })
  .refine((env) => env.S3_BUCKET ?? !(env.S3_ENDPOINT ?? env.S3_ACCESS_KEY_ID), {
    path: ["S3_BUCKET"],
    error: "is missing: the other S3 variables say that files go to a bucket",
  })
  .refine((env) => !(env.S3_BUCKET && env.STORAGE_DIR), {
    path: ["STORAGE_DIR"],
    error: "and S3_BUCKET cannot both be set: files go to a folder or to a bucket",
  });

export type Env = z.infer<typeof envSchema>;

/** The names of all variables. */
export const variableNames = Object.keys(envSchema.shape) as (keyof Env)[];

/** Parses the variables. Throws one Error that names every invalid variable. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const result = envSchema.safeParse(source);
  if (result.success) return result.data;
  const errors = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
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

function issueFrom(check: (text: string) => string | undefined) {
  return (text: string, context: z.RefinementCtx) => {
    const error = check(text);
    if (error) context.addIssue(error);
  };
}

/** Treats an empty variable as unset. */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
}
