// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/api/request";
import { sendUpload, uploadFailure } from "./send-upload";

vi.mock("@/lib/api/connection", () => ({
  accessTokenFor: async () => "token",
  checkConnection: () => {},
  currentConnection: () => "reached",
}));

const refused = "The file store does not allow uploads from this site (CORS)";
let ready: () => Response;

/** An XMLHttpRequest that fails without further details. */
class FailingRequest {
  upload = {};
  onerror = () => {};
  open() {}
  setRequestHeader() {}
  send() {
    this.onerror();
  }
}

/** An XMLHttpRequest that is answered with a status. */
const answering = (status: number) =>
  class {
    upload = {};
    status = status;
    onload = () => {};
    open() {}
    setRequestHeader() {}
    send() {
      this.onload();
    }
  };

beforeEach(() => {
  vi.stubGlobal("XMLHttpRequest", FailingRequest);
  vi.stubGlobal("fetch", async (path: string) =>
    path === "/api/ready" ? ready() : Response.json({ url: "https://store.example", key: "key" }),
  );
});
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ["the store refuses this site", () => Response.json({ warnings: [refused] }), refused],
  [
    "the store is unavailable",
    () => Response.json({ detail: "away" }, { status: 503 }),
    "Error uploading file",
  ],
  ["the connection is lost", () => Response.error(), "Error uploading file"],
])("returns the message for a failed upload: %s", async (_why, answer, message) => {
  ready = answer;
  const upload = sendUpload({ blob: new Blob(["x"]), fileName: "x.txt", category: "work" });
  const error: unknown = await upload.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(uploadFailure(error, "Error uploading file")).toBe(message);
});

it("bytes that the store already has under this key are stored, and any other refusal is an error", async () => {
  const send = () => sendUpload({ blob: new Blob(["x"]), fileName: "x.txt", category: "work" });
  vi.stubGlobal("XMLHttpRequest", answering(409));
  expect(await send()).toBe("key");
  vi.stubGlobal("XMLHttpRequest", answering(403));
  await expect(send()).rejects.toMatchObject({ status: 403 });
});
