import { expect, it, vi } from "vitest";
import { ApiError } from "@/lib/api/request";
import { findRow } from "./find-row";

const api = vi.hoisted(() => vi.fn());
vi.mock("@/lib/api/request", async (importOriginal) => ({ ...(await importOriginal<object>()), api }));

it.each(["tasks", "events"] as const)("finds one of %s among any number of equal names", async (resource) => {
  // The search answers at most 1,000 rows.
  const others = Array.from({ length: 1000 }, (_, index) => ({ id: `${index}` }));
  const call = { id: "wanted", name: "Call" };
  api.mockImplementation((path: string) =>
    Promise.resolve(path === `${resource}/wanted` ? call : { items: others, total: 1001 }),
  );
  expect(await findRow({ resource, ...call })).toEqual({ resource, row: call });
});

it("finds a file by its name, as it cannot be read by its id", async () => {
  api.mockResolvedValue({ items: [{ id: "1" }, { id: "2" }], total: 2 });
  expect(await findRow({ resource: "files", id: "2", name: "a.pdf" })).toMatchObject({ row: { id: "2" } });
  expect(await findRow({ resource: "files", id: "3", name: "a.pdf" })).toBeUndefined();
});

it("says that a row is gone, and only then", async () => {
  const wanted = { resource: "tasks", id: "1", name: "Call" } as const;
  api.mockRejectedValue(new ApiError("", 404));
  expect(await findRow(wanted)).toBeUndefined();
  api.mockRejectedValue(new ApiError("", 500));
  await expect(findRow(wanted)).rejects.toMatchObject({ status: 500 });
});
