import "server-only";
import { Secret, TOTP } from "otpauth";

/** The parameters that every authenticator app supports: RFC 6238 with six digits every 30 seconds. */
const FORM = { algorithm: "SHA1", digits: 6, period: 30 };
/** The code before and the one after are accepted too: clocks differ, and typing takes a while. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** Returns a new secret as base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Returns the URI that an authenticator app reads from a QR code. `account` tells several entries of the app apart. */
export function totpUri(secret: string, account: string): string {
  return new TOTP({ ...FORM, secret, issuer: "Pennant", label: account }).toString();
}

/** Returns the time step of a code, which identifies it; undefined if it is not one of the secret's codes around `now`. */
export function totpStep(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = new TOTP({ ...FORM, secret }).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ period: FORM.period, timestamp: now }) + delta;
}
