import { ApiError } from "@/lib/api/request";
import type { NoteDraft, NoteDrafts } from "./note-drafts";

export const NOTE_PAUSE_MS = 1000;

/** The number of unanswered saves, which may have reached the server, that are remembered. */
const MAX_SENT = 3;

export type NoteState =
  | { status: "idle" | "saving" | "saved"; text: string }
  | { status: "failed"; text: string; reason?: string }
  /** Another tab or device has saved `theirs`. */
  | { status: "conflict"; text: string; theirs: string };

export type NoteStore = {
  drafts: NoteDrafts;
  /** Saves a note that is based on `noteWas`; rejects with 409 if another one is stored. */
  save: (change: { note: string; noteWas: string; keepalive: boolean }) => Promise<unknown>;
  load: () => Promise<string>;
  /** A save failed after the page was left; the draft is kept. */
  onKept: () => void;
};

/**
 * Saves a note automatically: 1000 ms after the last keystroke and when the page is left. Keeps a draft until the server has
 * stored it, and never overwrites a text saved elsewhere.
 */
export class NoteAutosave {
  #state: NoteState;
  #basis: string;
  #sent: string[];
  #isSaving = false;
  #isLeft = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(
    stored: string,
    private readonly store: NoteStore,
  ) {
    const draft = store.drafts.read();
    this.#basis = stored;
    this.#sent = draft?.sent ?? [];
    this.#state = initialState(stored, draft);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getState = (): NoteState => this.#state;

  /** Starts, restoring the draft of an earlier visit. */
  enter(): void {
    this.#isLeft = false;
    if (this.#isDirty() && this.#state.status !== "conflict") this.#saveSoon();
  }

  /** Saves unsaved changes when the page or tab is closed. */
  leave(): void {
    this.#isLeft = true;
    this.#flush(true);
  }

  /** Like `leave`, for a hidden tab that may be shown again. */
  flush(): void {
    this.#flush(true);
  }

  write(text: string): void {
    this.#show({ status: "saving", text });
    this.#keepDraft();
    this.#saveSoon();
  }

  retry(): void {
    this.#flush(false);
  }

  /** Receives the refetched note, which is shown unless the note is being edited. */
  receive(stored: string): void {
    if (this.#isDirty() || this.#isSaving || this.#state.status === "conflict" || stored === this.#basis)
      return;
    this.#basis = stored;
    this.#show({ status: "idle", text: stored });
  }

  choose(which: "mine" | "theirs" | "both"): void {
    const state = this.#state;
    if (state.status !== "conflict") return;
    this.#basis = state.theirs;
    this.#sent = [];
    const texts = { mine: state.text, theirs: state.theirs, both: `${state.theirs}\n\n${state.text}` };
    this.#show({ status: "saving", text: texts[which] });
    this.#flush(false);
  }

  #flush(keepalive: boolean): void {
    clearTimeout(this.#timer);
    const { status, text } = this.#state;
    if (status === "conflict" || status === "idle") return;
    if (!this.#isDirty()) return this.#settle(text);
    // Text typed during a save is saved after it, or immediately if the page is being closed.
    if (!this.#isSaving || keepalive) void this.#send(text, keepalive);
  }

  async #send(note: string, keepalive: boolean): Promise<void> {
    this.#isSaving = true;
    this.#sent = [...this.#sent.filter((text) => text !== note), note].slice(-MAX_SENT);
    this.#show({ status: "saving", text: this.#state.text });
    this.#keepDraft();
    try {
      await this.store.save({ note, noteWas: this.#basis, keepalive });
      this.#isSaving = false;
      this.#settle(note);
    } catch (error) {
      this.#isSaving = false;
      if (error instanceof ApiError && error.status === 409) await this.#compare(note);
      else this.#fail(error);
    }
  }

  #settle(saved: string): void {
    this.#basis = saved;
    this.#sent = [];
    const { text } = this.#state;
    if (isSame(text, saved)) {
      this.store.drafts.clear();
      this.#show({ status: "saved", text });
    } else {
      this.#keepDraft();
      this.#saveSoon();
    }
  }

  /** Handles a 409: the stored text may be our own save whose response was lost, otherwise the person chooses. */
  async #compare(note: string): Promise<void> {
    try {
      const theirs = await this.store.load();
      if (isSame(theirs, note)) return this.#settle(note);
      const isOurs = [this.#basis, ...this.#sent].some((text) => isSame(text, theirs));
      this.#basis = theirs;
      if (isOurs) return void this.#send(this.#state.text, this.#isLeft);
      this.#show({ status: "conflict", text: this.#state.text, theirs });
      if (this.#isLeft) this.store.onKept();
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    const reason = error instanceof ApiError ? error.problem?.errors?.[0]?.message : undefined;
    this.#show({ status: "failed", text: this.#state.text, reason });
    if (this.#isLeft) this.store.onKept();
  }

  #saveSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#flush(false), NOTE_PAUSE_MS);
  }

  #keepDraft(): void {
    this.store.drafts.write({ text: this.#state.text, basis: this.#basis, sent: this.#sent });
  }

  #isDirty(): boolean {
    return !isSame(this.#state.text, this.#basis);
  }

  #show(state: NoteState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function initialState(stored: string, draft: NoteDraft | undefined): NoteState {
  if (!draft || isSame(draft.text, stored)) return { status: "idle", text: stored };
  const isUntouched = [draft.basis, ...draft.sent].some((text) => isSame(text, stored));
  return isUntouched
    ? { status: "saving", text: draft.text }
    : { status: "conflict", text: draft.text, theirs: stored };
}

/** A note of white space only is stored as null. */
function isSame(a: string, b: string): boolean {
  return a === b || (a.trim() === "" && b.trim() === "");
}
