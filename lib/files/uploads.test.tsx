// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { endSession, setAccessToken } from "@/lib/api/access-token";
import { keys } from "@/lib/query/keys";
import { demoUploadLimits } from "@/lib/files/upload-limits";
import { uploadFormSchema } from "./form";
import { useUploads } from "./uploads";

const errors = vi.hoisted(() => vi.fn());
vi.mock("sonner", () => ({ toast: { error: errors, loading: vi.fn(), dismiss: vi.fn() } }));

const tokenFor = (user: string) => `x.${btoa(JSON.stringify({ sub: user }))}.x`;

afterEach(() => {
  cleanup();
  errors.mockClear();
  vi.unstubAllGlobals();
});

it.each([
  ["the session ends", () => endSession("over")],
  ["somebody else's demo begins", () => setAccessToken(tokenFor("otto"))],
])("uploads are cancelled and removed when %s, and none is sent afterwards", async (_, end) => {
  const requests: { body: string; signal: AbortSignal }[] = [];
  vi.stubGlobal("fetch", (_url: string, call: { body: string; signal: AbortSignal }) => {
    requests.push(call);
    return new Promise((_resolve, reject) =>
      call.signal.addEventListener("abort", () => reject(call.signal.reason as Error)),
    );
  });
  setAccessToken(tokenFor("ida"));
  const client = new QueryClient();
  const { result } = renderHook(useUploads, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const files = ["a", "b", "c", "d", "e"].map((name) => new File(["x"], `${name}.txt`));
  act(() => result.current.start(files, { projectId: null, category: "freelancer" } as never));
  await expect.poll(() => requests.length).toBe(3);
  expect(result.current.uploads).toHaveLength(5);

  act(end);
  expect(result.current.uploads).toEqual([]);
  setAccessToken(tokenFor("otto"));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(requests).toHaveLength(3);
  expect(requests.every(({ signal }) => signal.aborted)).toBe(true);
  expect(result.current.uploads).toEqual([]);
});

it.each([
  [["a.txt", "film.mov"], ["a"], "“film.mov”: File exceed 10MB for demo version"],
  [["film.mov"], [], "File exceed 10MB for demo version"],
  [
    ["1.mov", "a.txt", "2.mov", "3.mov", "4.mov", "5.mov"],
    ["a"],
    "“1.mov”, “2.mov”, “3.mov” and 2 more: File exceed 10MB for demo version",
  ],
])("too large files are named and do not hold back the others: %s", async (names, uploaded, message) => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  setAccessToken(tokenFor("ida"));
  const client = new QueryClient();
  client.setQueryData(keys.user, { kind: "demo", uploadLimits: demoUploadLimits });
  const { result } = renderHook(useUploads, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const files = names.map((name) => {
    const file = new File(["x"], name);
    const size = name.endsWith(".mov") ? demoUploadLimits.file + 1 : demoUploadLimits.file;
    return Object.defineProperty(file, "size", { value: size });
  });
  const { success } = uploadFormSchema({ kind: "demo", uploadLimits: demoUploadLimits }).safeParse({
    ...{ files, link: "", name: "a", type: "other", category: "asset", projectId: null },
  });
  expect(success).toBe(uploaded.length > 0);
  act(() => result.current.start(files, { projectId: null, category: "asset" }));
  expect(result.current.uploads.map(({ name }) => name)).toEqual(uploaded);
  expect(errors.mock.calls).toEqual([[message]]);
  act(() => endSession("over"));
});
