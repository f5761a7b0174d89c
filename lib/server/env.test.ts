import { describe, expect, it } from "vitest";
import { parseEnv } from "./env";

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
    expect(parseEnv({ ...good, GOOGLE_CLIENT_ID: "", AUTH_URL: "" })).toMatchObject({ AUTH_URL: undefined });
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
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be one of trace"],
  ])("reports what is wrong: %o", (wrong, sentence) => {
    expect(() => parseEnv({ ...good, ...wrong })).toThrow(sentence);
  });

  it("reports all errors at once", () => {
    expect(() => parseEnv({})).toThrow(
      /^Pennant cannot start: DATABASE_URL is missing.*; AUTH_SECRET is missing.*\.$/,
    );
  });
});
