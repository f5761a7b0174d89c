/** Safe markup. Texts become markup only through `html`, which escapes them. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | null | false | undefined | readonly Value[];

/** Returns markup in which every value is escaped unless it is markup itself. Null and false are nothing; lists are joined. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(
    parts.map((part, index) => part + (index < values.length ? toText(values[index]) : "")).join(""),
  );
}

function toText(value: Value): string {
  if (value instanceof Html) return value.text;
  if (value === null || value === false || value === undefined) return "";
  if (typeof value === "string" || typeof value === "number") return escape(String(value));
  return value.map(toText).join("");
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
