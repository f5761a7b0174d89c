/** Returns a Markdown table below a heading. */
export function table(title, head, rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  return [`### ${title}`, "", line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Returns milliseconds with a unit, with as many digits as are of use. */
export const ms = (value) => `${value >= 100 ? Math.round(value) : value.toFixed(value < 10 ? 2 : 1)} ms`;
