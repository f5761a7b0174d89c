// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, expect, it, vi } from "vitest";
import { useAvatarDraft } from "@/components/form/use-avatar-draft";
import { sendUpload } from "@/lib/files/send-upload";
import { shrinkPicture } from "@/lib/files/shrink-picture";

vi.mock("@/lib/files/shrink-picture", () => ({ shrinkPicture: vi.fn<typeof shrinkPicture>() }));
vi.mock("@/lib/files/send-upload", async (original) => ({
  ...(await original<object>()),
  sendUpload: vi.fn<typeof sendUpload>(),
}));
vi.mock("sonner", () => ({ toast: { error: vi.fn<(message: string) => void>() } }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ["user", false, "Avatar upload failed"],
  ["client-contact", false, "Error saving changes"],
  ["partner-contact", false, "Error saving changes"],
  ["client-contact", true, "Error saving avatar"],
  ["partner-contact", true, "Error saving avatar"],
] as const)("a failed upload of a picture says so: %s, new %s", async (category, isNew, message) => {
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x" }));
  vi.mocked(shrinkPicture).mockResolvedValue(new Blob(["x"]));
  vi.mocked(sendUpload).mockRejectedValue(new Error("refused"));
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const { result } = renderHook(() => useAvatarDraft(category), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await act(() => result.current.choose(new File(["x"], "x.png", { type: "image/png" })));
  expect(await result.current.save("id", { isNew })).toBeUndefined();
  expect(vi.mocked(toast.error)).toHaveBeenLastCalledWith(message);
});
