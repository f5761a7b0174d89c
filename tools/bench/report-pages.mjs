import { ms, table } from "./table.mjs";

export function pages(rows) {
  return table(
    "JavaScript of a page's first load, gzipped",
    ["page", "measured", "budget"],
    rows.map(({ path: page, kib, budget }) => [`\`${page}\``, `${kib.toFixed(1)} KiB`, `${budget} KiB`]),
  );
}

export function visits({ bare, landing, visits: places }) {
  const line = (page, kind, { paint, blocked, row }, target) => [
    page,
    kind,
    ms(paint),
    ms(blocked),
    ms(row),
    target,
  ];
  return table(
    "Visits on a phone: slow 4G, 4× CPU slowdown, medians of five",
    ["page", "visit", "largest paint", "blocked", "first row", "target"],
    [
      line("a bare Next.js page", "first", bare, ""),
      ["`/welcome`", "first", ms(landing.paint), ms(landing.blocked), "", "paint ≤ 1.2 s, blocked ≤ 200 ms"],
      ...places.flatMap(({ path: page, first, back, offline }) => [
        line(`\`${page}\``, "first", first, "paint ≤ 1.5 s, blocked ≤ 200 ms"),
        line(`\`${page}\``, "return", back, "paint ≤ 0.8 s, row ≤ 1 s"),
        line(`\`${page}\``, "offline", offline, "row ≤ 1 s"),
      ]),
    ],
  );
}
