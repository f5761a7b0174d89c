import "server-only";
import pino from "pino";
import { env } from "./env";

/**
 * The server's log: one JSON object per line. It contains routes, statuses and times, never a body, a query, a token, an
 * address or a name.
 */
export const log = pino({
  level: env().LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  redact: [
    "token",
    "accessToken",
    "authorization",
    "cookie",
    "email",
    "*.token",
    "*.authorization",
    "*.cookie",
  ],
});
