import { waitForCalendar } from "./actions-entries.mjs";
import { callApi } from "../new-paper.mjs";
import { openClientPage } from "./paper-entries.mjs";

// All pictures of a kind have one width on the landing page: 680, and 358 for phones. What is beside a part differs by page.
const wide = { width: 792, height: 1400 };
const narrow = { width: 390, height: 1400 };

/** The parts of pages that the landing page shows at their own size, wide and for phones. Taken by `npm run pictures`. */
export const pictureEntries = [
  {
    name: "picture-projects",
    path: "/home/projects",
    viewport: { width: 1280, height: 800 },
    steps: hideDemo,
  },
  {
    name: "picture-projects-small",
    path: "/home/projects",
    viewport: { width: 390, height: 488 },
    steps: hideDemo,
  },
  ...bothSizes("picture-clients", { path: "/home/clients", clip: firstClients }, { wide: 772, narrow: 370 }),
  {
    name: "picture-week",
    path: "/home/actions?view=calendar&scope=week",
    viewport: { width: 1044, height: 900 },
    // Its weeks begin on Monday.
    locale: "en-GB",
    steps: waitForCalendar,
    clip: weekdays,
  },
  {
    name: "picture-week-small",
    path: "/home/actions?view=calendar&scope=week",
    viewport: { width: 390, height: 844 },
    locale: "en-GB",
    steps: waitForCalendar,
    clip: firstDays,
  },
  // To its end, where phones have the code.
  ...bothSizes(
    "picture-invoice",
    {
      path: "/home/income",
      steps: (page) => openClientPage(page, "invoice"),
      addsRows: true,
      clip: partOf("How to pay"),
    },
    { wide: 728, narrow: 382 },
  ),
  // A whole week: of the present one, a Monday has one day.
  { name: "picture-time", path: "/home/time", viewport: wide, steps: weekBefore, clip: partOf("Week") },
  { name: "picture-time-small", path: "/home/time", viewport: narrow, clip: partOf("Entries", 398) },
  ...bothSizes("picture-ledger", {
    path: "/home/income",
    steps: oweMore,
    addsRows: true,
    clip: firstProjects,
  }),
];

function bothSizes(name, entry, widths = { wide: wide.width, narrow: narrow.width }) {
  return [
    { ...entry, name, viewport: { ...wide, width: widths.wide } },
    { ...entry, name: `${name}-small`, viewport: { ...narrow, width: widths.narrow } },
  ];
}

/** Hides what only a demo has, and the empty places of the grid. */
async function hideDemo(page) {
  await page.getByRole("article").nth(14).waitFor();
  await page.evaluate(() => {
    const isOfDemo = /^This demo ends/;
    for (const text of document.querySelectorAll("aside p"))
      if (isOfDemo.test(text.textContent)) text.parentElement.style.visibility = "hidden";
    for (const place of document.querySelectorAll("main [aria-hidden].border-dashed"))
      place.style.visibility = "hidden";
  });
}

/** The cards of six clients, on a phone of three, with less than a gap around them. */
async function firstClients(page) {
  const cards = page.getByRole("article");
  const first = await cards.first().boundingBox();
  const isWide = page.viewportSize().width > 600;
  const last = await cards.nth(isWide ? 5 : 2).boundingBox();
  const [x, y] = [first.x - 10, first.y - 10];
  return { x, y, width: last.x + last.width + 10 - x, height: last.y + last.height + 10 - y };
}

const ledger = 'main section:has(> [role="list"])';

/** Issues two invoices beside the three that are owed, unless an earlier screenshot of the demo did, and shows them. */
async function oweMore(page) {
  // Of the browser's zone, where it may be another day than here.
  const today = await page.evaluate(() => new Date().toLocaleDateString("sv"));
  const day = (days) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  for (const { name, rate, dueOn } of [
    { name: "Dealer portal", rate: "3900", dueOn: day(-26) },
    { name: "Exercise leaflets", rate: "1450", dueOn: day(9) },
  ]) {
    const { items: found } = await callApi(page, "POST", "projects/search", { name });
    const { id: projectId, client } = found[0];
    const { total } = await callApi(page, "POST", "sales-documents/search", { projectId });
    if (total > 0) continue;
    const { id } = await callApi(page, "POST", "sales-documents", {
      category: "invoice",
      projectId,
      projectTitle: name,
      freelancerName: "Tamsin Oyelaran",
      clientName: client.name,
      items: [{ title: "Interface design", rate, quantity: "1" }],
    });
    const dates = { issuedDate: day(-40), dueOn, allowEarlierDate: true };
    await callApi(page, "POST", `sales-documents/${id}/issue`, dates);
  }
  await page.reload();
  await page.locator(ledger).getByText("26 days late").waitFor();
}

/** The five projects that owe something, with the header of wide screens; on a phone four, which are higher. */
async function firstProjects(page) {
  const part = page.locator(ledger).first();
  const { x, y, width } = await part.boundingBox();
  const rows = part.locator("[data-row]");
  const next = await rows.nth(width > 600 ? 5 : 4).boundingBox();
  return { x, y, width, height: next.y - y };
}

/** Monday to Friday, with the column of the hours. */
async function weekdays(page) {
  const grid = await rectOf(page.getByRole("grid"), 520);
  const saturday = await rectOf(page.getByRole("columnheader").nth(6));
  return { ...grid, width: Math.round(saturday.x - grid.x) };
}

/** Today and what follows, which the list of days is scrolled to. */
async function firstDays(page) {
  const { x, width } = await rectOf(page.locator("main section").first());
  const day = await rectOf(page.getByRole("heading", { name: /^Today/ }));
  return { x, y: day.y - 12, width, height: 420 };
}

async function weekBefore(page) {
  await page.getByRole("button", { name: "Previous week" }).click();
  // Rows of projects, or on narrow screens the days.
  await page
    .getByRole("row")
    .nth(4)
    .or(page.getByRole("list", { name: "Days" }))
    .waitFor();
}

function partOf(name, height) {
  return (page) => rectOf(page.getByRole("region", { name, exact: true }), height);
}

async function rectOf(part, height = Infinity) {
  const box = await part.boundingBox();
  return { ...box, height: Math.min(box.height, height) };
}
