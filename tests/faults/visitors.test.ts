import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { measure, printFigure, type Server, startDemo, startServer } from "./server";
import { openTestDatabase } from "./tenant-database";

const CONNECTIONS = 20;
const SEARCHES = 60;
const MOST_TIMES = 3;
const MOST_DELAY_MS = 50;
const ROWS = 10_000;
const LINES = 500;

const { url, folder, eye } = await openTestDatabase();

let server: Server;
/** The tenant whose addresses are visited, and another one who searches. */
let visited: { token: string };
let other: { token: string };
let feed = "";
let link = "";
let invoiceLink = "";

beforeAll(async () => {
  server = await startServer({ DATABASE_URL: url, PENNANT_DATA_DIR: folder });
  visited = await startDemo(server);
  other = await startDemo(server, "demo");
  await addRows();
  feed = new URL((await get<{ url: string }>("GET", "calendar-feed")).url).pathname;
  link = await linkTo("quotation");
  invoiceLink = await linkTo("invoice");
});
afterAll(() => server.kill());

async function get<Answer = { id: string }>(
  method: string,
  address: string,
  body?: unknown,
): Promise<Answer> {
  const answer = await server.ask(method, address, { token: visited.token, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${text}`);
  return JSON.parse(text) as Answer;
}

/** Adds the largest calendar: 10,000 events and as many tasks, with notes of 300 characters. */
async function addRows() {
  const { sub } = JSON.parse(Buffer.from(visited.token.split(".")[1] ?? "", "base64url").toString()) as {
    sub: string;
  };
  for (const table of ["Event", "Task"])
    await eye.query(
      `INSERT INTO "${table}" ("userId", "id", "name", "details", "dueAt", "updatedAt")
       SELECT $1::uuid, gen_random_uuid(), 'Entry ' || n, repeat('note ', 60), current_date + n % 700 * interval '1 day', now()
       FROM generate_series(1, $2) n`,
      [sub, ROWS],
    );
}

/** Issues a document of 500 lines; returns the path of its link. */
async function linkTo(category: string): Promise<string> {
  const { id: projectId } = await get("POST", "projects", { name: "Shop" });
  const items = Array.from({ length: LINES }, (_, at) => ({
    title: `Design ${at}`,
    description: "As agreed in the workshop, with one round of corrections",
    rate: "100",
    quantity: "1",
  }));
  const { id } = await get("POST", "sales-documents", {
    ...{ projectId, category, items, currency: "EUR", projectTitle: "Shop" },
    ...{ freelancerName: "Ida Brekke", clientName: "Saltmarsh Bakery" },
  });
  await get("POST", `sales-documents/${id}/issue`, {});
  const made = await get<{ url: string }>("POST", `sales-documents/${id}/link`, {});
  return new URL(made.url).pathname;
}

const search = () =>
  measure(() => server.ask("POST", "tasks/search", { token: other.token, body: { name: "e" } }));

/** Returns the median of searches one after the other, in milliseconds. */
async function medianOfSearches(): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < SEARCHES; at += 1) {
    const began = performance.now();
    const { status } = await search();
    times.push(performance.now() - began);
    expect(status).toBe(200);
  }
  return times.toSorted((one, another) => one - another)[SEARCHES / 2] ?? 0;
}

type Visit = { method?: string; path: string; body?: string; headers?: Record<string, string> };

async function startVisitors(visit: Visit): Promise<ChildProcess> {
  const file = new URL("./visitors.mjs", import.meta.url);
  const child = fork(file, [server.origin, String(CONNECTIONS), JSON.stringify(visit)]);
  await once(child, "spawn");
  return child;
}

async function endVisitors(child: ChildProcess): Promise<Record<string, number>> {
  child.send("end");
  const [statuses] = (await once(child, "message")) as [Record<string, number>];
  await once(child, "exit");
  return statuses;
}

it("the event loop never stands for long while the largest calendar is made", async () => {
  await server.eventLoopDelay();
  const first = await measure(() => server.send(server.origin + feed));
  const delay = await server.eventLoopDelay();
  printFigure(
    "the largest calendar",
    `${first.ms} ms, the event loop stood for ${delay.toFixed(0)} ms at most`,
  );
  expect(first.status).toBe(200);
  expect(delay).toBeLessThanOrEqual(MOST_DELAY_MS);
});

describe(`beside ${CONNECTIONS} connections of visitors`, () => {
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const json = { "content-type": "application/json" };
  const api = (page: string) => page.replace("/p/", "/api/public/documents/");
  const visits: [string, () => Visit][] = [
    ["the calendar", () => ({ path: feed })],
    ["the page", () => ({ path: link })],
    ["the PDF", () => ({ path: `${link}/pdf` })],
    ["the logo", () => ({ path: `${link}/logo` })],
    ["the e-invoice", () => ({ path: `${invoiceLink}/e-invoice?format=facturx` })],
    ["an unknown link", () => ({ path: `/p/${"x".repeat(43)}` })],
    ["the beacon", () => ({ method: "POST", path: `${api(link)}/opened` })],
    ["the answer", () => ({ method: "POST", path: `${api(link)}/answer`, body: "{}", headers: json })],
    [
      "the form",
      () => ({ method: "POST", path: `${api(link)}/form`, body: "answer=accepted", headers: form }),
    ],
  ];

  it.each(visits)(
    "%s delays the search of another tenant by a factor of three at most",
    async (what, visit) => {
      await medianOfSearches();
      const alone = await medianOfSearches();
      const visitors = await startVisitors(visit());
      const beside = await medianOfSearches();
      const statuses = await endVisitors(visitors);
      printFigure(
        `a search beside ${CONNECTIONS} connections of ${what}`,
        `${beside.toFixed(1)} ms, alone ${alone.toFixed(1)} ms, statuses ${JSON.stringify(statuses)}`,
      );
      expect(beside).toBeLessThanOrEqual(MOST_TIMES * alone);
    },
  );
});
