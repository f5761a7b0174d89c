// @vitest-environment jsdom
// Isolated: the page keeps its session and its connection for later files.
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setAccessToken } from "@/lib/api/access-token";
import { beginAnew } from "@/lib/api/connection";
import { createQueryClient } from "@/lib/query/client";
import { useAddProjectLink, useDeleteProjectLink } from "./links";
import { projectQuery } from "./queries";
import type { Project, ProjectLink } from "./schema";

const id = "01a1fb87-dad2-78a3-a82b-5e51dc68a9bb";
const link = (label: string) => ({ label, url: `https://${label}.example` });
const [board, repo, shop, added, elsewhere] = ["board", "repo", "shop", "added", "elsewhere"].map(link) as [
  ProjectLink,
  ProjectLink,
  ProjectLink,
  ProjectLink,
  ProjectLink,
];

let client = createQueryClient();
let stored: { links: ProjectLink[]; updatedAt: string };
let isBroken = false;

beforeEach(() => {
  client = createQueryClient();
  isBroken = false;
  beginAnew();
  setAccessToken("token");
  stored = { links: [board, repo, shop], updatedAt: "1" };
  client.setQueryData(projectQuery(id).queryKey, { id, ...stored } as Project);
  vi.stubGlobal("fetch", (_path: string, { headers, body }: RequestInit) => {
    const version = (headers as Record<string, string>)["if-match"];
    const isChanged = version !== undefined && version !== `"${stored.updatedAt}"`;
    if (isBroken || isChanged)
      return Promise.resolve(
        new Response(JSON.stringify({ current: { id, ...stored } }), { status: isBroken ? 500 : 412 }),
      );
    const { links } = JSON.parse(String(body)) as { links: ProjectLink[] };
    stored = { links, updatedAt: `${stored.updatedAt}1` };
    return Promise.resolve(new Response(JSON.stringify({ id, ...stored })));
  });
});

afterEach(() => {
  cleanup();
  toast.dismiss();
  vi.unstubAllGlobals();
});

test("undo puts only the deleted link back, at its place among those that there are now", async () => {
  await deleteLink(1);
  expect(stored.links).toEqual([board, shop]);
  // On another device.
  stored = { links: [board, shop, added], updatedAt: "elsewhere" };
  undo();
  await expect.poll(() => stored.links).toEqual([board, repo, shop, added]);
  await expect.poll(titles).toContain("Undone");
});

test("undo before the deletion is saved puts the link back after it", async () => {
  const saved = deleteLink(1);
  undo();
  expect(client.getQueryData(projectQuery(id).queryKey)?.links).toEqual([board, repo, shop]);
  await saved;
  await expect.poll(titles).toContain("Undone");
  expect(stored.links).toEqual([board, repo, shop]);
});

test("an undo that is not saved shows the error and hides the link again", async () => {
  await deleteLink(1);
  isBroken = true;
  undo();
  // The toast is shown before the change is taken back.
  await expect.poll(titles).toContain("Something went wrong, Please try again");
  await expect.poll(() => client.getQueryData(projectQuery(id).queryKey)?.links).toEqual([board, shop]);
  expect(titles()).not.toContain("Undone");
});

test("a deletion that is not saved cannot be undone", async () => {
  isBroken = true;
  await deleteLink(1);
  await expect.poll(titles).toContain("Something went wrong, Please try again");
  isBroken = false;
  undo();
  expect(client.getQueryData(projectQuery(id).queryKey)?.links).toEqual([board, repo, shop]);
  expect(stored.updatedAt).toBe("1");
});

test("a new link is added to those that there are now", async () => {
  // Changed in another tab.
  stored = { links: [board, repo, shop, elsewhere], updatedAt: "elsewhere" };
  await render(useAddProjectLink)(id, added);
  expect(stored.links).toEqual([board, repo, shop, elsewhere, added]);
});

test("a deletion takes only its link from those that there are now", async () => {
  stored = { links: [elsewhere, board, repo, shop], updatedAt: "elsewhere" };
  await deleteLink(1);
  expect(stored.links).toEqual([elsewhere, board, shop]);
});

test("a deletion of a link that is gone changes nothing else", async () => {
  stored = { links: [board, elsewhere], updatedAt: "elsewhere" };
  await deleteLink(1);
  expect(stored.links).toEqual([board, elsewhere]);
});

/** Returns what the hook returns. */
function render<Result>(useHook: () => Result): Result {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(useHook, { wrapper }).result.current;
}

async function deleteLink(index: number) {
  const links = client.getQueryData(projectQuery(id).queryKey)?.links ?? [];
  const remove = render(useDeleteProjectLink);
  act(() => remove(id, links, index));
  await expect.poll(() => client.isMutating()).toBe(0);
}

function undo() {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true }));
}

function titles() {
  return toast.getToasts().map((one) => "title" in one && one.title);
}
