// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { userQuery } from "@/lib/users/queries";
import { AvatarMenu } from "./avatar-menu";

const loaded = vi.hoisted(() => new Set<string>());
vi.mock("@/components/shell/navigation/avatar-menu-popup", () => {
  loaded.add("menu");
  return { AvatarMenuPopup: () => null };
});
vi.mock("@/components/dialog/confirm-dialog", () => {
  loaded.add("question");
  return { ConfirmDialog: () => null };
});

const isOnLine = vi.spyOn(navigator, "onLine", "get");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show() {
  const client = new QueryClient();
  client.setQueryData(userQuery().queryKey, { id: "1", kind: "demo", avatar: null } as never);
  render(
    <QueryClientProvider client={client}>
      <AvatarMenu side="bottom" />
    </QueryClientProvider>,
  );
}

it("loads what Leave App needs before the menu is opened, as the connection may be gone then", async () => {
  isOnLine.mockReturnValue(false);
  show();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect([...loaded]).toEqual([]);
  // Nothing is requested while there is no connection, because the request would fail.
  isOnLine.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  vi.useRealTimers();
  await vi.waitFor(() => expect([...loaded].sort()).toEqual(["menu", "question"]));
});
