/** The row of that id in a list whose rows wear `data-row`, its place, and the row that the focus goes to when it leaves. */
export function findAdjacentRows(list: HTMLElement | null, id: string) {
  const rows = Array.from(list?.querySelectorAll<HTMLElement>("[data-row]") ?? []);
  const at = rows.findIndex((row) => row.dataset.row === id);
  return { row: rows[at], at, next: rows[at + 1] ?? rows[at - 1] };
}
