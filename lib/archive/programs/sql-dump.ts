import { ImportFileError } from "@/lib/archive/zip-file";

type Row = Record<string, string | null>;

const damaged = () => new ImportFileError("The database in this backup is incomplete.");

/**
 * Returns the rows of the wanted tables in a dump as mysqldump, `sqlite3 .dump` or pg_dump writes it. Rows have their columns by the
 * order of CREATE TABLE, or of the statement itself.
 */
export function readSqlDump(text: string, wanted: ReadonlySet<string>): Map<string, Row[]> {
  const rows = new Map([...wanted].map((table) => [table, [] as Row[]]));
  const columns = new Map<string, string[]>();
  const scanner = new Scanner(text, /^-- (MySQL|MariaDB) dump/m.test(text.slice(0, 2000)));
  const statement =
    /^(CREATE TABLE(?: IF NOT EXISTS)?|INSERT INTO|COPY) +(?:public\.)?["`]?(\w+)["`]? *(\(?)/gm;
  for (let match; (match = statement.exec(text));) {
    const [, kind, table = "", bracket] = match;
    scanner.at = statement.lastIndex;
    if (kind?.startsWith("CREATE")) columns.set(table, scanner.columnNames());
    else {
      const names = bracket ? scanner.names() : (columns.get(table) ?? []);
      const add = (values: (string | null)[]) =>
        rows.get(table)?.push(Object.fromEntries(names.map((name, index) => [name, values[index] ?? null])));
      if (kind === "COPY") scanner.copied(add);
      else scanner.inserted(add);
    }
    // Text in values must not be taken for a statement.
    statement.lastIndex = scanner.at;
  }
  return rows;
}

class Scanner {
  at = 0;

  constructor(
    private readonly text: string,
    private readonly hasBackslashes: boolean,
  ) {}

  /** Reads the column names of CREATE TABLE up to its end, after the opening bracket. */
  columnNames(): string[] {
    const names: string[] = [];
    let depth = 1;
    let isStart = true;
    while (depth > 0) {
      this.take(/\s*/y);
      const quoted = this.take(/["`]([^"`]*)["`]/y);
      if (quoted) {
        if (isStart) names.push(quoted[1] ?? "");
        isStart = false;
      } else if (this.text[this.at] === "'") this.string();
      else {
        const [sign = ""] = this.take(/[^\s"`'(),]+|[(),]/y) ?? [];
        if (sign === "") throw damaged();
        // pg_dump quotes only names that need it.
        if (isStart && /^[a-z_]\w*$/.test(sign) && !keywords.has(sign)) names.push(sign);
        depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
        isStart = sign === "," && depth === 1;
      }
    }
    return names;
  }

  /** Reads a list of names up to its closing bracket. */
  names(): string[] {
    const list = this.take(/([^)]*)\)/y)?.[1] ?? "";
    return list.split(",").map((name) => name.trim().replace(/["`]/g, ""));
  }

  /** Reads the values of INSERT, which may have several rows. */
  inserted(add: (values: (string | null)[]) => void): void {
    if (!this.take(/\s*VALUES\s*/y)) throw damaged();
    do {
      if (!this.take(/\s*\(/y)) throw damaged();
      const values: (string | null)[] = [];
      do values.push(this.value());
      while (this.take(/\s*,/y));
      if (!this.take(/\s*\)/y)) throw damaged();
      add(values);
    } while (this.take(/\s*,/y));
  }

  /** Reads the lines of COPY … FROM stdin. */
  copied(add: (values: (string | null)[]) => void): void {
    if (!this.take(/ FROM stdin;\n/y)) throw damaged();
    for (let line; (line = this.take(/([^\n]*)\n/y)) && line[1] !== "\\.";)
      add((line[1] ?? "").split("\t").map((cell) => (cell === "\\N" ? null : unescaped(cell))));
  }

  private value(): string | null {
    this.take(/\s*(_binary\s+)?/y);
    if (this.text[this.at] === "'") return this.string();
    const call = this.take(/(replace|unistr|char)\(/y)?.[1];
    if (call) return this.called(call);
    const plain = this.take(/[^\s,()']+/y)?.[0];
    if (plain === undefined) throw damaged();
    // X'…' of SQLite.
    if (/^x$/i.test(plain)) return this.string();
    return /^null$/i.test(plain) ? null : plain;
  }

  /** sqlite3 writes line breaks as replace('a\nb','\n',char(10)) or unistr('a\u000ab'). */
  private called(name: string): string {
    const parts: string[] = [];
    do parts.push(this.value() ?? "");
    while (this.take(/\s*,/y));
    if (!this.take(/\s*\)/y)) throw damaged();
    const [first = "", from = "", to = ""] = parts;
    if (name === "char") return String.fromCodePoint(Number(first));
    if (name === "replace") return first.replaceAll(from, to);
    return first.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  }

  private string(): string {
    const pattern = this.hasBackslashes ? /'((?:[^'\\]|\\[^]|'')*)'/y : /'((?:[^']|'')*)'/y;
    const found = this.take(pattern);
    if (!found) throw damaged();
    const content = (found[1] ?? "").replaceAll("''", "'");
    return this.hasBackslashes ? unescaped(content) : content;
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }
}

const keywords = new Set(["constraint", "primary", "foreign", "unique", "check", "key"]);
const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", "0": "", Z: "" };

function unescaped(text: string): string {
  return text.replace(/\\([^])/g, (_, sign: string) => escapes[sign] ?? sign);
}
