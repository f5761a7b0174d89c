import { themeTone } from "@/lib/clients/theme-colors";
import type { Today } from "@/lib/today/schema";
import { todayParts } from "@/lib/today/sentence";

type Sentence = ReturnType<typeof todayParts>;

/**
 * Fills the placeholders of a page (components/ui/early-row.tsx) with the texts of the early response to a call, until the code
 * of the page renders the rows. Texts are set as text, never as HTML. A failed response fills nothing.
 */
export async function fillRows(path: string, response: Response, timeZone: string): Promise<void> {
  if (!response.ok) return;
  const answer = (await response.clone().json()) as unknown;
  await parsed;
  // A text that is shown before its typeface would be laid out twice.
  await document.fonts.ready;
  const rows = rowsOf(path, answer, timeZone);
  document.querySelectorAll<HTMLElement>(`[data-early="${path}"]`).forEach((place, index) => {
    if (index < rows.length) fillRow(place, rows[index]);
  });
}

const parsed = new Promise<unknown>((resolve) => {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", resolve);
  else resolve(undefined);
});

/** Returns the rows of a list; of other responses the only one. */
function rowsOf(path: string, answer: unknown, timeZone: string): unknown[] {
  if (path === "today") return [{ sentence: todayParts(answer as Today, timeZone, new Date()) }];
  const { items } = answer as { items?: unknown[] };
  return items ?? [answer];
}

function fillRow(place: HTMLElement, row: unknown): void {
  place.dataset.isFilled = "";
  const { earlyColor } = place.dataset;
  if (earlyColor) {
    const { lightness, chroma, hue } = themeTone(fieldOf(row, earlyColor) as string | undefined);
    Object.entries({ l: lightness, c: chroma, h: hue }).forEach(([name, value]) =>
      place.style.setProperty(`--client-${name}`, String(value)),
    );
  }
  for (const text of place.querySelectorAll<HTMLElement>("[data-early-text]")) {
    const value = fieldOf(row, text.dataset.earlyText ?? "");
    text.replaceChildren(...(Array.isArray(value) ? nodesOf(value as Sentence) : [(value ?? "") as string]));
  }
}

/** Returns the value at a path such as "client.name"; undefined if a part of it is missing. */
function fieldOf(row: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], row);
}

function nodesOf(parts: Sentence): (string | Node)[] {
  return parts.flatMap(({ before, figures, text }) => [
    before,
    span("font-medium", span("tabular", figures), text),
  ]);
}

function span(className: string, ...content: (string | Node)[]): HTMLElement {
  const element = document.createElement("span");
  element.className = className;
  element.append(...content);
  return element;
}
