import { warnBeforeUnload } from "@/lib/drafts/unload";

/** A write without a response yet. */
type Write = {
  /** The rows that it changes, and those that it refers to. */
  changes: ReadonlySet<string>;
  names: ReadonlySet<string>;
  done: Promise<unknown>;
  send: () => void;
  /** Ends the confirmation before the page is closed. */
  release: () => void;
};

const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;
const underWay = new Set<Write>();

/**
 * Sends a write after the earlier writes that it depends on: those that change the same row, or where one changes a row that
 * the other refers to, such as a task of a project that is still being created. Other writes are sent in parallel. A failed
 * write blocks no other.
 */
export function sendInOrder<Answer>(
  path: string,
  body: unknown,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const rows = rowsOf(path, body);
  const earlier = [...underWay].filter((other) => isDependent(rows, other)).map(({ done }) => done);
  let sendNow = () => {};
  const turn = new Promise<void>((resolve) => {
    sendNow = resolve;
    void Promise.all(earlier).then(() => resolve());
  });
  const answer = earlier.length === 0 ? send() : turn.then(send);
  const write: Write = {
    ...rows,
    send: sendNow,
    done: answer.catch(() => {}).then(() => end(write)),
    release: warnBeforeUnload(),
  };
  if (underWay.size === 0) addEventListener("pagehide", sendAll);
  underWay.add(write);
  return answer;
}

function end(write: Write) {
  write.release();
  underWay.delete(write);
  if (underWay.size === 0) removeEventListener("pagehide", sendAll);
}

/** Sends all waiting writes immediately, because the page is being closed. */
function sendAll() {
  for (const write of underWay) write.send();
}

function rowsOf(path: string, body: unknown): Pick<Write, "changes" | "names"> {
  const inBody = readIds(body);
  const changed = [
    ...readIds(path),
    ...(Array.isArray(body) ? inBody : readIds((body as { id?: unknown } | null)?.id)),
  ];
  // The user's profile is a row without an id.
  return { changes: new Set(changed.length > 0 ? changed : [path]), names: new Set(inBody) };
}

function readIds(value: unknown): string[] {
  return JSON.stringify(value ?? "").match(uuid) ?? [];
}

function isDependent(one: Pick<Write, "changes" | "names">, other: Write): boolean {
  return (
    intersects(one.changes, other.changes) ||
    intersects(one.changes, other.names) ||
    intersects(one.names, other.changes)
  );
}

function intersects(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((id) => other.has(id));
}
