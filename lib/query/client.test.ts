import { MutationObserver, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createQueryClient } from "./client";

test("writes go out one after the other, in the order they were made, and a failed one holds up nobody", async () => {
  const client = createQueryClient();
  const said: string[] = [];
  const write = (name: string, answer: Promise<void>) =>
    new MutationObserver(client, {
      onMutate: () => void said.push(`${name} shown`),
      mutationFn: () => {
        said.push(`${name} sent`);
        return answer;
      },
    })
      .mutate()
      .catch(() => said.push(`${name} failed`));

  let fail = (_: Error) => {};
  const first = new Promise<void>((_, reject) => (fail = reject));
  const done = [write("first", first), write("second", Promise.resolve())];
  await expect.poll(() => said).toEqual(["first shown", "second shown", "first sent"]);
  fail(new Error("no"));
  await Promise.all(done);
  expect(said.slice(3).toSorted()).toEqual(["first failed", "second sent"]);
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
