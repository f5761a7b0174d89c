import { readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { attack, crowd, growth, instances, memory, trash } from "./report-load.mjs";
import { pages, visits } from "./report-pages.mjs";
import { ms, table } from "./table.mjs";

const sections = {
  start,
  pages,
  visits,
  documents,
  lists,
  interaction,
  guesses,
  attack,
  memory,
  crowd,
  instances,
  trash,
  growth,
};

/** Prints the tables of each part, with their targets, the date and the machine. What stands of them is in docs/performance.md. */
export function report({ results, root }) {
  for (const [name, figures] of Object.entries(results)) console.log(`\n${sections[name](figures)}`);
  console.log(`\n${machine(root)}`);
}

function machine(root) {
  const { version } = JSON.parse(readFileSync(path.join(root, "node_modules/next/package.json"), "utf8"));
  const cpu = os.cpus();
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)} by \`npm run bench\`: ${cpu.length} × ${cpu[0].model.trim()},`,
    `${Math.round(os.totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, Next ${version}, PostgreSQL 18 and the load`,
    `generator on the same ${cpu.length} cores.`,
  ].join(" ");
}

function start({ serverMs, warmMs, firstMs, idleMiB }) {
  return table(
    "Start and memory",
    ["what", "measured", "target"],
    [
      ["server only, to its first response", ms(serverMs), "≤ 1 s"],
      ["`npm start`, warm, to its first response", ms(warmMs), "≤ 3 s"],
      ["`npm start` with a new data directory, to its first response", ms(firstMs), ""],
      ["memory of all processes, idle", `${Math.round(idleMiB)} MiB`, "≤ 350 MB"],
    ],
  );
}

function documents({ demo, pdf }) {
  return table(
    "Demos and PDFs, one at a time",
    ["what", "p50", "CPU", "target"],
    [
      ["a full demo", ms(demo.p50), ms(demo.cpu), "≤ 80 ms p50"],
      ["PDF of 10 items", ms(pdf[10].p50), ms(pdf[10].cpu), "≤ 60 ms CPU"],
      ["PDF of 100 items", ms(pdf[100].p50), ms(pdf[100].cpu), "≤ 150 ms CPU"],
      ["the slowest list during a PDF of 100 items", ms(pdf[100].slowestList), "", ""],
    ],
  );
}

function lists({ bare, query, driver, lists: rows, searches, writes, shares }) {
  const line = (name, figures, ratio = "") => [
    name,
    Math.round(figures.perSecond),
    ratio,
    figures.cpu === undefined ? "" : ms(figures.cpu),
    figures.p50 === undefined ? "" : `${figures.p50} / ${figures.p99} ms`,
  ];
  const requests = table(
    "Lists and writes, eight at a time (target: ≥ 0.6 of one Prisma query, ≤ 2.5 ms CPU; searches ≥ 0.5 of `tasks/search`)",
    ["what", "req/s", "part of one query", "CPU per request", "p50 / p99"],
    [
      line("ceiling: a bare route handler", bare),
      line("ceiling: one Prisma query of 20 rows", query, "1.00"),
      line("ceiling: one query of 20 rows with the driver only", driver),
      ...rows.map((row) => line(`\`POST ${row.path}\``, row, row.ratio.toFixed(2))),
      ...searches.map((row) =>
        line(`\`POST search\` of “${row.text}”`, row, `${row.ratio.toFixed(2)} of \`tasks/search\``),
      ),
      ...writes.map((row) => line(`\`${row.path}\``, row)),
    ],
  );
  const parts = table(
    "Parts of `tasks/search`, each measured alone and without Next.js",
    ["part", "CPU"],
    [
      ["authentication: token, and session in the database", ms(shares.caller)],
      ["20 rows", ms(shares.rows)],
      ["20 rows with their projects and clients", ms(shares.rowsWithRelations)],
      ["total count", ms(shares.count)],
      ["rows, relations and total count together", ms(shares.list)],
      ["response as JSON", ms(shares.json)],
    ],
  );
  return [requests, parts].join("\n\n");
}

function interaction({ rows, bare, asIs, long }) {
  const scrolling = ({ p50, p95, shift }) => `${ms(p50)} / ${ms(p95)}; ${shift.toFixed(3)}`;
  const lines = asIs.flatMap(({ path: page, frame, paints }, at) => [
    ...paints.map(({ name, paint }, index) => [
      `\`${page}\``,
      name,
      ms(paint),
      ms(long[at].paints[index].paint),
    ]),
    [`\`${page}\``, "scroll: frames, p50 / p95; layout shift", scrolling(frame), scrolling(long[at].frame)],
  ]);
  const all = (scenes) =>
    scenes.flatMap(({ paints }) => paints.map(({ paint }) => paint)).sort((a, b) => a - b);
  const [few, many] = [all(asIs), all(long)];
  const part = (times, of) => ms(times[Math.ceil(times.length * of) - 1]);
  return table(
    "From a press to the next paint, with 4× CPU slowdown (target: p75 ≤ 50 ms, worst ≤ 100 ms)",
    ["page", "press", "a full demo", `${rows.toLocaleString("en-US")} rows`],
    [
      ...lines,
      ["all", "p75", part(few, 0.75), part(many, 0.75)],
      ["all", "worst", part(few, 1), part(many, 1)],
      ["floor: a page with only a button", "p75", part(all([bare]), 0.75), ""],
      ["floor: a page with only a button", "worst", part(all([bare]), 1), ""],
    ],
  );
}

function guesses(rows) {
  return table(
    "Guesses: calls that must take the same time, p50 in turns (target: 0.9 to 1.1 times)",
    ["call", "nothing there", "p50", "something there", "p50", "times"],
    rows.map(({ call, unknown, known, unknownMs, knownMs, ratio }) => [
      call,
      unknown.what,
      ms(unknownMs),
      known.what,
      ms(knownMs),
      ratio.toFixed(2),
    ]),
  );
}
