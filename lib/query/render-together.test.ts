import { notifyManager } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { renderTogether } from "./render-together";

test("queries that change in one turn share one timer, and an error of one does not stop the others", async () => {
  const timers = vi.spyOn(globalThis, "setTimeout");
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  renderTogether();
  const told: string[] = [];
  await new Promise<void>((resolve) => {
    notifyManager.schedule(() => told.push("first"));
    notifyManager.schedule(() => {
      throw new Error("broken");
    });
    void Promise.resolve().then(() =>
      notifyManager.schedule(() => {
        told.push("third");
        resolve();
      }),
    );
  });
  expect(told).toEqual(["first", "third"]);
  expect(timers).toHaveBeenCalledTimes(1);
  expect(reported).toHaveBeenCalledTimes(1);
});
