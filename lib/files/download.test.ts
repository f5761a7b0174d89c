// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toast } from "sonner";
import { setAccessToken } from "@/lib/api/access-token";
import { downloadFile } from "./download";
import type { StoredFile } from "./schema";

const file = { name: "Brief", originalName: "brief.pdf", s3Key: "a/b/brief.pdf", link: null } as StoredFile;
const address = "https://store.example/brief.pdf";
const open = vi.fn();
const answers = new Map<string, () => Promise<Response>>();

beforeEach(() => {
  setAccessToken("token");
  vi.spyOn(toast, "error");
  vi.stubGlobal("open", open);
  vi.stubGlobal("fetch", (url: string) => answers.get(url)?.());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  open.mockReset();
});

it("shows an error if a file's address cannot be fetched", async () => {
  answers.set("/api/files/url", () => Promise.resolve(new Response("{}", { status: 503 })));
  await downloadFile(file);
  expect(toast.error).toHaveBeenCalledWith("Unexpected error on our side. Please try again.");
  expect(open).not.toHaveBeenCalled();
});

it("opens a file that cannot be fetched in a new tab and shows a message", async () => {
  answers.set("/api/files/url", () => Promise.resolve(Response.json({ url: address })));
  answers.set(address, () => Promise.reject(new TypeError("Failed to fetch")));
  await downloadFile(file);
  expect(open).toHaveBeenCalledWith(address, "_blank", "noopener");
  expect(toast.error).toHaveBeenCalledWith(
    "The download failed. The file opens in a new tab.",
    expect.objectContaining({
      duration: 8_000,
      action: { label: "Open", onClick: expect.any(Function) as () => void },
    }),
  );
});
