import { describe, expect, it } from "vitest";
import { variables } from "@/scripts/lib/variables.mjs";
import { parseEnv, variableNames } from "./env";

const good = {
  DATABASE_URL: "postgresql://pennant@localhost/pennant",
  AUTH_SECRET: "0123456789abcdef0123456789abcdef",
};

describe("parseEnv", () => {
  it("accepts the required variables alone and applies defaults", () => {
    expect(parseEnv(good)).toMatchObject({
      GOOGLE_DATA_HOURS: 2,
      DATABASE_POOL: 10,
      DATABASE_PREPARED: "off",
      LOG_LEVEL: "info",
    });
  });

  it("treats an empty variable as unset", () => {
    const empty = Object.fromEntries(variableNames.map((name) => [name, ""]));
    expect(parseEnv({ ...empty, ...good })).toEqual(parseEnv(good));
  });

  it.each([
    [{ DATABASE_URL: undefined }, "DATABASE_URL is missing: the address of a PostgreSQL database"],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must begin with postgres:// or postgresql://"],
    [{ AUTH_SECRET: "short" }, "AUTH_SECRET must have at least 32 characters"],
    [{ AUTH_SECRET: "x".repeat(40) }, "AUTH_SECRET must be random"],
    [{ AUTH_SECRET: `${good.AUTH_SECRET},old` }, "AUTH_SECRET must have at least 32 characters"],
    [{ AUTH_URL: "pennant" }, "AUTH_URL must be a web address"],
    [{ AUTH_URL: "https://pennant.example/app" }, "AUTH_URL must be an address without a path"],
    [{ TRUSTED_PROXIES: "nginx" }, "TRUSTED_PROXIES must be a number of proxies, or networks"],
    [{ STORAGE_QUOTA_MB: "much" }, "STORAGE_QUOTA_MB must be a number of megabytes"],
    [{ GOOGLE_CLIENT_ID: "id" }, "GOOGLE_CLIENT_SECRET and GOOGLE_CLIENT_ID must be set together"],
    [{ GOOGLE_DATA_HOURS: "soon" }, "GOOGLE_DATA_HOURS must be a number of hours"],
    [{ GOOGLE_DATA_HOURS: "-1" }, "GOOGLE_DATA_HOURS must not be negative"],
    [{ DATABASE_POOL: "0" }, "DATABASE_POOL must be at least 1"],
    [{ DATABASE_POOL: "2.5" }, "DATABASE_POOL must be a whole number"],
    [{ STORE_WAIT_MS: "Infinity" }, "STORE_WAIT_MS must be a number of milliseconds"],
    [{ SMTP_URL: "https://mail.example" }, "SMTP_URL must be an address such as smtps://"],
    [{ MAIL_FROM: "Pennant", SMTP_URL: "smtp://mail.example" }, "MAIL_FROM must be an address such as"],
    [{ MAIL_FROM: "a@b.c", SMTP_URL: "smtp://mail.example" }, "MAIL_FROM must be an address such as"],
    [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN must have at least 16 characters"],
    [{ S3_BUCKET: "files", STORAGE_DIR: "/srv" }, "STORAGE_DIR and S3_BUCKET cannot both be set"],
    [{ S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key" }, "S3_BUCKET is missing"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be one of trace"],
  ])("reports what is wrong: %o", (wrong, sentence) => {
    expect(() => parseEnv({ ...good, ...wrong })).toThrow(sentence);
  });

  it("has a check for each variable that also runs before packages are installed", () => {
    expect(Object.keys(variables).sort()).toEqual([...variableNames].sort());
  });

  it("reports all errors at once", () => {
    expect(() => parseEnv({})).toThrow(
      /^Pennant cannot start: DATABASE_URL is missing.*; AUTH_SECRET is missing.*\.$/,
    );
  });
});
