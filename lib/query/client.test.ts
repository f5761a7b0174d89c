// @vitest-environment jsdom
import { MutationObserver, type QueryKey, QueryObserver, type Register } from "@tanstack/react-query";
import { toast } from "sonner";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "@/lib/api";
import { errorMessages } from "@/lib/errors";
import { createQueryClient } from "./client";

afterEach(() => void toast.dismiss());

test("the standard error stands in a toast of its own, for the standard time, after one that said what was going on", async () => {
  const client = createQueryClient();
  const fail = (meta: Register["mutationMeta"]) =>
    new MutationObserver(client, { mutationFn: () => Promise.reject(new Error("no")), meta })
      .mutate()
      .catch(() => {});
  // Whatever number the next toast without an id gets, one of these mutations has it.
  for (let count = 0; count < 5; count += 1) await fail({ toasts: { loading: "Saving…" } });
  const errors = toast.getToasts().filter((shown) => "type" in shown && shown.type === "error");
  expect(errors).toHaveLength(5);
  for (const shown of errors) expect(shown).not.toHaveProperty("duration");
});

test("a call that was made too often says when to try again, as the server puts it", async () => {
  const client = createQueryClient();
  const detail = "Too many attempts. Try again in 12 minutes.";
  const error = new ApiError(errorMessages.unexpected, 429, { type: "", title: "", status: 429, detail });
  await new MutationObserver(client, { mutationFn: () => Promise.reject(error) }).mutate().catch(() => {});
  expect(toast.getToasts()).toContainEqual(expect.objectContaining({ type: "error", title: detail }));
});

test("what one slow write leaves to fetch does not hold up what another leaves", async () => {
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

test("a first answer that was asked for before a write is asked for again after it", async () => {
  const client = createQueryClient();
  let rows = ["kept", "deleted"];
  const answers: (() => void)[] = [];
  const list = new QueryObserver(client, {
    queryKey: ["rows"],
    queryFn: () => {
      const seen = rows;
      return new Promise<string[]>((resolve) => answers.push(() => resolve(seen)));
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

test("a row that was saved has the server's version before it is fetched again", async () => {
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
