import Big from "big.js";
import { v5 as idFrom } from "uuid";
import { z } from "zod";
import type { RecordDocument, RecordsBody } from "@/lib/archive/records-schema";
import type { DateOrder } from "./time-values";

/** The content of a file of another program, as POST import/records takes it. */
export type ProgramData = {
  program: string;
  clients: NonNullable<RecordsBody["clients"]>;
  contacts: NonNullable<RecordsBody["contacts"]>;
  projects: NonNullable<RecordsBody["projects"]>;
  timeEntries: ProgramTime[];
  documents: RecordDocument[];
  /** The entries that are not billable because they were billed there, and the reason, such as "already invoiced in Harvest". */
  billedThere?: { ids: ReadonlySet<string>; reason: string };
  /** The number of entries whose price is no rate per hour, so that it is not imported. */
  lostPrices?: number;
  /** The order in which dates were read that can all be read in two ways; null if they say it themselves. */
  unclearDates?: DateOrder | null;
  /** The currencies of the rates, as ISO codes. */
  rateCurrencies?: string[];
  /** The rows that are left out, such as "Invoice 0042", and the reason of each. */
  skipped: Skipped[];
};

/** An entry, with the name of its task there and its description without that name. */
export type ProgramTime = NonNullable<RecordsBody["timeEntries"]>[number] & {
  ofTask?: { name: string; description: string };
};

export type Skipped = { what: string; reason: string };

const NAMESPACE = "5f6d1c7a-95ad-4b0c-9d0e-7c1a4a3e2b61";

/** Returns the id of a row by its id in the other program, the same for every import. */
export function idOf(...parts: (string | number)[]): string {
  return idFrom(parts.join("\n"), NAMESPACE);
}

/** An exact decimal that may be written as a number or a text; missing ones count as 0. At most four places are kept. */
export const decimalField = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^-?\d*(?:\.\d*)?$/),
  ])
  .nullish()
  .transform((value) => new Big(String(value ?? "") || "0").round(4));

/** A text; missing ones are "", and numbers are written out. HTML of rich text fields is reduced to its text. */
export const textField = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => plainText(String(value ?? "")));

export const flagField = z
  .union([z.boolean(), z.number(), z.string()])
  .nullish()
  .transform((value) => value === true || value === 1 || value === "1");

/** A calendar date at the beginning of a text; null without one. */
export const dayField = z
  .string()
  .nullish()
  .transform((text) => /^[1-9]\d{3}-\d\d-\d\d/.exec(text ?? "")?.[0] ?? null);

/** Returns the lines that are not empty, below each other. */
export function joinLines(...lines: string[]): string {
  return lines.filter(Boolean).join("\n");
}

/** Returns a text shortened to what a field can hold. */
export function shorten(text: string, max = 200): string {
  return text.length > max ? `${text.slice(0, max - 1)}…` : text;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

function plainText(text: string): string {
  if (!/<\/?[a-z][^>]*>/i.test(text)) return text.replaceAll("\0", "").trim();
  return text
    .replace(/<(br|\/p|\/div|\/li)\s*\/?>/gi, "\n")
    .replace(/<\/?[a-z][^>]*>/gi, "")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? "")
    .replace(/\n{3,}/g, "\n\n")
    .replaceAll("\0", "")
    .trim();
}
