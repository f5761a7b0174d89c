import { expect, test } from "vitest";
import { matchesClientContactFilter } from "@/lib/client-contacts/rules";
import { clientContactFilterSchema } from "@/lib/client-contacts/schema";
import { matchesClientFilter } from "@/lib/clients/rules";
import { clientFilterSchema } from "@/lib/clients/schema";
import { matchesEventFilter } from "@/lib/events/rules";
import { eventFilterSchema } from "@/lib/events/schema";
import { matchesFileFilter } from "@/lib/files/rules";
import { fileFilterSchema } from "@/lib/files/schema";
import { matchesPartnerContactFilter } from "@/lib/partner-contacts/rules";
import { partnerContactFilterSchema } from "@/lib/partner-contacts/schema";
import { matchesPaymentFilter } from "@/lib/payments/rules";
import { paymentFilterSchema } from "@/lib/payments/schema";
import { matchesProjectFilter } from "@/lib/projects/rules";
import { projectFilterSchema } from "@/lib/projects/schema";
import { matchesTaskFilter } from "@/lib/tasks/rules";
import { taskFilterSchema } from "@/lib/tasks/schema";
import { timeEntryFilterSchema } from "@/lib/time-entries/schema";
import { matchesTimeEntryFilter } from "@/lib/time-entries/show-entry";

// A filter that only the server applied would show rows in lists that do not contain them, until the list is fetched again.
test.each([
  ["clients", clientFilterSchema, matchesClientFilter],
  ["client contacts", clientContactFilterSchema, matchesClientContactFilter],
  ["partner contacts", partnerContactFilterSchema, matchesPartnerContactFilter],
  ["projects", projectFilterSchema, matchesProjectFilter],
  ["tasks", taskFilterSchema, matchesTaskFilter],
  ["events", eventFilterSchema, matchesEventFilter],
  ["files", fileFilterSchema, matchesFileFilter],
  ["payments", paymentFilterSchema, matchesPaymentFilter],
  ["time entries", timeEntryFilterSchema, matchesTimeEntryFilter],
])("the rule of an optimistic update reads every filter of %s", (_noun, schema, matches) => {
  const read = new Set<string>();
  const filter = new Proxy({}, { get: (_target, key) => void read.add(String(key)) });
  (matches as (row: object, filter: object) => boolean)({}, filter);
  const filters = Object.keys(schema.shape).filter((name) => name !== "take" && name !== "sort");
  expect([...read].toSorted(), "Add the condition in rules.ts of the noun").toEqual(filters.toSorted());
});
