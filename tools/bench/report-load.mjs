import { ms, table } from "./table.mjs";

export function attack(rows) {
  const times = ({ p50, p99 }) => `${ms(p50)} / ${ms(p99)}`;
  return table(
    "One tenant under load from another (target: searches ≤ 3 × alone, p99 ≤ 1 s, none refused)",
    ["call", "load", "alone, p50 / p99", "under load, p50 / p99", "times", "refused", "memory"],
    rows.map(({ victim, attack: name, baseline, underAttack, ratio, peakMiB }) => [
      measured[victim],
      attackers[name],
      times(baseline),
      times(underAttack),
      ratio.toFixed(1),
      `${underAttack.refused} of ${underAttack.calls}`,
      `${peakMiB.toFixed(0)} MiB`,
    ]),
  );
}

const measured = { search: "`tasks/search`", pdf: "PDF of 10 items", export: "export of a full demo" };
const attackers = {
  lists: "50 connections: 1,000 tasks, documents of 200 items",
  resets: "50 connections: demo resets",
  imports: "50 connections: an archive of 100,000 tasks, refused at its last row",
  pdfs: "8 connections: abandoned PDFs of 500 items",
  bombs: "4 connections: archives of a few KB that unpack to a million blank lines",
};

export function memory(marks) {
  const rows = marks.map(({ requests, ...sizes }) => [
    requests.toLocaleString("en-US"),
    ...[sizes.mib, sizes.leftMiB, sizes.usedMiB].map((mib) => `${mib.toFixed(0)} MiB`),
  ]);
  return table(
    "Server memory over list requests (target: no growth)",
    [
      "requests",
      "resident",
      "resident after garbage collection",
      "JavaScript heap in use after garbage collection",
    ],
    rows,
  );
}

export function crowd({ people, seconds, kinds, all, busy, marks }) {
  const row = (name, { count, errors, p50, p99 }) => [name, count, errors, ms(p50), ms(p99)];
  const calls = table(
    `${people} people at once on one instance, for ${seconds / 60} minutes (target: p99 ≤ 250 ms, no error, memory flat)`,
    ["call", "number", "errors", "p50", "p99"],
    [...kinds.map((figures) => row(crowdCalls[figures.kind], figures)), row("all", all)],
  );
  const heap = marks.map(({ usedMiB, residentMiB }) => `${usedMiB.toFixed(0)} (${residentMiB.toFixed(0)})`);
  const notes = [
    `Each person makes a call every one to three seconds. The server was busy for ${Math.round(busy * 100)} % of one core. Its heap after garbage`,
    `collection, with its resident memory, in equal intervals: ${heap.join(", ")} MiB.`,
  ];
  return `${calls}\n\n${notes.join("\n")}`;
}

export function instances({ shared, share, limited }) {
  const row = (name, { one, two }, target = "") => [
    name,
    Math.round(one),
    Math.round(two),
    `${(two / one).toFixed(2)} ×`,
    target,
  ];
  const each = `each instance limited to ${share} of a processor`;
  return table(
    "Two instances on one database: lists of 20 tasks a second, eight connections to each",
    ["processors", "one instance", "two", "ratio", "target"],
    [
      row("shared by instances, database and callers", shared),
      limited ? row(each, limited, "≥ 1.7 ×") : [each, "not possible on this machine", "", "", "≥ 1.7 ×"],
    ],
  );
}

const crowdCalls = {
  list: "one of the eight lists",
  search: "search",
  create: "`POST tasks`",
  update: "`PATCH tasks/{id}`",
  pdf: "PDF of 10 items",
};

export function growth({ copies, lists: rows, large }) {
  const ratio = (before, after, name) => {
    const part = after[name] / after.query / (before[name] / before.query);
    return `${before[name].toFixed(1)} → ${after[name].toFixed(1)} ms (${part.toFixed(2)})`;
  };
  const grown = table(
    `With 2,000 more tenants (${copies.toLocaleString("en-US")} tasks): p50 of single calls before → after (growth relative to a query by key, target: ≤ 1.2 ×)`,
    ["list", "all", "searched by name", "statements (target: session 1, rows and totals 3, relations 1)"],
    rows.map(({ path: list, before, after, statements }) => [
      `\`${list}\``,
      ratio(before, after, "list"),
      ratio(before, after, "search"),
      statements,
    ]),
  );
  const tasks = table(
    "One tenant with 100,000 tasks: database time of all statements of a call",
    ["call", "p50", "target"],
    [
      ["`tasks/search`", ms(large.list.p50), "≤ 10 ms"],
      ["`tasks/search` by name", ms(large.search.p50), "≤ 10 ms"],
      ["`search` of what few names have", ms(large.palette.p50), "≤ 30 ms"],
      ["`search` of what all names have", ms(large.paletteOfAll.p50), "≤ 30 ms"],
    ],
  );
  const plans = ["list", "search"].map((name) => {
    const text = large[name].plans
      .map((plan) => plan.trimEnd().replaceAll(/\n.*(STATEMENT|DETAIL):[^]*$/g, ""))
      .join("\n\n");
    return `<details><summary>Plans of the ${name}</summary>\n\n\`\`\`text\n${text}\n\`\`\`\n\n</details>`;
  });
  return [grown, tasks, ...plans].join("\n\n");
}

export function trash(rows) {
  return table(
    "Deleting a client with 10,000 rows, medians of 15 in turns (target: ≤ 2 times the plain delete)",
    ["its rows", "empty client's call + plain `DELETE`", "into the trash", "times", "restored"],
    rows.map(({ name, empty, plain, trash: packed, restore }) => [
      name,
      `${ms(empty)} + ${ms(plain)}`,
      ms(packed),
      (packed / (empty + plain)).toFixed(2),
      ms(restore),
    ]),
  );
}
