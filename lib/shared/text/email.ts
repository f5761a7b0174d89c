import { optionalText } from "@/lib/shared/text/fields";

const INVALID = "Enter a valid email address";

/** An email address that may be missing: "" is null. `stored` is taken as well, as it may be older than the check. */
export function optionalEmail(stored?: string | null) {
  return optionalText().refine((text) => text === null || text === stored || isEmail(text), {
    error: INVALID,
  });
}

/** Returns whether a text has the form of an address, "zoë@büro.example" included. Whether it exists is not known. */
export function isEmail(text: string): boolean {
  return /^[^\s@<>()[\]\\,;:"]{1,64}@([\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u.test(
    text,
  );
}
