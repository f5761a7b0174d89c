// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { KeyHost } from "./key-host";
import { takeTypedAhead } from "@/components/shell/palette/typed-ahead";

const edit = vi.hoisted(() => vi.fn());
const move = vi.hoisted(() => vi.fn());
const PROJECT = "0192f0c1-7a5b-7c3e-9d10-2f4b6a8c0e12";
const page = vi.hoisted(() => ({ path: "/home/files" }));
vi.mock("next/navigation", () => ({
  useRouter: () => ({ push: () => undefined }),
  usePathname: () => page.path,
}));
vi.mock("./move-focus", () => ({ editFocusedRow: edit, moveFocus: move }));
vi.mock("@/components/shell/add-dialog", () => ({
  AddDialog: ({ kind, projectId = "any" }: { kind: string; projectId?: string }) => `${kind} of ${projectId}`,
}));

afterEach(() => {
  cleanup();
  takeTypedAhead();
  page.path = "/home/files";
  vi.clearAllMocks();
});

/** Presses keys; a key after ">" is held. */
function press(keys: string) {
  const presses = [...keys.matchAll(/(>?)(.)/g)].map(([, held, key = ""], id) => ({
    key,
    at: id,
    isRepeat: held === ">",
    id: id + 1,
  }));
  render(<KeyHost presses={presses} />);
}

it("does not collect the key that opens a dialog while it is held", () => {
  press("nt>t>tab>b");
  expect(takeTypedAhead()).toBe("abb");
});

it("opens a row once while the key is held, and moves on with every repeat", () => {
  press("e>e>ej>j>j");
  expect(edit).toHaveBeenCalledTimes(1);
  expect(move).toHaveBeenCalledTimes(3);
});

it.each([
  ["/home/files", "task of any"],
  [`/home/projects/${PROJECT}`, `task of ${PROJECT}`],
])("adds to the project whose page is open: %s", (path, added) => {
  page.path = path;
  press("nt");
  expect(document.body.textContent).toContain(added);
});
