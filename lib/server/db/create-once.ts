import "server-only";
import { db } from "./client";
import { isDuplicate } from "./database-problem";
import { toJson } from "@/lib/server/to-json";
import type { Prisma } from "./generated/client";
import { conflict } from "@/lib/server/problem";

/**
 * Makes a create idempotent: a repeated create with the same id and content returns the existing row, with other content it
 * throws 409. `create` returns null if it found the row itself.
 */
export async function createOnce<Row extends object>(once: {
  input: object;
  create: () => Promise<Row | null>;
  find: () => Promise<Row | null>;
}): Promise<{ row: Row; isNew: boolean }> {
  try {
    const row = await once.create();
    if (row) return { row, isNew: true };
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
  const row = await once.find();
  if (!row || differs(once.input, row)) throw duplicateId();
  return { row, isNew: false };
}

/**
 * Does the same for several rows in one transaction: rows that are already stored with the same content are skipped; with
 * other content it throws 409 and nothing is written. Returns how many are new.
 */
export async function createManyOnce<Input extends { id?: string }>(many: {
  inputs: readonly Input[];
  create: (transaction: Prisma.TransactionClient) => Promise<{ count: number }>;
  find: (transaction: Prisma.TransactionClient, ids: string[]) => Promise<{ id: string }[]>;
}): Promise<{ count: number }> {
  return db.$transaction(async (transaction) => {
    const { count } = await many.create(transaction);
    if (count === many.inputs.length) return { count };
    const ids = many.inputs.map(({ id }) => id).filter((id) => id !== undefined);
    const stored = new Map((await many.find(transaction, ids)).map((row) => [row.id, row]));
    for (const input of many.inputs) {
      const row = stored.get(input.id ?? "");
      if (row && differs(input, row)) throw duplicateId();
    }
    return { count };
  });
}

const duplicateId = () => conflict("A record with this ID already exists.");

function differs(input: object, row: object): boolean {
  const stored = new Map(Object.entries(row));
  return Object.entries(input).some(
    ([key, value]) => value !== undefined && stored.has(key) && toJson(value) !== toJson(stored.get(key)),
  );
}
