// @vitest-environment jsdom
// Isolated: the page keeps its session and its connection for later files.
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ConfirmProvider } from "@/components/dialog/confirm";
import { setAccessToken } from "@/lib/api/access-token";
import { createQueryClient } from "@/lib/query/client";
import type { TrashEntry } from "@/lib/trash/schema";
import { TrashPage } from "./trash-page";

const entry = (id: string, name: string): TrashEntry => ({
  id,
  kind: "task",
  rowId: id,
  name,
  clientColor: null,
  clientName: null,
  projectName: null,
  occursAt: null,
  isWithTime: false,
  counts: {},
  deletedAt: "2026-11-20T00:00:00.000Z",
  expiresAt: "2026-12-20T00:00:00.000Z",
});
const items = [
  entry("01a1fb87-dad2-78a3-a82b-5e51dc68a9b1", "First"),
  entry("01a1fb87-dad2-78a3-a82b-5e51dc68a9b2", "Second"),
];
const [first, second] = items.map(({ id }) => `/api/trash/${id}/restore`) as [string, string];
const detail = "Its project was deleted too, with “Website”. Restore both.";

let answers: Record<string, (status: number, body: object) => void>;

beforeEach(() => {
  answers = {};
  setAccessToken("token");
  vi.stubGlobal("fetch", (path: string) =>
    path === "/api/trash/search"
      ? Promise.resolve(new Response(JSON.stringify({ items, total: 2, unfilteredTotal: 2 })))
      : new Promise<Response>((resolve) => {
          answers[path] = (status, body) => resolve(new Response(JSON.stringify(body), { status }));
        }),
  );
});

afterEach(() => {
  cleanup();
  toast.dismiss();
  vi.unstubAllGlobals();
});

const notes = () => toast.getToasts().map((one) => "description" in one && one.description);
const titles = () => toast.getToasts().map((one) => "title" in one && one.title);

it("asks about the deleted project of a row also after another row was restored quickly", async () => {
  const client = show();
  fireEvent.click(await screen.findByRole("button", { name: "Restore First" }));
  fireEvent.click(await screen.findByRole("button", { name: "Restore Second" }));
  await expect.poll(() => Object.keys(answers)).toEqual([first, second]);
  answers[first]?.(409, {
    code: "parent-deleted",
    detail,
    parent: { id: "e", kind: "project", name: "Website" },
  });
  expect(await screen.findByRole("alertdialog", { name: "Restore “First”?" })).toBeDefined();
  const refetched = vi.spyOn(client, "invalidateQueries");
  answers[second]?.(200, { ...items[1], linesWithoutTime: 0 });
  await expect.poll(() => refetched.mock.calls.map(([filter]) => filter?.queryKey)).toContainEqual(["today"]);
});

it("a toast says that lines came back without their time, which can be billed again", async () => {
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Restore First" }));
  await expect.poll(() => answers[first]).toBeDefined();
  answers[first]?.(200, { ...items[0], linesWithoutTime: 1 });
  const note =
    "The time of one line was changed or deleted since. It is not on this draft and can be billed again.";
  await expect.poll(notes).toEqual([note]);
});

it("a toast says that an entry is no longer in the trash", async () => {
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Restore First" }));
  await expect.poll(() => answers[first]).toBeDefined();
  answers[first]?.(404, { detail: "Not found" });
  await expect.poll(titles).toContain("It is no longer in the trash.");
});

it("refetches the storage meter after an entry is deleted for good", async () => {
  const client = show();
  const refetched = vi.spyOn(client, "invalidateQueries");
  fireEvent.click(await screen.findByRole("button", { name: "Delete First for good" }));
  fireEvent.click(await screen.findByRole("button", { name: "Delete for good" }));
  await expect.poll(() => Object.keys(answers)).toHaveLength(1);
  Object.values(answers)[0]?.(200, {});
  await expect.poll(() => refetched.mock.calls.map(([filter]) => filter?.queryKey)).toContainEqual(["files"]);
});

function show() {
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <ConfirmProvider>
        <TrashPage />
      </ConfirmProvider>
    </QueryClientProvider>,
  );
  return client;
}
