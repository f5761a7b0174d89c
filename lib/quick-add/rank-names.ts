import { searchText } from "@/lib/shared/text/search-text";

/**
 * Returns the row whose name fits a marked text best, as the search ranks it: a name that starts with the text, one of which a
 * word does, one that contains it; the first among equals. "#studio-website" stands for "Studio website".
 */
export function bestMatch<Row extends { name: string }>(rows: readonly Row[], text: string): Row | undefined {
  const wanted = fold(text);
  if (wanted === "") return undefined;
  const ranked = rows.map((row) => ({ row, rank: rankOf(fold(row.name), wanted) }));
  return ranked.filter(({ rank }) => rank < NONE).sort((a, b) => a.rank - b.rank)[0]?.row;
}

/**
 * Returns the row whose name a text begins or ends with, and the text before or after it. The longest name is meant: of "Website" and
 * "Website relaunch" the second. Undefined if that leaves open which row is meant.
 */
export function namedAtEnd<Row extends { name: string }>(
  rows: readonly Row[],
  text: string,
): { row: Row; before: string; after: string } | undefined {
  const words = text.trim().split(/\s+/);
  const found = rows.flatMap((row) => placesOf(fold(row.name), words).map((place) => ({ row, ...place })));
  const [best] = found.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  if (!best) return undefined;
  const isPart = ({ from, to }: Place) =>
    from >= best.from && to <= best.to && to - from < best.to - best.from;
  if (!found.every((other) => other.row === best.row || isPart(other))) return undefined;
  const before = words.slice(0, best.from).join(" ");
  const after = words.slice(best.to).join(" ");
  return { row: best.row, before: before.replace(/ ?[-–,:;]$/, ""), after: after.replace(/^[-–,:;] /, "") };
}

type Place = { from: number; to: number };

/** Returns where a folded name is at the beginning or the end of words. */
function placesOf(name: string, words: readonly string[]): Place[] {
  const places = words.flatMap((_, at) => [
    { from: 0, to: at + 1 },
    { from: at, to: words.length },
  ]);
  const textOf = ({ from, to }: Place) =>
    fold(
      words
        .slice(from, to)
        .join(" ")
        .replace(/[,:;]$/, ""),
    );
  return name === "" ? [] : places.filter((place) => textOf(place) === name);
}

function rankOf(name: string, wanted: string): number {
  if (name.startsWith(wanted)) return 1;
  if (name.includes(` ${wanted}`)) return 2;
  return name.includes(wanted) ? 3 : NONE;
}

function fold(text: string): string {
  return searchText(text)
    .replace(/[-_/.(]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

const NONE = 4;
