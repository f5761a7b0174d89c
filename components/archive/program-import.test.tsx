// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ProgramImport } from "@/components/archive/program-import";
import { api, ApiError } from "@/lib/api/request";
import type { RecordsBody } from "@/lib/archive/records-schema";
import { ninjaExport, ninjaInvoice } from "@/tests/api/support/archive/invoice-ninja";

const push = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
vi.mock("@/lib/api/request", async (original) => ({ ...(await original<object>()), api: vi.fn() }));

const none = { clients: 0, contacts: 0, projects: 0, timeEntries: 0, documents: 0, payments: 0 };
const calls: RecordsBody[] = [];
let existingClients: { id: string; name: string }[] = [];

beforeEach(() => {
  calls.length = 0;
  existingClients = [];
  vi.mocked(api).mockImplementation(async (path, { body } = {}) => {
    if (path === "users") return { currency: "EUR" };
    if (path === "clients/search") return { items: existingClients, total: existingClients.length };
    const rows = body as RecordsBody;
    calls.push(rows);
    const created = { ...none, clients: rows.clients?.length ?? 0, documents: rows.documents?.length ?? 0 };
    return { created, existing: none, refused: [] };
  });
});
afterEach(cleanup);

function open(onClose = vi.fn()) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ProgramImport onClose={onClose} />
    </QueryClientProvider>,
  );
  const choose = (content: string | object) => {
    const text = typeof content === "string" ? content : JSON.stringify(content);
    const file = new File([text], "backup.json");
    fireEvent.change(screen.getByLabelText("Export of another program"), { target: { files: [file] } });
  };
  return { choose, onClose };
}

/** The server has no rows, and would add all time. */
function answerWithTime() {
  vi.mocked(api).mockImplementation(async (path, { body } = {}) => {
    if (path === "users") return { currency: "EUR" };
    if (path.endsWith("/search")) return { items: [], total: 0 };
    const timeEntries = (body as RecordsBody).timeEntries?.length ?? 0;
    return { created: { ...none, timeEntries }, existing: none, refused: [] };
  });
}

it("shows what is wrong with a file, then the preview of the next, and sends exactly that", async () => {
  const { choose, onClose } = open();
  choose("no export");
  expect((await screen.findByRole("alert")).textContent).toContain("not an export of one of these programs");
  expect(screen.getByRole("button", { name: "Import" })).toHaveProperty("disabled", true);

  choose(
    ninjaExport({
      invoices: [ninjaInvoice(), ninjaInvoice({ hashed_id: "i2", number: "0043", status_id: 5 })],
    }),
  );
  const button = await screen.findByRole("button", { name: "Import 2 documents" });
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("region", { name: "Preview of Invoice Ninja" }).textContent).toContain(
    "Invoice 0042",
  );
  expect(screen.getByText("Invoice 0043: It is cancelled")).toBeDefined();
  expect(calls.every(({ isPreview }) => isPreview)).toBe(true);

  const previewed = calls.splice(0).map((body) => ({ ...body, isPreview: false }));
  fireEvent.click(button);
  await expect.poll(() => onClose.mock.calls).not.toEqual([]);
  expect(calls).toEqual(previewed);
});

it("adds documents to the client that has the name already", async () => {
  existingClients = [{ id: "0198a7c2-0000-7000-8000-000000000001", name: "FJELLGATE bakery" }];
  open().choose(ninjaExport());
  await screen.findByText("Fjellgate Bakery. They get the documents.");
  expect(calls.flatMap(({ clients = [] }) => clients)).toEqual([]);
  const references = calls.flatMap(({ documents = [], projects = [] }) => [...documents, ...projects]);
  expect(new Set(references.map(({ clientId }) => clientId))).toEqual(new Set([existingClients[0]?.id]));
});

it("shows the days and the hours of time", async () => {
  answerWithTime();
  const row = (day: string) => `,Website,${day},09:00:00,${day},10:30:00,01:30:00`;
  const head = "Client,Project,Start date,Start time,End date,End time,Duration";
  open().choose([head, row("03/11/2025"), row("05/11/2025")].join("\n"));
  await screen.findByText("Mon 3 Nov 2025 – Wed 5 Nov 2025, 3 h");
  const entries = within(screen.getByRole("region", { name: "First time entries" }));
  const cells = entries.getAllByRole("row").map((one) => within(one).queryAllByRole("cell"));
  expect(cells[1]?.map(({ textContent }) => textContent)).toEqual([
    "Mon 3 Nov 2025",
    "9:00 – 10:30 AM",
    "1:30",
    "Website",
    "",
    "Yes",
  ]);
  // Dates that can be read in two ways are read in the other one when that is chosen.
  fireEvent.click(screen.getByRole("combobox", { name: "Order of the dates" }));
  const monthFirst = await screen.findByRole("option", { name: "Month, day, year" });
  fireEvent.focus(monthFirst);
  fireEvent.click(monthFirst);
  await screen.findByText("Tue 11 Mar 2025 – Sun 11 May 2025, 3 h");

  fireEvent.click(screen.getByRole("button", { name: /^Import 2/ }));
  type Toast = { title?: string; action?: { label: string; onClick: () => void } };
  const said = () =>
    (toast.getToasts() as Toast[]).find(({ title }) => title === "Imported 2 time entries")?.action;
  await expect.poll(() => said()?.label).toBe("Show");
  said()?.onClick();
  expect(push).toHaveBeenCalledExactlyOnceWith("/home/time?period=custom&from=2025-03-11&to=2025-05-11");
});

it("the dialog says that rates are in another currency than the workspace", async () => {
  answerWithTime();
  const { choose } = open();
  const head = "Date,Client,Project,Task,Notes,Hours,Billable?,Invoiced?,Billable Rate,Currency";
  const row = (currency: string) => `2025-11-03,Bakery,Website,Design,,1.5,Yes,No,90.0,${currency}`;
  const words = "They are in USD there. Here time is in EUR: the numbers are imported as they are.";
  choose([head, row("US Dollar - USD")].join("\n"));
  await screen.findByText(words);
  choose([head, row("Euro - EUR")].join("\n"));
  await expect.poll(() => screen.queryByText(words)).toBeNull();
});

it("the dialog says of how many entries the price is not imported", async () => {
  answerWithTime();
  const head = "Date;From;To;Duration;Currency;Price;Hourly price;Fixed price;Customer;Project;Activity";
  const row = (price: string) =>
    `2025-11-03;09:00;11:30;2:30;EUR;${price};0.00;${price};Bakery;Website;Design`;
  open().choose([head, row("500.00"), row("500.005")].join("\n"));
  await screen.findByText("1 time entry, because its price in Kimai is not exact as an hourly rate");
});

it("the dialog says which time is not billable because it was invoiced in the other program", async () => {
  answerWithTime();
  const row = (invoiced: string) => `2025-11-03,Bakery,Website,Design,,1.5,Yes,${invoiced}`;
  open().choose(
    ["Date,Client,Project,Task,Notes,Hours,Billable?,Invoiced?", row("No"), row("Yes")].join("\n"),
  );
  await screen.findByText("1 time entry, already invoiced in Harvest");
  const entries = within(screen.getByRole("region", { name: "First time entries" }));
  const billable = entries.getAllByRole("row").map((one) => within(one).queryAllByRole("cell").at(-1));
  expect(billable.slice(1).map((cell) => cell?.textContent)).toEqual(["Yes", "No, invoiced"]);
});

it("puts time on the task of its project that has the same name", async () => {
  const [project, task] = [1, 2].map((index) => `0198a7c2-0000-7000-8000-00000000000${index}`);
  vi.mocked(api).mockImplementation(async (path, { body } = {}) => {
    if (path === "users") return { currency: "EUR" };
    if (path === "projects/search") return { items: [{ id: project, name: "Website", clientId: null }] };
    if (path === "tasks/search") return { items: [{ id: task, name: "Design" }], total: 1 };
    if (path.endsWith("/search")) return { items: [], total: 0 };
    const rows = body as RecordsBody;
    calls.push(rows);
    return {
      created: { ...none, timeEntries: rows.timeEntries?.length ?? 0 },
      existing: none,
      refused: [],
    };
  });
  const row = (name: string) => `Website,${name},Layout,2025-11-03,09:00:00,2025-11-03,10:30:00,01:30:00`;
  const head = "Project,Task,Description,Start date,Start time,End date,End time,Duration";
  open().choose([head, row("Design"), row("design")].join("\n"));
  await screen.findByRole("region", { name: "First time entries" });
  expect(screen.getByText("Website. They get the time.")).toBeDefined();
  const sent = calls.flatMap(({ timeEntries = [] }) => timeEntries);
  expect(sent).toMatchObject([
    { projectId: project, taskId: task, description: "Layout" },
    { projectId: project, description: "design: Layout" },
  ]);
  expect(sent.map((entry) => Object.keys(entry)).flat()).not.toContain("ofTask");
});

it("aligns the totals of documents right, under their heading", async () => {
  open().choose(ninjaExport());
  const table = within(await screen.findByRole("region", { name: "First documents" }));
  const at = table.getAllByRole("columnheader").findIndex(({ textContent }) => textContent === "Total");
  const cells = table
    .getAllByRole("row")
    .map((row) => within(row).queryAllByRole("cell")[at] ?? within(row).getAllByRole("columnheader")[at]);
  expect(cells.length).toBeGreaterThan(1);
  for (const cell of cells) expect(cell?.classList).toContain("text-right");
});

it("shows the server's reason when the preview fails", async () => {
  vi.mocked(api).mockRejectedValue(new ApiError("Network Error", 0));
  open().choose(ninjaExport());
  expect((await screen.findByRole("alert")).textContent).toBe("Network Error");
});
