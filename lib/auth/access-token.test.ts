// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { offlineCopyOwner, setOfflineCopyOwner } from "@/lib/offline-copy";
import { endSession, onSessionEnd, setAccessToken, signOutEverywhere } from "./access-token";

const ends: string[] = [];
onSessionEnd((why) => ends.push(why));

beforeEach(() => {
  localStorage.clear();
  setAccessToken(`x.${btoa(JSON.stringify({ sub: "ida" }))}.x`);
  ends.length = 0;
});

/** Ends the session of this tab as when the person signs out in another tab. */
async function leaveInAnotherTab() {
  const tab = new BroadcastChannel("pennant-session");
  tab.postMessage("left");
  await expect.poll(() => ends).toEqual(["left"]);
  tab.close();
}

it.each<[string, () => unknown]>([
  ["signed out in another tab", leaveInAnotherTab],
  ["another person signed in", () => endSession("another")],
])("a tab deletes the offline copy of its own person only: %s", async (_, end) => {
  // Otto has signed in while this tab slept.
  setOfflineCopyOwner("otto");
  await end();
  expect(offlineCopyOwner()).toBe("otto");
  setAccessToken(null);
});

it.each<[string, () => unknown]>([
  ["signed out in another tab", leaveInAnotherTab],
  ["another person signed in", () => endSession("another")],
])("a tab deletes the offline copy of its own person: %s", async (_, end) => {
  setOfflineCopyOwner("ida");
  await end();
  expect(offlineCopyOwner()).toBeNull();
});

it.each([
  ["a sign-out", signOutEverywhere],
  ["a session that is over", () => endSession("over")],
])("%s leaves no offline copy of anybody", (_, end) => {
  setOfflineCopyOwner("otto");
  end();
  expect(offlineCopyOwner()).toBeNull();
});
