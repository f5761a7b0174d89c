// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { Timer } from "lucide";
import { afterEach, expect, it, vi } from "vitest";
import { usePageActions } from "@/components/ui/page-actions";
import { PaletteDialog } from "./palette-dialog";

const path = vi.hoisted(() => ({ now: "/home/actions" }));
vi.mock("next/navigation", () => ({ usePathname: () => path.now }));
const api = vi.hoisted(() => vi.fn());
vi.mock("@/lib/api/request", () => ({ api }));

afterEach(() => {
  cleanup();
  api.mockReset();
});

const nothing = { projects: [], clients: [], people: [], tasks: [], events: [], files: [], documents: [] };

function show() {
  const run = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PaletteDialog isOpen onClose={() => undefined} onRun={run} />
    </QueryClientProvider>,
  );
  const field = screen.getByRole("combobox", { name: "Search everything" });
  return { run, field, type: (value: string) => fireEvent.change(field, { target: { value } }) };
}

it("shows sections, what can be added and themes, and runs the highlighted one with Enter", async () => {
  const { run, field, type } = show();
  for (const name of ["Projects", "Add task", "Dark theme"])
    expect(await screen.findByRole("option", { name })).toBeDefined();
  type("new ta");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Add task"]);
  fireEvent.keyDown(field, { key: "Enter" });
  expect(run).toHaveBeenCalledWith({ type: "add", kind: "task", projectId: undefined });
});

it("offers what can be done on the page of a project first", async () => {
  path.now = "/home/projects/01930000-0000-7000-8000-0000000000a1";
  show();
  const [first] = await screen.findAllByRole("group");
  expect(within(first as HTMLElement).getByText("This page")).toBeDefined();
  path.now = "/home/actions";
});

it("offers what the page can do once, although it can be done on every page", async () => {
  function Page() {
    usePageActions([{ label: "Bill time", icon: Timer, run: () => undefined }]);
    return null;
  }
  render(<Page />);
  show();
  expect(await screen.findAllByRole("option", { name: "Bill time" })).toHaveLength(1);
  expect(screen.getByRole("option", { name: "Start or stop the clock" })).toBeDefined();
});

it("adds what the server finds, a moment after the last key", async () => {
  const client = { id: "c", name: "Salt", themeColor: "coral" };
  api.mockResolvedValue({ ...nothing, projects: [{ id: "p", name: "Salt shop", client }] });
  const { run, type } = show();
  type("sa");
  type("salt");
  const option = await screen.findByRole("option", { name: /Salt shop/ });
  const asked = (text: string): unknown => expect.objectContaining({ body: { text } });
  expect(api).toHaveBeenCalledWith("search", asked("salt"));
  expect(api).not.toHaveBeenCalledWith("search", asked("sa"));
  fireEvent.click(option);
  expect(run).toHaveBeenCalledWith({ type: "go", href: "/home/projects/p" });
});

it("goes to what is found when Enter is pressed before the answer, and never adds it as a task", async () => {
  api.mockResolvedValue({ ...nothing, projects: [{ id: "p", name: "Salt shop", client: null }] });
  const { run, field, type } = show();
  type("salt");
  fireEvent.keyDown(field, { key: "Enter" });
  expect(run).not.toHaveBeenCalled();
  await expect.poll(() => run.mock.calls).toContainEqual([{ type: "go", href: "/home/projects/p" }]);
  expect(run).toHaveBeenCalledTimes(1);
});

it.each([
  ["stop", "Start or stop the clock"],
  ["Clock", "Start or stop the clock"],
  ["settings", "Settings"],
  ["stops", "Bus stops"],
  ["sto", "Bus stops"],
])(
  "lists a command before what is found if the text is a word of its name: %j lists %j first",
  async (text, first) => {
    const tasks = ["Bus stops", "Clock the settings"].map((name, at) => ({
      id: `${at}`,
      name,
      client: null,
    }));
    api.mockResolvedValue({ ...nothing, tasks });
    const { type } = show();
    type(text);
    await screen.findByRole("option", { name: /Bus stops/ });
    expect(screen.getAllByRole("option")[0]?.textContent).toBe(first);
  },
);

it("goes nowhere when Enter ends the composition of a word", async () => {
  api.mockResolvedValue({ ...nothing, projects: [{ id: "p", name: "東京", client: null }] });
  const { run, field, type } = show();
  type("東京");
  fireEvent.keyDown(field, { key: "Enter", isComposing: true, keyCode: 229 });
  expect(await screen.findByRole("option", { name: "東京" })).toBeDefined();
  expect(run).not.toHaveBeenCalled();
});

it("says that the search failed, and offers to add only what cannot be a name", async () => {
  api.mockRejectedValue(new Error("offline"));
  const { type } = show();
  type("kestrl");
  expect(await screen.findByText(/The workspace could not be searched/)).toBeDefined();
  expect(screen.queryByRole("option")).toBeNull();
  type("call Anna tomorrow");
  expect(await screen.findByRole("option", { name: /Add task “call Anna”/ })).toBeDefined();
});

it("says that a text is too long, keeps it, and neither searches for it nor reads it", async () => {
  api.mockResolvedValue(nothing);
  const { run, field, type } = show();
  const pasted = "call Anna tomorrow 3pm #website ".repeat(600);
  type(pasted);
  expect(await screen.findByText("Use at most 400 characters.")).toBeDefined();
  expect(field).toHaveProperty("value", pasted);
  expect(screen.queryByRole("option")).toBeNull();
  fireEvent.keyDown(field, { key: "Enter" });
  expect(run).not.toHaveBeenCalled();
  type("call Anna tomorrow");
  expect(await screen.findByRole("option", { name: /Add task “call Anna”/ })).toBeDefined();
  expect(JSON.stringify(api.mock.calls)).not.toContain("website");
});

it("adds nothing when Enter is pressed before an empty answer", async () => {
  api.mockResolvedValue(nothing);
  const { run, field, type } = show();
  type("kestrl");
  fireEvent.keyDown(field, { key: "Enter" });
  expect(await screen.findByRole("option", { name: /Add task “kestrl”/ })).toBeDefined();
  expect(run).not.toHaveBeenCalled();
});

it("keeps what the longer text still finds until the next answer", async () => {
  api.mockResolvedValueOnce({
    ...nothing,
    projects: [
      { id: "p", name: "Salt shop", client: null },
      { id: "q", name: "Sand pit", client: null },
    ],
  });
  const { type } = show();
  type("sa");
  expect(await screen.findByRole("option", { name: /Sand pit/ })).toBeDefined();
  type("sal");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Salt shop"]);
});

it("shows what was understood as chips, first when the text says that it adds something", async () => {
  api.mockImplementation((path: string) =>
    Promise.resolve(
      path === "search" ? nothing : { items: [{ id: "p", name: "Studio website", client: null }], total: 1 },
    ),
  );
  const { run, field, type } = show();
  type("call Anna tomorrow #studio !phone");
  const option = await screen.findByRole("option", { name: /Studio website/ });
  expect(option.textContent).toMatch(/^Add task “call Anna”, Tomorrow, Studio website, phone$/);
  fireEvent.keyDown(field, { key: "Enter" });
  expect(run).toHaveBeenCalledWith({ type: "quickAdd", text: "call Anna tomorrow #studio !phone" });
});
