import { z } from "zod";
import { missingOr } from "@/lib/shared/text/fields";

const MAX_LENGTH = 2000;

/** Returns whether a text is an http or https URL. */
export function isWebLink(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Completes "example.com/page" to "https://example.com/page", as a browser does; any other text is returned unchanged. */
export function completeLink(text: string): string {
  const link = `https://${text.trim()}`;
  return beginsWithHost.test(text.trim()) && isWebLink(link) ? link : text;
}

const beginsWithHost =
  /^([\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}]{2,}(:\d+)?([/?#]\S*)?$/u;

const INVALID = "Invalid URL format";

/** A required link, as typed. */
export function webLink({ required = "Please enter a link", invalid = INVALID } = {}) {
  return z
    .string({ error: missingOr(required, invalid) })
    .trim()
    .min(1, { error: required, abort: true })
    .max(MAX_LENGTH, { error: invalid })
    .refine((text) => isWebLink(text) && !text.includes("\0") && text.isWellFormed(), { error: invalid });
}

/** An optional link: "" becomes null. */
export function optionalWebLink(invalid = INVALID) {
  return z
    .union([webLink({ required: invalid, invalid }), z.literal("")], { error: invalid })
    .nullable()
    .transform((text) => text || null);
}
