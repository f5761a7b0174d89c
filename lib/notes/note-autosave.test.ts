import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/api/request";
import type { NoteDraft } from "./note-drafts";
import { NOTE_PAUSE_MS, NoteAutosave } from "./note-autosave";

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
    const autosave = new NoteAutosave(seen, {
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
    autosave.enter();
    return autosave;
  };
  return { state, open };
}

const pause = () => vi.advanceTimersByTimeAsync(NOTE_PAUSE_MS);

describe("a note", () => {
  it("is saved once, a second after the last keystroke", async () => {
    const { state, open } = setup("a");
    const autosave = open();
    expect(autosave.getState()).toEqual({ status: "idle", text: "a" });
    for (const text of ["ab", "abc", "abcd"]) {
      autosave.write(text);
      await vi.advanceTimersByTimeAsync(NOTE_PAUSE_MS - 1);
    }
    expect(state.saves).toEqual([]);
    expect(autosave.getState().status).toBe("saving");
    await vi.advanceTimersByTimeAsync(1);
    expect(state.saves).toEqual([{ note: "abcd", noteWas: "a", keepalive: false }]);
    expect(autosave.getState()).toEqual({ status: "saved", text: "abcd" });
    expect(state.draft).toBeUndefined();
  });

  it("is not sent when it is unchanged", async () => {
    const { state, open } = setup("a");
    const autosave = open();
    autosave.write("ab");
    autosave.write("a");
    await pause();
    expect(state.saves).toEqual([]);
    expect(autosave.getState().status).toBe("saved");
    expect(state.draft).toBeUndefined();
  });

  it("is saved immediately when the page is left, with a keepalive request", async () => {
    const { state, open } = setup();
    const autosave = open();
    autosave.write("last words");
    autosave.leave();
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
    const autosave = open();
    state.isDown = true;
    autosave.write("ab");
    await pause();
    expect(autosave.getState()).toMatchObject({ status: "failed", text: "ab" });
    expect(state.draft?.text).toBe("ab");
    state.isDown = false;
    autosave.retry();
    await pause();
    expect(autosave.getState().status).toBe("saved");
    expect([state.stored, state.draft]).toEqual(["ab", undefined]);
  });

  it("reports when it could not be saved after its page was left", async () => {
    const { state, open } = setup();
    const autosave = open();
    state.isDown = true;
    autosave.write("x");
    autosave.leave();
    await pause();
    expect([state.kept, state.draft?.text]).toEqual([1, "x"]);
  });

  it("recognizes its own save whose response was lost", async () => {
    const { state, open } = setup("a");
    const autosave = open();
    state.losesAnswers = true;
    autosave.write("ab");
    await pause();
    expect(autosave.getState().status).toBe("failed");
    state.losesAnswers = false;
    autosave.write("abc");
    await pause();
    expect(autosave.getState()).toEqual({ status: "saved", text: "abc" });
    expect(state.stored).toBe("abc");
  });

  it("recognizes an unanswered save of a closed tab as its own", async () => {
    const { state, open } = setup("a");
    const autosave = open();
    state.losesAnswers = true;
    autosave.write("ab");
    await pause();
    autosave.write("abc");
    state.losesAnswers = false;
    const again = open("ab");
    expect(again.getState()).toEqual({ status: "saving", text: "abc" });
    await pause();
    expect(state.stored).toBe("abc");
  });

  it("shows the server's note unless it is being edited", () => {
    const { open } = setup("a");
    const autosave = open();
    autosave.receive("from another tab");
    expect(autosave.getState().text).toBe("from another tab");
    autosave.write("mine");
    autosave.receive("yet another");
    expect(autosave.getState().text).toBe("mine");
  });

  it("sends what was typed during a save after it", async () => {
    const { state, open } = setup();
    const autosave = open();
    autosave.write("a");
    vi.advanceTimersByTime(NOTE_PAUSE_MS);
    autosave.write("ab");
    await pause();
    await pause();
    expect(state.saves.map(({ note, noteWas }) => [note, noteWas])).toEqual([
      ["a", ""],
      ["ab", "a"],
    ]);
    expect(autosave.getState()).toEqual({ status: "saved", text: "ab" });
  });
});

describe("two writers", () => {
  async function clash() {
    const { state, open } = setup("old");
    const autosave = open();
    autosave.write("mine");
    state.stored = "theirs";
    await pause();
    return { state, autosave, open };
  }

  it("are both shown, and nothing is overwritten until the person chooses", async () => {
    const { state, autosave, open } = await clash();
    expect(autosave.getState()).toEqual({ status: "conflict", text: "mine", theirs: "theirs" });
    autosave.receive("theirs");
    autosave.flush();
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
    const { state, autosave } = await clash();
    autosave.choose(which);
    await pause();
    expect(autosave.getState()).toEqual({ status: "saved", text: kept });
    expect([state.stored, state.draft]).toEqual([kept, undefined]);
  });

  it("conflict again when the other text changes again", async () => {
    const { state, autosave } = await clash();
    state.stored = "theirs, later";
    autosave.choose("mine");
    await pause();
    expect(autosave.getState()).toEqual({ status: "conflict", text: "mine", theirs: "theirs, later" });
  });

  it("do not conflict when they wrote the same text", async () => {
    const { state, open } = setup("old");
    const autosave = open();
    autosave.write("same");
    state.stored = "same";
    await pause();
    expect(autosave.getState().status).toBe("saved");
  });
});
