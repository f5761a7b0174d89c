// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TimeEntryFields } from "./time-entry-fields";
import { api } from "@/lib/api/request";
import { createQueryClient } from "@/lib/query/client";
import { newEntryForm, type EntryForm, type EntryFormInput } from "@/lib/time-entries/entry-form";

vi.mock("@/lib/api/request", async (original) => ({ ...(await original<object>()), api: vi.fn() }));

const context = { now: new Date("2026-11-28T14:00:00Z"), timeZone: "UTC" };

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.mocked(api).mockReset();
});

/** Shows the fields, and returns functions that let each call answer. */
function show(projectId: string | null) {
  const answers = new Map<string, (row: unknown) => void>();
  vi.mocked(api).mockImplementation((path) => new Promise((resolve) => answers.set(path, resolve)));
  function Fields() {
    const form = useForm<EntryFormInput, unknown, EntryForm>({
      defaultValues: { ...newEntryForm(context), projectId },
    });
    const project = { initialOption: null, onPick: () => {} };
    return (
      <TimeEntryFields
        form={form}
        context={context}
        project={project}
        task={null}
        isFixed={false}
        isLocked={false}
      />
    );
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Fields />
    </QueryClientProvider>,
  );
  return async (path: string, row: object) => {
    await expect.poll(() => answers.has(path)).toBe(true);
    answers.get(path)?.(row);
  };
}

const placeholder = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Hourly rate/ }).placeholder;
const profile = (hourlyRate: string | null) => ({ hourlyRate, currency: "EUR" });

test("the rate field of time without a project has no placeholder until the profile is known", async () => {
  const answer = show(null);
  expect(placeholder()).toBe("");
  await answer("users", profile("90"));
  await expect.poll(placeholder).toBe("90");
  expect(screen.getByText("If empty, the rate of the profile")).toBeDefined();
});

test("the rate field says that there is no rate once that is known", async () => {
  const answer = show(null);
  expect(placeholder()).toBe("");
  await answer("users", profile(null));
  await expect.poll(placeholder).toBe("No rate");
});

test("the rate field shows no rate of the profile while that of the project or its client can still come", async () => {
  const answer = show("p");
  await answer("users", profile("90"));
  await screen.findByText("EUR");
  expect(placeholder()).toBe("");
  await answer("projects/p", { id: "p", hourlyRate: null, client: { id: "c" } });
  await expect.poll(() => vi.mocked(api).mock.calls.map(([path]) => path)).toContain("clients/c");
  expect(placeholder()).toBe("");
  await answer("clients/c", { id: "c", hourlyRate: "70" });
  await expect.poll(placeholder).toBe("70");
  expect(screen.getByText("If empty, the rate of the client")).toBeDefined();
});

test("the rate of the project comes before those of its client and the profile", async () => {
  const answer = show("p");
  await answer("projects/p", { id: "p", hourlyRate: "120", client: { id: "c" } });
  await answer("users", profile("90"));
  await answer("clients/c", { id: "c", hourlyRate: "70" });
  await expect.poll(placeholder).toBe("120");
});
