import fc from "fast-check";
import { v4 as newId } from "uuid";
import { beforeAll, expect, it } from "vitest";
import { searchText } from "@/lib/shared/text/search-text";
import { searchStatements, searchValues } from "@/lib/search/server/statement";
import { db, query } from "@/lib/server/db/client";
import { repetitions } from "../../setup/property-cases";
import { createRow } from "../support/rows";
import { newTenant, type Tenant } from "../support/tenants";

const HOUR = 3_600_000;
const TAKE = 5;
const word = fc.constantFrom(
  "plan",
  "Plan",
  "PLÁN",
  "Replan",
  "explain",
  "an",
  "Anna",
  "Café",
  "pl",
  "ß",
  "12",
);
const separator = fc.constantFrom(" ", "-", "(", "/", "_", ".", "", ": ");
const name = fc
  .array(fc.tuple(separator, word), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.flat().join("").trim());
const text = fc.constantFrom(
  "plan",
  "PLAN",
  "pl",
  "an",
  "pla",
  "é",
  "caf",
  "ss",
  "n(",
  "e-p",
  "a_",
  "12",
  "lan: ",
);
const row = fc.record({
  name,
  /** Few, so that many rows are equally late. */
  at: fc.nat(4),
  rule: fc.option(fc.nat(2)),
  isCompleted: fc.boolean(),
  number: fc.constantFrom("12", "120", "P-12", "plan", "an"),
});

type Kind = "tasks" | "events" | "files" | "documents";
type Row = {
  id: string;
  searched: string;
  updatedAt: Date;
  dueAt: Date;
  repeatId: string | null;
  isCompleted: boolean;
  number: string;
};

let tenant: Tenant;
let projectId: string;
beforeAll(async () => {
  tenant = await newTenant();
  projectId = (await createRow(tenant, "projects", { name: "X" })).id;
});

it("finds the same rows in the same order as a plain comparison, however many it ranks", async () => {
  const limits = [
    { many: 1_200, manyWords: 100 },
    { many: 3, manyWords: 1 },
    { many: 3, manyWords: 8 },
  ];
  const statements = limits.map(searchStatements);
  const all = [statements[0]!.ranking, ...statements.map(({ stopping }) => stopping)];
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 30, maxLength: 60 }), text, async (rows, searched) => {
      const stored = await store(rows);
      const folded = searchText(searched);
      for (const [index, statement] of all.entries()) {
        const values = searchValues(tenant.userId, folded, TAKE);
        const found = await query<{ kind: string; id: string }>(statement, values);
        const idsOf = (kind: Kind) => found.filter((one) => one.kind === kind).map(({ id }) => id);
        for (const kind of ["tasks", "events", "files", "documents"] as const)
          expect(idsOf(kind).slice(0, TAKE), `${kind} of statement ${index}`).toEqual(
            best(stored[kind], kind, folded).slice(0, TAKE),
          );
      }
    }),
    { numRuns: repetitions(15, 30) },
  );
});

/** Replaces the rows of every kind by rows of these names, and returns them. */
async function store(rows: (typeof row extends fc.Arbitrary<infer One> ? One : never)[]) {
  const { userId } = tenant;
  const start = new Date("2026-11-01").getTime();
  const rules = [newId(), newId(), newId()];
  const made = () =>
    rows.map(({ name, at, rule, isCompleted, number }, index) => ({
      id: newId(),
      name,
      number,
      isCompleted,
      updatedAt: new Date(start + at * HOUR),
      dueAt: new Date(Date.now() + (index % 2 ? 1 : -1) * (index + 1) * HOUR),
      repeatId: rule === null ? null : rules[rule]!,
      slot: new Date(start + index * 24 * HOUR),
    }));
  const [tasks, events, files, documents] = [made(), made(), made(), made()];
  await db.task.deleteMany({ where: { userId } });
  await db.event.deleteMany({ where: { userId } });
  await db.file.deleteMany({ where: { userId } });
  await db.salesDocument.deleteMany({ where: { userId } });
  await db.task.createMany({
    data: tasks.map(({ number: _number, isCompleted, ...one }) => ({
      ...one,
      userId,
      status: isCompleted ? ("completed" as const) : ("pending" as const),
    })),
  });
  await db.event.createMany({
    data: events.map(({ number: _number, isCompleted: _isCompleted, ...one }) => ({ ...one, userId })),
  });
  await db.file.createMany({
    data: files.map(({ id, name, updatedAt }) => ({ userId, id, name, updatedAt })),
  });
  await db.salesDocument.createMany({
    data: documents.map(({ id, name, number, updatedAt }) => ({
      userId,
      id,
      projectId,
      number,
      projectTitle: name,
      clientName: "",
      freelancerName: "",
      currency: "EUR",
      issuedAt: new Date("2026-11-01"),
      updatedAt,
    })),
  });
  const read = (from: ReturnType<typeof made>, searchedOf: (one: (typeof from)[number]) => string): Row[] =>
    from.map((one) => ({ ...one, searched: searchText(searchedOf(one)) }));
  return {
    tasks: read(tasks, ({ name }) => name),
    events: read(events, ({ name }) => name),
    files: read(files, ({ name }) => name),
    documents: read(documents, ({ number, name }) => `${number}\n\n${name}`),
  };
}

function best(rows: Row[], kind: Kind, searched: string): string[] {
  const matching = rows.filter((one) => one.searched.includes(searched));
  const distance = ({ dueAt }: Row) => Math.abs(dueAt.getTime() - Date.now());
  const isLater = (one: Row) => kind === "tasks" && one.isCompleted;
  const isRepeated = kind === "tasks" || kind === "events";
  const isNearest = (one: Row) =>
    !isRepeated ||
    one.repeatId === null ||
    matching
      .filter(({ repeatId }) => repeatId === one.repeatId)
      .toSorted((a, b) => Number(isLater(a)) - Number(isLater(b)) || distance(a) - distance(b))[0] === one;
  const rank = (one: Row) => {
    if (kind === "documents" && searchText(one.number) === searched) return 0;
    if (one.searched.startsWith(searched)) return 1;
    return [" ", "-", "(", "/", "_", "."].some((before) => one.searched.includes(before + searched)) ? 2 : 3;
  };
  return matching
    .filter(isNearest)
    .toSorted(
      (a, b) => rank(a) - rank(b) || b.updatedAt.getTime() - a.updatedAt.getTime() || (a.id < b.id ? -1 : 1),
    )
    .map(({ id }) => id);
}
