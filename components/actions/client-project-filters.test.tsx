// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientAndProjectFilters } from "@/components/projects/client-project-filters-picker";
import { api } from "@/lib/api/request";
import { createQueryClient } from "@/lib/query/client";

vi.mock("@/lib/api/request", async (original) => ({ ...(await original<object>()), api: vi.fn() }));
vi.mock("@/components/clients/client-filter-picker", () => ({
  ClientFilterPicker: ({ onChange }: { onChange: (id: string | undefined) => void }) =>
    ["owner", "other", undefined].map((id) => (
      <button key={id ?? "all"} onClick={() => onChange(id)}>
        {id ?? "all"}
      </button>
    )),
}));

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.mocked(api).mockResolvedValue({
    id: "p",
    name: "Website",
    client: { id: "owner", name: "Studio Nord" },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("another client takes the project from the filter, its own client and none keep it", async () => {
  const onFilter = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ClientAndProjectFilters projectId="p" onFilter={onFilter} />
    </QueryClientProvider>,
  );
  await screen.findByText(/Website/);
  for (const name of ["other", "owner", "all"]) fireEvent.click(screen.getByRole("button", { name }));
  expect(onFilter.mock.calls).toStrictEqual([
    [{ clientId: "other", projectId: undefined }],
    [{ clientId: "owner" }],
    [{ clientId: undefined }],
  ]);
});
