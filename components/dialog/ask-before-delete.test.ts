import { expect, it } from "vitest";
import { askBeforeDelete } from "./ask-before-delete";

const project = { noun: "project", name: "Website" } as const;

it("a deletion on which the clock runs says so", async () => {
  const question = await askBeforeDelete({ ...project, hasClock: true }, () =>
    Promise.resolve({ timeEntries: 1 }),
  );
  expect(question?.body).toBe(
    "This also deletes 1 time entry. The clock is running on this project, and its time is deleted as well. You can restore all of it from the trash for 30 days.",
  );
});

it("a deletion elsewhere says nothing of the clock", async () => {
  const question = await askBeforeDelete(project, () => Promise.resolve({ timeEntries: 1 }));
  expect(question?.body).toBe(
    "This also deletes 1 time entry. You can restore all of it from the trash for 30 days.",
  );
});
