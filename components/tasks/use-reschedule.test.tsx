// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Task } from "@/lib/tasks/schema";
import { useReschedule } from "./use-reschedule";

const move = vi.hoisted(() => vi.fn());
vi.mock("@/lib/tasks/queries", () => ({ useMoveTask: () => move }));
vi.mock("@/lib/users/queries", () => ({ useHasSingleKeys: () => true }));

const tasks = [{ id: "1", status: "pending" }] as Task[];
const clock = { now: new Date("2026-11-24T12:00:00Z"), timeZone: "UTC" };

function Rows() {
  const list = useRef<HTMLDivElement>(null);
  const { handleKeyDown } = useReschedule(tasks, list, clock);
  return (
    <div ref={list} onKeyDown={handleKeyDown}>
      <button data-row="1" />
    </div>
  );
}

beforeEach(() => void render(<Rows />));
afterEach(() => {
  cleanup();
  move.mockReset();
});

const press = (key: string, repeat = false) => fireEvent.keyDown(screen.getByRole("button"), { key, repeat });

it("moves the task once while the key is held", () => {
  press("t");
  press("t", true);
  expect(move).toHaveBeenCalledTimes(1);
});

it("does not move the task while the second key of a pair is held", () => {
  press("n");
  press("t");
  press("t", true);
  expect(move).not.toHaveBeenCalled();
});
