// Used by the server (lib/server/env.ts), and by the scripts that start it before packages are installed.
import { isIP } from "node:net";
import { authSecretError, authUrlError } from "./auth-variables.mjs";

const levels = ["trace", "debug", "info", "warn", "error", "silent"];

const megabytes = number("a number of megabytes");
const milliseconds = wholeNumber("a number of milliseconds", 100);
const onOff = oneOf(["on", "off"], "on or off");
const webAddress = address(["http:", "https:"], "a web address");
const secret = atLeast(16);

/** A check per variable, which returns the rest of a sentence about a wrong value. */
export const variables = {
  DATABASE_URL: (text) =>
    unless(/^postgres(ql)?:\/\//.test(text), "must begin with postgres:// or postgresql://"),
  DATABASE_POOL: wholeNumber("a number", 1),
  DATABASE_WAIT_MS: milliseconds,
  DATABASE_PREPARED: onOff,
  AUTH_SECRET: authSecretError,
  AUTH_URL: authUrlError,
  GOOGLE_CLIENT_ID: anyText,
  GOOGLE_CLIENT_SECRET: anyText,
  GOOGLE_ISSUER: webAddress,
  GOOGLE_NAME: (text) => unless(text.length <= 40, "must have at most 40 characters"),
  GOOGLE_DATA_HOURS: number("a number of hours"),
  SIGN_UP: oneOf(["first", "open", "closed"], "first, open or closed"),
  DEMOS: onOff,
  SMTP_URL: address(["smtp:", "smtps:"], "an address such as smtps://user:password@mail.example.com"),
  MAIL_FROM: (text) =>
    unless(
      /^(?:[^<>]*<[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+)$/.test(text),
      "must be an address such as Pennant <pennant@example.com>",
    ),
  MAILS_PER_DAY_FIRST_WEEK: wholeNumber("a number of emails", 0),
  MAILS_PER_DAY: wholeNumber("a number of emails", 0),
  SOURCE_URL: webAddress,
  PORTFOLIO_URL: webAddress,
  PENNANT_DATA_DIR: anyText,
  STORAGE_DIR: (text) =>
    unless(/^(\/|[A-Za-z]:[\\/])/.test(text), "must be an absolute path such as /srv/pennant/objects"),
  S3_BUCKET: anyText,
  S3_REGION: anyText,
  S3_ENDPOINT: address(["http:", "https:"], "a web address such as https://s3.example.com"),
  S3_ACCESS_KEY_ID: anyText,
  S3_SECRET_ACCESS_KEY: anyText,
  S3_FORCE_PATH_STYLE: oneOf(["true", "false"], "true or false"),
  STORE_WAIT_MS: milliseconds,
  IMPORT_MAX_MB: number("a number", 1),
  UPLOAD_MAX_MB: megabytes,
  AVATAR_MAX_MB: megabytes,
  STORAGE_QUOTA_MB: megabytes,
  DEMO_STORAGE_QUOTA_MB: megabytes,
  STORAGE_RESERVE_MB: megabytes,
  METRICS_TOKEN: secret,
  CRON_SECRET: secret,
  TRUSTED_PROXIES: (text) =>
    unless(
      isHops(text) || trustedNetworks(text),
      "must be a number of proxies, or networks such as 10.0.0.0/8, 127.0.0.1",
    ),
  RATE_LIMITS: onOff,
  LOG_LEVEL: oneOf(levels, `one of ${levels.join(", ")}`),
};

/** The variables without which the server does not start. `npm start` provides them where they are missing. */
const required = {
  DATABASE_URL: "is missing: the address of a PostgreSQL database",
  AUTH_SECRET: "is missing: a random text of at least 32 characters that signs sessions",
};

/** Returns a sentence, without its full stop, for each error in the variables. An empty variable counts as not set. */
export function variableErrors(source, { isServer = false } = {}) {
  const errors = Object.entries(variables).flatMap(([name, check]) => {
    const error = source[name] ? check(source[name]) : isServer && required[name];
    return error ? [`${name} ${error}`] : [];
  });
  return [...errors, ...combinationErrors(source)];
}

function combinationErrors(source) {
  const has = (name) => Boolean(source[name]);
  const pairs = [
    ["GOOGLE_CLIENT_SECRET", "GOOGLE_CLIENT_ID"],
    ["MAIL_FROM", "SMTP_URL"],
    ["S3_SECRET_ACCESS_KEY", "S3_ACCESS_KEY_ID"],
  ];
  const errors = pairs
    .filter(([one, other]) => has(one) !== has(other))
    .map(([one, other]) => `${one} and ${other} must be set together`);
  if (!has("S3_BUCKET") && (has("S3_ENDPOINT") || has("S3_ACCESS_KEY_ID")))
    errors.push("S3_BUCKET is missing: the other S3 variables say that files go to a bucket");
  if (has("S3_BUCKET") && has("STORAGE_DIR"))
    errors.push("STORAGE_DIR and S3_BUCKET cannot both be set: files go to a folder or to a bucket");
  return errors;
}

/** Returns whether TRUSTED_PROXIES is a number of proxies. */
export function isHops(text) {
  return /^\d{1,2}$/.test(text);
}

/** Returns the networks of TRUSTED_PROXIES as addresses and the lengths of their prefixes; undefined if it names none. */
export function trustedNetworks(text) {
  const networks = text.split(",").map((each) => {
    const [address = "", prefix] = each.trim().split("/");
    const version = isIP(address);
    const longest = version === 4 ? 32 : 128;
    const length = prefix === undefined ? longest : Number(prefix);
    const isNetwork = version !== 0 && /^\d{1,3}$/.test(prefix ?? "0") && length <= longest;
    return isNetwork ? { address, length } : undefined;
  });
  return networks.includes(undefined) ? undefined : networks;
}

function anyText() {
  return undefined;
}

function number(what, least = 0) {
  return (text) => {
    const value = Number(text);
    if (Number.isNaN(value) || !Number.isFinite(value)) return `must be ${what}`;
    return unless(value >= least, least === 0 ? "must not be negative" : `must be at least ${least}`);
  };
}

function wholeNumber(what, least) {
  const check = number(what, least);
  return (text) => (Number.isInteger(Number(text)) ? check(text) : (check(text) ?? "must be a whole number"));
}

function oneOf(values, words) {
  return (text) => unless(values.includes(text), `must be ${words}`);
}

function address(protocols, words) {
  return (text) =>
    unless(URL.canParse(text) && protocols.includes(new URL(text).protocol), `must be ${words}`);
}

function atLeast(count) {
  return (text) => unless(text.length >= count, `must have at least ${count} characters`);
}

function unless(isRight, error) {
  return isRight ? undefined : error;
}
