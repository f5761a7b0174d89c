import { dueAtTime, dueOnDate } from "@/lib/shared/dates/dates";
import { readTokens } from "./tokens";
import { bestMatch } from "./rank-names";
import { readWhen, type Span } from "./when";

export { compilePatterns } from "./english";

type ClientRow = { id: string; name: string; themeColor: string | null };
type ProjectRow = { id: string; name: string; client: ClientRow | null };

/** The rows that tokens can refer to, the most recently changed first. */
export type References = { projects: readonly ProjectRow[]; clients: readonly ClientRow[] };

/** A task or an event as typed in one line. What was not understood is in the name. */
export type QuickAdd = {
  kind: "task" | "event";
  name: string;
  due: { dueAt: string; isWithTime: boolean } | null;
  project: ProjectRow | null;
  tags: string[];
  /** True if the text says that it adds something: "event …", "task …", or a token that was understood. */
  isExplicit: boolean;
};

type Context = { now: Date; timeZone: string } & References;

/**
 * Reads "call Anna tomorrow 3pm #website !phone" or "event Fri 10:00 kick-off @fjellgate". Times are in the user's zone. A
 * client stands for its most recently changed project, as tasks and events belong to projects.
 */
export function parseQuickAdd(text: string, { now, timeZone, projects, clients }: Context): QuickAdd {
  const [prefix = "", noun] = /^\s*(task|event)(?::\s*|\s+)/i.exec(text) ?? [];
  const rest = text.slice(prefix.length);
  const tokens = readTokens(rest);
  const { project, tags, spans } = readReferences(tokens, { projects, clients });
  // Tokens are no part of a date.
  const plain = tokens.reduce((line, { start, end }) => {
    const isUnderstood = spans.some((span) => span.start === start);
    return line.slice(0, start) + (isUnderstood ? " " : "_").repeat(end - start) + line.slice(end);
  }, rest);
  const when = readWhen(plain, { now, timeZone });
  return {
    kind: noun?.toLowerCase() === "event" ? "event" : "task",
    // A date alone is the name, too: "Monday".
    name: without(rest, [...spans, ...when.spans]) || without(rest, spans),
    due: toDue(when, timeZone),
    project,
    tags,
    isExplicit: prefix !== "" || spans.length > 0,
  };
}

function readReferences(tokens: ReturnType<typeof readTokens>, { projects, clients }: References) {
  const spans: Span[] = [];
  const first = (sign: "#" | "@") => tokens.find((token) => token.sign === sign);
  const [hash, at] = [first("#"), first("@")];
  const client = at && bestMatch(clients, at.text);
  const ofClient = projects.filter((one) => !client || one.client?.id === client.id);
  const project = hash ? bestMatch(ofClient, hash.text) : client && ofClient[0];
  if (hash && project) spans.push(hash);
  if (at && client && project) spans.push(at);
  const tagged = tokens.filter(({ sign }) => sign === "!");
  spans.push(...tagged);
  return { spans, project: project ?? null, tags: [...new Set(tagged.map((token) => token.text))] };
}

function toDue({ date, time }: ReturnType<typeof readWhen>, timeZone: string): QuickAdd["due"] {
  if (date === null) return null;
  return time ? dueAtTime(date, time.hours, time.minutes, timeZone) : dueOnDate(date);
}

/** Returns the text without the parts that were understood. */
function without(text: string, spans: readonly Span[]): string {
  const ordered = spans.toSorted((a, b) => b.start - a.start);
  const kept = ordered.reduce((line, { start, end }) => {
    const [before, after] = [line.slice(0, start).trimEnd(), line.slice(end).trimStart()];
    // Brackets that began with what was understood; they go if nothing else is in them.
    if (/[([]$/.test(before)) {
      const inside = after.replace(/^[\s,;]+/, "");
      return /^[)\]]/.test(inside) ? `${before.slice(0, -1)}${inside.slice(1)}` : before + inside;
    }
    return `${before}${/^[,.;:!?]/.test(after) ? "" : " "}${after}`;
  }, text);
  return kept.replace(/\s+/g, " ").replace(/^[\s,;:–-]+|(?<![\s,;:–-])[\s,;:–-]+$/g, "");
}
