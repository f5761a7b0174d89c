// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "@/lib/query/client";
import { useStatusChangeToast } from "./status-change";

const api = vi.hoisted(() => vi.fn(() => Promise.resolve({})));
vi.mock("@/lib/api/request", async (original) => ({ ...(await original<object>()), api }));

afterEach(() => void api.mockClear());

test("Ctrl Z sets a status back that moved by itself, by hand", async () => {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useStatusChangeToast, { wrapper });
  act(() => result.current({ projectId: "p", projectName: "Shop", before: "processing", after: "paid" }));
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true }));
  const body = { id: "p", paymentStatus: "processing", isPaymentStatusManual: true };
  await expect.poll(() => api.mock.calls).toEqual([["projects/p", { method: "PATCH", body }]]);
});
