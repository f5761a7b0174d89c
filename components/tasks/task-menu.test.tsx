// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TaskMenu } from "./task-menu";
import { createQueryClient } from "@/lib/query/client";
import type { Task } from "@/lib/tasks/schema";
import { runningKey } from "@/lib/time-entries/clock-queries";

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ["no clock runs", null, "Start the clockS"],
  ["a clock runs, which the key stops", { id: "1" }, "Start the clock"],
])("the menu of a task names the key of the clock: %s", async (_, running, words) => {
  const client = createQueryClient();
  client.setQueryData(runningKey, running);
  render(
    <QueryClientProvider client={client}>
      <TaskMenu
        task={{ id: "t", name: "Layout", project: null } as Task}
        clock={{ now: new Date("2026-11-30T10:00:00Z"), timeZone: "UTC" }}
        showProject={false}
        onMove={() => {}}
      />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Actions for Layout" }));
  const [first] = await screen.findAllByRole("menuitem");
  expect(first?.textContent).toBe(words);
});
