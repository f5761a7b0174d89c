import { MutationObserver } from "@tanstack/react-query";
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
