// @vitest-environment jsdom
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

it("a request that nothing could show is dropped when the connection is back", () => {
  const { open, onOpen } = openRequest<string>();
  open("without a connection");
  dispatchEvent(new Event("online"));
  const opened: string[] = [];
  onOpen((subject) => opened.push(subject));
  expect(opened).toEqual([]);
});
