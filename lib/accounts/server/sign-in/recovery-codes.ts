import "server-only";
import { createHash, randomBytes } from "node:crypto";

const CODES = 10;
const GROUPS = 4;
const GROUP_LENGTH = 5;
/** Crockford's base 32: without I, L, O and U, which are easily misread. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Returns ten new recovery codes of 100 random bits each, such as "7K2QD-0M9XV-…". */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, newRecoveryCode);
}

function newRecoveryCode(): string {
  const letters = [...randomBytes(GROUPS * GROUP_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(""),
  ).join("-");
}

/** Returns the stored form of a code as a person may type it: in any case, with spaces, with O for 0. */
export function hashRecoveryCode(typed: string): string {
  const code = typed.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  return createHash("sha256").update(code).digest("base64url");
}
