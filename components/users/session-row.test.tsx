// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Session } from "@/lib/accounts/sessions/schema";
import { SessionRow } from "./session-row";

it("two browsers that are alike and in use differ by when they signed in", () => {
  const alike: Session = {
    id: "1",
    device: null,
    address: "203.0.113.7",
    createdAt: "2026-11-03T08:05:00.000Z",
    lastSeenAt: "2026-11-27T09:00:00.000Z",
    isCurrent: false,
  };
  for (const session of [alike, { ...alike, id: "2", createdAt: "2026-11-04T09:15:00.000Z" }])
    render(<SessionRow session={session} onEnd={() => {}} />);
  const [first, second] = screen
    .getAllByRole("button")
    .map((button) => document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent);
  expect(first).toMatch(/^203\.0\.113\.7 · Last seen .+ · Signed in .+/);
  expect(first).not.toBe(second);
});
