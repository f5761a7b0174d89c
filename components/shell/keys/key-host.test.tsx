// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { KeyHost } from "./key-host";
import { createQueryClient } from "@/lib/query/client";
import { runningKey } from "@/lib/time-entries/clock-queries";
import { type ClockRequest, onClockRequest } from "@/lib/time-entries/requests";
import { takeTypedAhead } from "@/lib/shared/browser/typed-ahead";

const edit = vi.hoisted(() => vi.fn());
const move = vi.hoisted(() => vi.fn());
const PROJECT = "0192f0c1-7a5b-7c3e-9d10-2f4b6a8c0e12";
const page = vi.hoisted(() => ({ path: "/home/files" }));
vi.mock("next/navigation", () => ({
  useRouter: () => ({ push: () => undefined }),
  usePathname: () => page.path,
}));
const task = vi.hoisted(() => ({ id: undefined as string | undefined }));
vi.mock("./move-focus", () => ({
  editFocusedRow: edit,
  focusedTaskId: () => task.id,
  moveFocus: move,
}));
vi.mock("@/components/shell/add-dialog", () => ({
  AddDialog: ({ kind, projectId = "any" }: { kind: string; projectId?: string }) => `${kind} of ${projectId}`,
}));

/** Returns the requests that keys make of the clock. */
function clockOf(keys: string, running?: object) {
  const requests: ClockRequest[] = [];
  const stop = onClockRequest((request) => requests.push(request));
  press(keys, running);
  stop();
  return requests;
}

afterEach(() => {
  cleanup();
  takeTypedAhead();
  page.path = "/home/files";
  task.id = undefined;
  vi.clearAllMocks();
});

/** Presses keys; a key after ">" is held. */
function press(keys: string, running: object | null = null) {
  const client = createQueryClient();
  client.setQueryData(runningKey, running);
  const presses = [...keys.matchAll(/(>?)(.)/g)].map(([, held, key = ""], id) => ({
    key,
    at: id,
    isRepeat: held === ">",
    id: id + 1,
  }));
  render(
    <QueryClientProvider client={client}>
      <KeyHost presses={presses} />
    </QueryClientProvider>,
  );
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

it("what is typed after the key of the clock is for its dialog, from the first letter on", () => {
  expect(clockOf("squick note")).toEqual([{ act: "toggle", activity: undefined }]);
  expect(takeTypedAhead()).toBe("quick note");
});

it("nothing is collected where the key of the clock opens no dialog", () => {
  expect(clockOf("s", { id: "1" })).toHaveLength(1);
  expect(takeTypedAhead()).toBeUndefined();
  page.path = `/home/projects/${PROJECT}`;
  expect(clockOf("s")).toEqual([{ act: "toggle", activity: { projectId: PROJECT } }]);
  expect(takeTypedAhead()).toBeUndefined();
});

it("the key of the clock starts the task whose row has the focus, also on the page of a project", () => {
  page.path = `/home/projects/${PROJECT}`;
  task.id = "t";
  expect(clockOf("s")).toEqual([{ act: "toggle", activity: { taskId: "t" } }]);
});

it("what is typed after the key that opens a row is for its dialog", () => {
  edit.mockReturnValueOnce(true);
  press("eab");
  expect(takeTypedAhead()).toBe("ab");
});
