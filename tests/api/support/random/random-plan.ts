import fc from "fast-check";
import { amount, instant, optional, pick, text, times } from "./random-values";

/** The rows of a random workspace. They refer to each other by a number, which is taken modulo the rows of the other kind. */
export const plan = fc.record({
  clients: fc.array(
    fc.record({ name: text, note: optional, themeColor: fc.constantFrom(null, "teal"), ...times }),
    { minLength: 1, maxLength: 3 },
  ),
  projects: fc.array(
    fc.record({
      name: text,
      note: optional,
      client: fc.option(pick),
      budget: fc.nat(),
      pinned: fc.boolean(),
      links: fc.array(fc.record({ label: text, url: fc.constant("https://example.org") }), { maxLength: 2 }),
      ...times,
    }),
    { minLength: 1, maxLength: 4 },
  ),
  repeats: fc.array(
    fc.record({
      name: text,
      project: fc.option(pick),
      count: fc.option(fc.integer({ min: 2, max: 20 })),
      createdAt: instant,
    }),
    { minLength: 1, maxLength: 2 },
  ),
  tasks: fc.array(
    fc.record({
      name: text,
      project: fc.option(pick),
      details: optional,
      dueAt: instant,
      isWithTime: fc.boolean(),
      repeat: fc.option(pick),
      tags: fc.array(text, { maxLength: 3 }),
      ...times,
    }),
    { minLength: 1, maxLength: 5 },
  ),
  events: fc.array(
    fc.record({
      name: text,
      project: fc.option(pick),
      link: optional,
      dueAt: instant,
      isWithTime: fc.boolean(),
      repeat: fc.option(pick),
      tags: fc.array(text, { maxLength: 2 }),
      ...times,
    }),
    { minLength: 1, maxLength: 4 },
  ),
  files: fc.array(fc.record({ name: text, project: fc.option(pick), size: fc.option(fc.nat()), ...times }), {
    minLength: 1,
    maxLength: 5,
  }),
  contacts: fc.array(
    fc.record({
      name: text,
      role: optional,
      company: pick,
      projects: fc.uniqueArray(pick, { maxLength: 3 }),
      ...times,
    }),
    { minLength: 1, maxLength: 4 },
  ),
  partners: fc.array(
    fc.record({ name: text, company: text, projects: fc.uniqueArray(pick, { maxLength: 3 }), ...times }),
    { minLength: 1, maxLength: 3 },
  ),
  accounts: fc.array(fc.record({ label: text, holder: text, accountNumber: text, ...times }), {
    minLength: 1,
    maxLength: 2,
  }),
  documents: fc.array(
    fc.record({
      category: fc.constantFrom("quotation", "invoice", "receipt"),
      number: text,
      project: pick,
      client: fc.option(pick),
      account: fc.option(pick),
      source: fc.option(pick),
      note: optional,
      hasPaymentChange: fc.boolean(),
      items: fc.array(
        fc.record({
          title: text,
          rate: amount,
          quantity: amount,
          taxRate: fc.option(fc.constantFrom("7.0000", "19.0000")),
        }),
        { maxLength: 3 },
      ),
      ...times,
    }),
    { minLength: 1, maxLength: 4 },
  ),
  timeEntries: fc.array(
    fc.record({
      description: text,
      project: fc.option(pick),
      document: fc.option(pick),
      startedAt: instant,
      minutes: fc.integer({ min: 1, max: 1440 }),
      tags: fc.array(text, { maxLength: 2 }),
      ...times,
    }),
    { minLength: 1, maxLength: 5 },
  ),
});

export type Plan = typeof plan extends fc.Arbitrary<infer Value> ? Value : never;
