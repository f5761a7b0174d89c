import { expect, it } from "vitest";
import { openRequest } from "./open-request";

it("a request reaches the listener, also when it was made before there was one, and never after it has left", () => {
  const { open, onOpen } = openRequest<string>();
  const opened: string[] = [];
  open("early");
  const leave = onOpen((subject) => opened.push(subject));
  open("late");
  expect(opened).toEqual(["early", "late"]);
  leave();
  open("kept");
  onOpen((subject) => opened.push(`next ${subject}`));
  expect(opened).toEqual(["early", "late", "next kept"]);
});
