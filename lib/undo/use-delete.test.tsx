// @vitest-environment jsdom
// Isolated: the page keeps its session and its connection for later files.
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setAccessToken } from "@/lib/api/access-token";
import { createQueryClient } from "@/lib/query/client";
import { rewriteQuery } from "@/lib/query/optimistic";
import { useDeleteRow } from "./use-delete";

const row = { id: "01a1fb87-dad2-78a3-a82b-5e51dc68a9bb", name: "Landing page" };
const parent = { id: "e2", kind: "project", name: "Website" };
const detail = "Its project was deleted too, with “Website”. Restore both.";

let answers: { status: number; body?: object }[];
let calls: { path: string; body: unknown }[];

beforeEach(() => {
  [answers, calls] = [[], []];
  setAccessToken("token");
  vi.stubGlobal("fetch", (path: string, { method, body }: RequestInit) => {
    if (method === "DELETE")
      return Promise.resolve(new Response(null, { status: 204, headers: { "trash-entry": "e1" } }));
    calls.push({ path, body: typeof body === "string" ? JSON.parse(body) : undefined });
    const { status, body: answer = { linesWithoutTime: 0 } } = answers.shift() ?? { status: 200 };
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });
});

afterEach(() => {
  cleanup();
  toast.dismiss();
  vi.unstubAllGlobals();
});

test("an undone deletion is announced", async () => {
  await deleteRow();
  undo();
  await expect.poll(shown).toContain("Undone");
  expect(calls).toEqual([{ path: "/api/trash/e1/restore", body: undefined }]);
});

test("an undone deletion says how many lines came back without their time", async () => {
  answers = [{ status: 200, body: { linesWithoutTime: 2 } }];
  await deleteRow();
  undo();
  await expect.poll(shown).toContain("Undone");
  expect(descriptions()).toContain(
    "The time of 2 lines was changed or deleted since. It is not on this draft and can be billed again.",
  );
});

test("a row that is restored with its project says how many lines came back without their time", async () => {
  answers = [
    { status: 409, body: { code: "parent-deleted", detail, parent } },
    { status: 200, body: { linesWithoutTime: 1 } },
  ];
  await deleteRow();
  undo();
  await expect.poll(shown).toContain(detail);
  pressButton("Restore both");
  await expect.poll(shown).toContain("Undone");
  expect(descriptions()).toContain(
    "The time of one line was changed or deleted since. It is not on this draft and can be billed again.",
  );
});

test("a row whose project is in the trash too is shown with a button that restores both", async () => {
  answers = [{ status: 409, body: { code: "parent-deleted", detail, parent } }];
  const { rows, refetched } = await deleteRow();
  undo();
  await expect.poll(shown).toContain(detail);
  expect(rows()).toEqual([[row.id], [], [row.id], []]);
  expect(shown()).not.toContain("Undone");
  pressButton("Restore both");
  await expect.poll(shown).toContain("Undone");
  expect(calls.at(-1)).toEqual({ path: "/api/trash/e1/restore", body: { withParent: true } });
  // The project is shown on other pages than the row.
  await expect.poll(refetched).toEqual(expect.arrayContaining([["projects"], ["today"]]));
});

test("an entry that is gone has its own message", async () => {
  answers = [{ status: 404, body: { detail: "Not found" } }];
  await deleteRow();
  undo();
  await expect.poll(shown).toContain("It is no longer in the trash.");
});

test("without a connection the standard message is shown", async () => {
  await deleteRow();
  vi.stubGlobal("navigator", { onLine: false });
  undo();
  await expect.poll(shown).toContain("You're offline. This can be saved when you're connected again.");
});

async function deleteRow() {
  const client = createQueryClient();
  const invalidate = vi.spyOn(client, "invalidateQueries");
  client.setQueryData<string[]>(["rows"], [row.id]);
  const states: unknown[] = [[row.id]];
  client.getQueryCache().subscribe(({ query }) => {
    if (query.state.data !== states.at(-1)) states.push(query.state.data);
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const use = () =>
    useDeleteRow({
      path: "tasks",
      hide: (draft, { id }) =>
        rewriteQuery<string[]>(draft, ["rows"], (ids) => ids.filter((one) => one !== id)),
      show: (draft, { id }) => rewriteQuery<string[]>(draft, ["rows"], (ids) => [...ids, id]),
      refreshes: [["tasks"]],
    });
  const { result } = renderHook(use, { wrapper });
  await act(() => result.current.mutateAsync(row));
  return { rows: () => states, refetched: () => invalidate.mock.calls.map(([filter]) => filter?.queryKey) };
}

function undo() {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true }));
}

function shown() {
  return toast.getToasts().map((one) => "title" in one && one.title);
}

function descriptions() {
  return toast.getToasts().map((one) => "description" in one && one.description);
}

function pressButton(label: string) {
  for (const one of toast.getToasts()) {
    const action = "action" in one ? one.action : undefined;
    if (action && typeof action === "object" && "label" in action && action.label === label)
      action.onClick({} as never);
  }
}
