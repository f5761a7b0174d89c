// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BrandingPanel } from "./branding-panel";
import { ConfirmProvider } from "@/components/dialog/confirm";
import { api } from "@/lib/api/request";
import { createQueryClient } from "@/lib/query/client";
import type { User } from "@/lib/users/schema";

vi.mock("@/lib/api/request", async (original) => ({ ...(await original<object>()), api: vi.fn() }));
vi.mock("@/lib/files/object-url", () => ({ useObjectUrl: () => ({ url: null }) }));

const user = { id: "u", displayName: "Ada", accent: null, logo: "logo", logoWidth: 2, logoHeight: 1 } as User;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.mocked(api).mockResolvedValue(user);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ConfirmProvider>
        <BrandingPanel user={user} />
      </ConfirmProvider>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  toast.dismiss();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const patches = () =>
  vi.mocked(api).mock.calls.flatMap(([, options]) => {
    const { method, body } = (options ?? {}) as { method?: string; body?: unknown };
    return method === "PATCH" ? [body] : [];
  });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("saving the logo leaves the colour as it is, which may have been changed elsewhere", async () => {
  press("Remove");
  press("Save");
  await expect.poll(patches, { timeout: 3_000 }).toEqual([{ logo: null }]);
});

test("a colour that was chosen is saved", async () => {
  const [, colour] = screen.getAllByRole<HTMLInputElement>("radio");
  if (colour) fireEvent.click(colour);
  press("Save");
  await expect.poll(patches, { timeout: 3_000 }).toEqual([{ accent: colour?.value }]);
});
