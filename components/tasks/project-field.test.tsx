// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ProjectField, useProjectChoice } from "@/components/projects/project-field-picker";
import { ClientField } from "@/components/clients/client-field-picker";
import { api } from "@/lib/api/request";
import { createQueryClient } from "@/lib/query/client";

vi.mock("@/lib/api/request", async (original) => ({ ...(await original<object>()), api: vi.fn() }));

const client = { id: "c", name: "Studio Nord", themeColor: "green" as const };
const website = { id: "p", name: "Website", client };

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.mocked(api).mockImplementation(async (path) => (path === "projects/p" ? website : client));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** The fields of a form that has this project and this client. */
function Fields({ project }: { project: typeof website | null }) {
  const { control } = useForm({ defaultValues: { projectId: "p", clientId: "c" } });
  const choice = useProjectChoice({ project, client: project && client });
  return (
    <>
      <ProjectField control={control} name="projectId" {...choice.project} />
      <ClientField control={control} name="clientId" label="Client" />
    </>
  );
}

function show(project: typeof website | null) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Fields project={project} />
    </QueryClientProvider>,
  );
  return (name: RegExp) => screen.getByRole("combobox", { name }).textContent;
}

test("the project of a new row is shown before any options are loaded", () => {
  expect(show(website)(/Project/)).toContain("Website");
});

test("a project and a client that the form did not begin with are loaded, as those of a restored draft", async () => {
  const shown = show(null);
  await expect.poll(() => shown(/Project/), { timeout: 3_000 }).toContain("Website");
  await expect.poll(() => shown(/Client/), { timeout: 3_000 }).toContain("Studio Nord");
});
