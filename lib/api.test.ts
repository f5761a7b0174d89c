// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { api, ApiError, apiFile } from "./api";
import { errorMessages } from "./errors";

vi.mock("@/lib/auth/connection", () => ({ accessTokenFor: async () => "token", checkConnection: () => {} }));

afterEach(() => void vi.unstubAllGlobals());

/** Responds with a body that is cut off after its first bytes. */
function answerHalf(status: number, break_: () => void = () => {}) {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"id":')),
    pull: (controller) => {
      break_();
      controller.error(new TypeError("terminated"));
    },
  });
  vi.stubGlobal("fetch", async () => new Response(body, { status }));
}

describe("a response whose body is cut off", () => {
  it.each([
    ["data", 200, () => api("users")],
    ["a file", 200, () => apiFile("sales-documents/1/pdf")],
    ["a problem", 422, () => api("users", { method: "PATCH", body: {} })],
  ])("is a network error: %s", async (_, status, call) => {
    answerHalf(status);
    await expect(call()).rejects.toEqual(new ApiError(errorMessages.network, 0));
  });

  it("keeps the abort reason if the caller aborted it", async () => {
    const controller = new AbortController();
    answerHalf(200, () => controller.abort());
    await expect(api("users", { signal: controller.signal })).rejects.toThrow("terminated");
  });
});
