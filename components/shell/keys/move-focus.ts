/** Matches the button that opens a row, or the link of a card. */
const OPENERS = "[data-open], article :is(h2, h3) a, [role=cell]:first-child > a";
const ROWS = "[data-row], article, [role=listitem], [role=row], li";

/** Moves the focus to the next or previous row of the page; from elsewhere to the first or last one. */
export function moveFocus(by: 1 | -1): void {
  const openers = visibleOpeners();
  const row = focusedRow();
  const current = openers.findIndex((opener) => row?.contains(opener) ?? false);
  const target = current === -1 ? openers.at(by === 1 ? 0 : -1) : openers[current + by];
  target?.focus();
  target?.closest(ROWS)?.scrollIntoView({ block: "nearest" });
}

/** Opens the dialog of the focused row, if it has one. Returns whether it does: a link opens a page. */
export function editFocusedRow(): boolean {
  const opener = focusedRow()?.querySelector<HTMLElement>("[data-open]");
  opener?.click();
  return opener instanceof HTMLButtonElement;
}

/** Returns the id of the task whose row has the focus. */
export function focusedTaskId(): string | undefined {
  return document.activeElement?.closest("[data-task]")?.getAttribute("data-task") ?? undefined;
}

function focusedRow(): Element | null {
  return document.activeElement?.closest(ROWS) ?? null;
}

function visibleOpeners(): HTMLElement[] {
  const main = document.getElementById("main");
  return [...(main?.querySelectorAll<HTMLElement>(OPENERS) ?? [])].filter((opener) =>
    opener.checkVisibility(),
  );
}
