// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AnsweredPanel } from "@/components/income/answered-panel";
import { OverduePanel } from "@/components/income/overdue-panel";
import { NextDocumentButton } from "@/components/projects/next-document-button";
import { useProjectOptions } from "@/components/projects/project-picker";
import { PaymentHistory } from "@/components/received-payments/payment-history";
import { PinnedPanel } from "@/components/shell/navigation/pinned-panel";
import { TodayBand } from "@/components/today/today-band";
import { EagerCombobox } from "@/components/ui/combobox/eager-combobox";
import { setAccessToken } from "@/lib/api/access-token";
import { createQueryClient } from "@/lib/query/client";

vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ push: () => {}, prefetch: () => {} }),
}));

const id = "01a1fb87-dad2-78a3-a82b-5e51dc68a9bb";
const nothing = { items: [], total: 0, unfilteredTotal: 0 };
let isBroken = true;

beforeEach(() => {
  isBroken = true;
  setAccessToken("token");
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(JSON.stringify(isBroken ? {} : nothing), { status: isBroken ? 500 : 200 })),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ["Pinned projects could not be loaded.", <PinnedPanel key="pinned" />, "Pin a project for quick access."],
  ["Overdue invoices could not be loaded.", <OverduePanel key="overdue" />],
  ["Answered quotations could not be loaded.", <AnsweredPanel key="answered" />],
  ["The history could not be loaded.", <PaymentHistory key="history" document={{ id, currency: "NOK" }} />],
  ["Documents could not be loaded.", <NextDocumentButton key="next" projectId={id} />],
])("a failed request does not look like nothing: %s", async (words, view, empty?: string) => {
  show(view);
  expect((await screen.findByRole("alert")).textContent).toContain(words);
  if (empty) expect(screen.queryByText(empty)).toBeNull();
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
  await vi.waitFor(() => expect(screen.queryByRole("alert")).toBeNull(), { timeout: 60_000 });
  if (empty) expect(screen.queryByText(empty)).not.toBeNull();
});

it("a failed request does not look as if today were still loading", async () => {
  show(<TodayBand />);
  expect((await screen.findByRole("alert")).textContent).toContain("Today could not be loaded.");
});

it("a picker whose options could not be loaded does not say that there are none", async () => {
  show(<Picker />);
  expect(await screen.findByText("Network Error")).toBeTruthy();
  expect(screen.queryByText("No result found")).toBeNull();
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("No result found")).toBeTruthy();
});

function Picker() {
  const picker = useProjectOptions();
  return <EagerCombobox {...picker} opensOnMount label="Project" value={null} onChange={() => {}} />;
}

function show(view: ReactNode) {
  render(<QueryClientProvider client={createQueryClient()}>{view}</QueryClientProvider>);
}
