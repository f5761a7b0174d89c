// @vitest-environment jsdom
// Isolated: the page keeps its session and its connection for later files.
import { MutationObserver, type QueryKey, QueryObserver, type Register } from "@tanstack/react-query";
import { toast } from "sonner";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "@/lib/api/request";
import { errorMessages } from "@/lib/shared/errors";
import { markShownInForm } from "@/lib/edits/shown-errors";
import { createQueryClient } from "./client";
import { pauseLoadingToasts } from "./pause-loading-toasts";
import { rewriteAll, updateOptimistically } from "./optimistic-update";

afterEach(() => void toast.dismiss());

test("shows the standard error in a new toast with the standard duration, after a loading toast", async () => {
  const client = createQueryClient();
  const fail = (meta: Register["mutationMeta"]) =>
    new MutationObserver(client, { mutationFn: () => Promise.reject(new Error("no")), meta })
      .mutate()
      .catch(() => {});
  // Several mutations, so that one of their ids equals the next automatic toast id.
  for (let count = 0; count < 5; count += 1) await fail({ toasts: { loading: "Saving…" } });
  const errors = toast.getToasts().filter((shown) => "type" in shown && shown.type === "error");
  expect(errors).toHaveLength(5);
  for (const shown of errors) expect(shown).not.toHaveProperty("duration");
});

test("a toast says that a change is under way only once the person has confirmed their identity", async () => {
  const client = createQueryClient();
  let finish = () => {};
  const deletion = new MutationObserver(client, {
    mutationFn: () => new Promise<void>((resolve) => (finish = resolve)),
    meta: { toasts: { loading: "Deleting account" } },
  }).mutate();
  const isSaid = () => toast.getToasts().some((one) => "title" in one && one.title === "Deleting account");
  await expect.poll(isSaid).toBe(true);
  const resume = pauseLoadingToasts(client);
  expect(isSaid()).toBe(false);
  resume();
  expect(isSaid()).toBe(true);
  const resumeLate = pauseLoadingToasts(client);
  finish();
  await deletion;
  resumeLate();
  expect(isSaid()).toBe(false);
});

test("says once that a row is gone: in its form, or else in a toast", async () => {
  const client = createQueryClient();
  const save = () => {
    const error = new ApiError(errorMessages.unexpected, 404);
    const mutation = new MutationObserver(client, { mutationFn: () => Promise.reject(error) });
    return mutation.mutate().catch((refused: Error) => refused);
  };
  const inForm = await save();
  markShownInForm(inForm);
  await save();
  await expect.poll(() => toast.getToasts().length).toBe(1);
  expect(toast.getToasts()[0]).toMatchObject({ title: "It was deleted in the meantime." });
});

test("says of a row that is gone what happened, whatever a failure is called, but not over a mutation's own reasons", async () => {
  const client = createQueryClient();
  const fail = (error: string | (() => undefined)) =>
    new MutationObserver(client, {
      mutationFn: () => Promise.reject(new ApiError(errorMessages.unexpected, 404)),
      meta: { toasts: { error } },
    })
      .mutate()
      .catch(() => {});
  await fail("Something went wrong. Please try again.");
  await fail(() => undefined);
  await expect.poll(() => toast.getToasts()).toMatchObject([{ title: "It was deleted in the meantime." }]);
});

test("shows the server's message for a rate-limited call", async () => {
  const client = createQueryClient();
  const detail = "Too many attempts. Try again in 12 minutes.";
  const error = new ApiError(errorMessages.unexpected, 429, { type: "", title: "", status: 429, detail });
  await new MutationObserver(client, { mutationFn: () => Promise.reject(error) }).mutate().catch(() => {});
  expect(toast.getToasts()).toContainEqual(expect.objectContaining({ type: "error", title: detail }));
});

test("a slow write does not delay the refetch of other resources", async () => {
  const client = createQueryClient();
  const fetched = vi.spyOn(client, "invalidateQueries");
  const write = (refreshes: readonly QueryKey[], answer: Promise<void>) =>
    new MutationObserver(client, { mutationFn: () => answer, meta: { refreshes } }).mutate();
  let finish = () => {};
  const slow = write([["tasks"]], new Promise((resolve) => (finish = resolve)));
  await write([["tasks"], ["files"]], Promise.resolve());
  await expect.poll(() => fetched.mock.calls).toEqual([[{ queryKey: ["files"] }]]);
  finish();
  await slow;
  await expect.poll(() => fetched.mock.calls.at(-1)).toEqual([{ queryKey: ["tasks"] }]);
});

test("repeats a first fetch that started before a write", async () => {
  const client = createQueryClient();
  let rows = ["kept", "deleted"];
  const answers: (() => void)[] = [];
  const list = new QueryObserver(client, {
    queryKey: ["rows"],
    queryFn: () => {
      const snapshot = rows;
      return new Promise<string[]>((resolve) => answers.push(() => resolve(snapshot)));
    },
  });
  const stop = list.subscribe(() => {});
  await expect.poll(() => answers.length).toBe(1);

  rows = ["kept"];
  await new MutationObserver(client, {
    mutationFn: () => Promise.resolve(),
    meta: { refreshes: [["rows"]] },
  }).mutate();
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  await expect.poll(() => list.getCurrentResult().data).toEqual(["kept"]);
  stop();
});

test("shows the current row of a 412 at once, after the optimistic change was reverted", async () => {
  const client = createQueryClient();
  const key = ["events", "search", {}];
  const before = { id: "1", name: "Call", details: "", updatedAt: "a" };
  client.setQueryData(key, { items: [before, { ...before, id: "2" }], total: 2 });
  const current = { ...before, details: "Bring the samples", updatedAt: "b" };
  const error = new ApiError("", 412, { type: "", title: "", status: 412, detail: "", current });
  await new MutationObserver(client, {
    mutationFn: () => Promise.reject(error),
    onMutate: () =>
      updateOptimistically(client, (draft) =>
        rewriteAll(draft, { queryKey: key }, () => ({ items: [{ ...before, name: "Visit" }], total: 1 })),
      ),
    meta: { refreshes: [["events"], ["projects"]] },
  })
    .mutate()
    .catch(() => {});
  expect(client.getQueryData(key)).toEqual({ items: [current, { ...before, id: "2" }], total: 2 });
});

test("a saved row has the server's version before it is refetched", async () => {
  const client = createQueryClient();
  const key = ["events", "search", {}];
  client.setQueryData(key, {
    items: [
      { id: "1", updatedAt: "guessed" },
      { id: "2", updatedAt: "b" },
    ],
    total: 2,
  });
  await new MutationObserver(client, {
    mutationFn: () => Promise.resolve({ id: "1", updatedAt: "stored" }),
    meta: { refreshes: [["events"], ["projects"]] },
  }).mutate();
  expect(client.getQueryData(key)).toMatchObject({
    items: [
      { id: "1", updatedAt: "stored" },
      { id: "2", updatedAt: "b" },
    ],
  });
});
