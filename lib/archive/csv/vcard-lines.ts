/**
 * Converts the lines of vCard 2.1 into those of 3.0: quoted-printable text is decoded with its character set, and parameters
 * without a name (`TEL;CELL:`) become types. Pictures and other encoded data are left out, and semicolons of plain text lose their
 * mark, which version 3.0 allows and the library keeps. Other lines stay unchanged.
 */
export function normalizeVCards(text: string): string {
  const lines = unfold(text.trim()).flatMap((line) => normalizeLine(line) ?? []);
  return `${lines.join("\r\n")}\r\n`;
}

const encodings = new Set(["QUOTED-PRINTABLE", "BASE64", "8BIT", "7BIT"]);

function normalizeLine(line: string): string | undefined {
  const [start, name = "", parameters = ""] =
    /^((?:[\w-]+\.)?[\w-]+)((?:;[^:;"]*(?:"[^"]*"[^:;"]*)*)*):/.exec(line) ?? [];
  if (start === undefined) return undefined;
  if (/^(?:[\w-]+\.)?(PHOTO|LOGO|SOUND|KEY)$/i.test(name)) return undefined;
  const value = line.slice(start.length);
  const given = parameters.split(";").slice(1).filter(Boolean);
  const named = new Map(
    given.map((one) => [one.split("=")[0]?.toUpperCase() ?? "", one.split("=")[1] ?? ""]),
  );
  const isQuotedPrintable =
    named.has("QUOTED-PRINTABLE") || named.get("ENCODING")?.toUpperCase() === "QUOTED-PRINTABLE";
  const kept = given
    .filter((one) => !/^(ENCODING|CHARSET)=/i.test(one) && !encodings.has(one.toUpperCase()))
    .map((one) => (one.includes("=") ? one : `TYPE=${one}`));
  const decoded = isQuotedPrintable ? decodeQuotedPrintable(value, named.get("CHARSET")) : value;
  return [name, ...kept].join(";") + ":" + (isPlain(name) ? withPlainSemicolons(decoded) : decoded);
}

/** A property with one text. In others, a semicolon without a mark separates two parts. */
function isPlain(name: string): boolean {
  return /^(?:[\w-]+\.)?(FN|NOTE|TITLE|ROLE|EMAIL|TEL)$/i.test(name);
}

function withPlainSemicolons(text: string): string {
  return text.replace(/\\(.)/g, (mark, character: string) => (character === ";" ? ";" : mark));
}

/** Joins lines that continue with a space or tab, and quoted-printable lines that end with "=". */
function unfold(text: string): string[] {
  const joined: { parts: string[]; isQuotedPrintable: boolean }[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const last = joined.at(-1);
    const end = last?.parts.at(-1);
    if (last && /^[ \t]/.test(line)) last.parts.push(line.slice(1));
    else if (last?.isQuotedPrintable && end?.endsWith("=")) {
      last.parts[last.parts.length - 1] = end.slice(0, -1);
      last.parts.push(line);
    } else joined.push({ parts: [line], isQuotedPrintable: isQuotedPrintableLine(line) });
  }
  return joined.map(({ parts }) => parts.join("")).filter((line) => line.trim() !== "");
}

function isQuotedPrintableLine(line: string): boolean {
  return line
    .slice(0, Math.max(0, line.indexOf(":")))
    .toUpperCase()
    .includes("QUOTED-PRINTABLE");
}

function decodeQuotedPrintable(value: string, charset = "utf-8"): string {
  const bytes = new Uint8Array(
    [...value.matchAll(/=([0-9A-F]{2})|([^])/gi)].flatMap(([, hex, character = ""]) =>
      hex ? [parseInt(hex, 16)] : [...new TextEncoder().encode(character)],
    ),
  );
  return decode(bytes, charset).replace(/\r\n|\r|\n/g, "\\n");
}

function decode(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
