import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/api";
import type { NoteDraft } from "./note-drafts";
import { NOTE_PAUSE_MS, NoteKeeper } from "./note-keeper";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Simulates a server with one note, which behaves like the API, and a browser with one draft. */
function setup(stored = "") {
  const state = {
    stored,
    draft: undefined as NoteDraft | undefined,
    saves: [] as { note: string; noteWas: string; keepalive: boolean }[],
    isDown: false,
    losesAnswers: false,
    kept: 0,
  };
  const open = (seen = state.stored) => {
    const keeper = new NoteKeeper(seen, {
      drafts: {
        read: () => state.draft,
        write: (draft) => void (state.draft = draft),
        clear: () => void (state.draft = undefined),
      },
      save: async (change) => {
        state.saves.push(change);
        await Promise.resolve();
        if (state.isDown) throw new ApiError("Network Error", 0);
        if (![change.noteWas, change.note].includes(state.stored)) throw new ApiError("Conflict", 409);
        state.stored = change.note;
        if (state.losesAnswers) throw new ApiError("Network Error", 0);
      },
      load: async () => Promise.resolve(state.stored),
      onKept: () => void state.kept++,
    });
    keeper.enter();
    return keeper;
  };
  return { state, open };
}

const pause = () => vi.advanceTimersByTimeAsync(NOTE_PAUSE_MS);

describe("a note", () => {
  it("is saved once, a second after the last keystroke", async () => {
    const { state, open } = setup("a");
    const keeper = open();
    expect(keeper.getState()).toEqual({ status: "idle", text: "a" });
    for (const text of ["ab", "abc", "abcd"]) {
      keeper.write(text);
      await vi.advanceTimersByTimeAsync(NOTE_PAUSE_MS - 1);
    }
    expect(state.saves).toEqual([]);
    expect(keeper.getState().status).toBe("saving");
    await vi.advanceTimersByTimeAsync(1);
    expect(state.saves).toEqual([{ note: "abcd", noteWas: "a", keepalive: false }]);
    expect(keeper.getState()).toEqual({ status: "saved", text: "abcd" });
    expect(state.draft).toBeUndefined();
  });

  it("is not sent when it is unchanged", async () => {
    const { state, open } = setup("a");
    const keeper = open();
    keeper.write("ab");
    keeper.write("a");
    await pause();
    expect(state.saves).toEqual([]);
    expect(keeper.getState().status).toBe("saved");
    expect(state.draft).toBeUndefined();
  });

  it("is saved immediately when the page is left, with a keepalive request", async () => {
    const { state, open } = setup();
    const keeper = open();
    keeper.write("last words");
    keeper.leave();
    expect(state.saves).toEqual([{ note: "last words", noteWas: "", keepalive: true }]);
    await pause();
    expect([state.stored, state.draft, state.kept]).toEqual(["last words", undefined, 0]);
  });

  it("survives a closed tab", async () => {
    const { state, open } = setup("a");
    open().write("typed before the crash");
    const again = open();
    expect(again.getState().text).toBe("typed before the crash");
    await pause();
    expect(state.stored).toBe("typed before the crash");
  });

  it("is kept and marked unsaved when saving fails, and is saved by a retry", async () => {
    const { state, open } = setup("a");
    const keeper = open();
    state.isDown = true;
    keeper.write("ab");
    await pause();
    expect(keeper.getState()).toMatchObject({ status: "failed", text: "ab" });
    expect(state.draft?.text).toBe("ab");
    state.isDown = false;
    keeper.retry();
    await pause();
    expect(keeper.getState().status).toBe("saved");
    expect([state.stored, state.draft]).toEqual(["ab", undefined]);
  });

  it("reports when it could not be saved after its page was left", async () => {
    const { state, open } = setup();
    const keeper = open();
    state.isDown = true;
    keeper.write("x");
    keeper.leave();
    await pause();
    expect([state.kept, state.draft?.text]).toEqual([1, "x"]);
  });

  it("recognizes its own save whose response was lost", async () => {
    const { state, open } = setup("a");
    const keeper = open();
    state.losesAnswers = true;
    keeper.write("ab");
    await pause();
    expect(keeper.getState().status).toBe("failed");
    state.losesAnswers = false;
    keeper.write("abc");
    await pause();
    expect(keeper.getState()).toEqual({ status: "saved", text: "abc" });
    expect(state.stored).toBe("abc");
  });

  it("recognizes an unanswered save of a closed tab as its own", async () => {
    const { state, open } = setup("a");
    const keeper = open();
    state.losesAnswers = true;
    keeper.write("ab");
    await pause();
    keeper.write("abc");
    state.losesAnswers = false;
    const again = open("ab");
    expect(again.getState()).toEqual({ status: "saving", text: "abc" });
    await pause();
    expect(state.stored).toBe("abc");
  });

  it("shows the server's note unless it is being edited", () => {
    const { open } = setup("a");
    const keeper = open();
    keeper.receive("from another tab");
    expect(keeper.getState().text).toBe("from another tab");
    keeper.write("mine");
    keeper.receive("yet another");
    expect(keeper.getState().text).toBe("mine");
  });

  it("sends what was typed during a save after it", async () => {
    const { state, open } = setup();
    const keeper = open();
    keeper.write("a");
    vi.advanceTimersByTime(NOTE_PAUSE_MS);
    keeper.write("ab");
    await pause();
    await pause();
    expect(state.saves.map(({ note, noteWas }) => [note, noteWas])).toEqual([
      ["a", ""],
      ["ab", "a"],
    ]);
    expect(keeper.getState()).toEqual({ status: "saved", text: "ab" });
  });
});

describe("two writers", () => {
  async function clash() {
    const { state, open } = setup("old");
    const keeper = open();
    keeper.write("mine");
    state.stored = "theirs";
    await pause();
    return { state, keeper, open };
  }

  it("are both shown, and nothing is overwritten until the person chooses", async () => {
    const { state, keeper, open } = await clash();
    expect(keeper.getState()).toEqual({ status: "conflict", text: "mine", theirs: "theirs" });
    keeper.receive("theirs");
    keeper.flush();
    await pause();
    expect(state.stored).toBe("theirs");
    expect(state.saves).toHaveLength(1);
    expect(open().getState()).toEqual({ status: "conflict", text: "mine", theirs: "theirs" });
  });

  it.each([
    ["mine", "mine"],
    ["theirs", "theirs"],
    ["both", "theirs\n\nmine"],
  ] as const)("keep %s", async (which, kept) => {
    const { state, keeper } = await clash();
    keeper.choose(which);
    await pause();
    expect(keeper.getState()).toEqual({ status: "saved", text: kept });
    expect([state.stored, state.draft]).toEqual([kept, undefined]);
  });

  it("conflict again when the other text changes again", async () => {
    const { state, keeper } = await clash();
    state.stored = "theirs, later";
    keeper.choose("mine");
    await pause();
    expect(keeper.getState()).toEqual({ status: "conflict", text: "mine", theirs: "theirs, later" });
  });

  it("do not conflict when they wrote the same text", async () => {
    const { state, open } = setup("old");
    const keeper = open();
    keeper.write("same");
    state.stored = "same";
    await pause();
    expect(keeper.getState().status).toBe("saved");
  });
});
