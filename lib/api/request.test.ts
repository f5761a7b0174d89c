// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { onProofRequest, type ProofRequest } from "@/lib/api/proof-request";
import { api, ApiError, apiFile, ProofCancelled } from "./request";
import { errorMessages } from "@/lib/shared/errors";

vi.mock("@/lib/api/connection", () => ({
  accessTokenFor: async () => "token",
  checkConnection: () => {},
  currentConnection: () => "reached",
}));

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

describe("a call that needs a proof of identity", () => {
  const problem = { title: "Forbidden", status: 403, detail: "Confirm", code: "proof-required" };
  const refused = () => new Response(JSON.stringify(problem), { status: 403 });
  let stop = () => {};
  const answerProofs = (isProven: boolean) => {
    const ask = vi.fn(({ answer }: ProofRequest) => answer(isProven));
    stop = onProofRequest(ask);
    return ask;
  };
  afterEach(() => stop());

  it("is repeated once the person has proved it, with one question for concurrent calls", async () => {
    const ask = vi.fn((request: ProofRequest) => setTimeout(() => request.answer(true)));
    stop = onProofRequest(ask);
    const sent: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      sent.push(path);
      return sent.length <= 2 ? refused() : new Response(JSON.stringify(path));
    });
    const calls = ["users", "passkeys/1"].map((path) => api(path, { method: "DELETE" }));
    await expect(Promise.all(calls)).resolves.toEqual(["/api/users", "/api/passkeys/1"]);
    expect(sent).toHaveLength(4);
    expect(ask).toHaveBeenCalledOnce();
  });

  it("fails quietly when the person declines", async () => {
    answerProofs(false);
    const fetched = vi.fn(async () => refused());
    vi.stubGlobal("fetch", fetched);
    await expect(api("users", { method: "DELETE" })).rejects.toBeInstanceOf(ProofCancelled);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("asks once: a second refusal is an error", async () => {
    const ask = answerProofs(true);
    vi.stubGlobal("fetch", async () => refused());
    const error = await api("users", { method: "DELETE" }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 403, code: "proof-required" });
    expect(error).not.toBeInstanceOf(ProofCancelled);
    expect(ask).toHaveBeenCalledOnce();
  });

  it("waits until the code that asks is loaded", async () => {
    vi.stubGlobal("fetch", vi.fn(async () => new Response("{}")).mockResolvedValueOnce(refused()));
    const call = api("users", { method: "DELETE" });
    await expect.poll(() => vi.mocked(fetch).mock.calls.length).toBe(1);
    answerProofs(true);
    await expect(call).resolves.toEqual({});
  });
});
