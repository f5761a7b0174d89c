// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/api/request";
import { createQueryClient } from "@/lib/query/client";
import { PaletteHost } from "./palette-host";

vi.mock("next/navigation", () => ({
  usePathname: () => "/home/actions",
  useRouter: () => ({ push: () => undefined }),
}));
const api = vi.hoisted(() => vi.fn());
vi.mock("@/lib/api/request", async (importOriginal) => ({ ...(await importOriginal<object>()), api }));
const shown = vi.hoisted((): string[] => []);
vi.mock("sonner", () => ({
  toast: Object.assign(() => 1, { error: (text: string) => void shown.push(text), dismiss: () => undefined }),
}));

const nothing = { projects: [], clients: [], people: [], tasks: [], events: [], files: [], documents: [] };

afterEach(() => {
  cleanup();
  api.mockReset();
  shown.length = 0;
});

/** Shows the palette, and returns a function that opens it again. */
function open() {
  const client = createQueryClient();
  const host = (requests: number) => (
    <QueryClientProvider client={client}>
      <PaletteHost requests={requests} />
    </QueryClientProvider>
  );
  const { rerender } = render(host(1));
  return { reopen: () => rerender(host(2)) };
}

async function type(text: string) {
  fireEvent.change(await screen.findByRole("combobox"), { target: { value: text } });
}

async function choose(label: RegExp) {
  fireEvent.click(await screen.findByRole("option", { name: label }));
}

it("says which field the server refuses, and keeps what was typed", async () => {
  const message = "Must be at most 60 characters";
  const problem = {
    type: "",
    title: "",
    status: 422,
    detail: message,
    errors: [{ path: "tags.0", message }],
  };
  api.mockImplementation((path: string) =>
    path === "tasks" ? Promise.reject(new ApiError("", 422, problem)) : Promise.resolve(nothing),
  );
  const { reopen } = open();
  const text = `call Anna !${"x".repeat(61)}`;
  await type(text);
  await choose(/Add task “call Anna”/);
  await expect.poll(() => shown).toEqual([`Tags: ${message}`]);
  reopen();
  await expect.poll(() => screen.queryByRole("combobox")).toHaveProperty("value", text);
});

it("adds the row when its project is found after the palette has closed", async () => {
  let answer = (_found: object) => {};
  const found = new Promise((resolve) => (answer = resolve));
  api.mockImplementation((path: string) => {
    if (path === "projects/search") return found;
    return path === "tasks" ? new Promise(() => {}) : Promise.resolve(nothing);
  });
  open();
  await type("call Anna tomorrow #studio");
  await expect.poll(() => api.mock.calls.map(([path]) => path as string)).toContain("projects/search");
  await choose(/Add task “call Anna/);
  await expect.poll(() => screen.queryByRole("combobox")).toBeNull();
  answer({ items: [{ id: "p", name: "Studio website", client: null }], total: 1 });
  const body: unknown = expect.objectContaining({ name: "call Anna", projectId: "p" });
  await expect.poll(() => api.mock.calls).toContainEqual(["tasks", { method: "POST", body }]);
  expect(shown).toEqual([]);
});
