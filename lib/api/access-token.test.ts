// @vitest-environment jsdom
// Isolated: the page keeps its session and its connection for later files.
import { beforeEach, describe, expect, it } from "vitest";
import { offlineCopyOwner, setOfflineCopyOwner } from "@/lib/shared/browser/offline-copy";
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

describe.each<[string, () => unknown]>([
  ["signed out in another tab", leaveInAnotherTab],
  ["another person signed in", () => endSession("another")],
])("a tab whose session ended: %s", (_, end) => {
  it.each([
    ["the tab deletes the offline copy of its own user", "ida", null],
    ["the tab keeps the offline copy of a user who has signed in since", "otto", "otto"],
  ])("%s", async (__, owner, left) => {
    setOfflineCopyOwner(owner);
    await end();
    expect(offlineCopyOwner()).toBe(left);
  });
});

it.each([
  ["a sign-out", signOutEverywhere],
  ["a session that is over", () => endSession("over")],
])("%s leaves no offline copy of anybody", (_, end) => {
  setOfflineCopyOwner("otto");
  end();
  expect(offlineCopyOwner()).toBeNull();
});
