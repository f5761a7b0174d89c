import { S3Client } from "@aws-sdk/client-s3";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Env } from "@/lib/server/env";
import { S3Store } from "@/lib/server/storage/s3-store";

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
const settings = vi.hoisted(() => ({
  STORE_WAIT_MS: 100,
  S3_REGION: "us-east-1",
  S3_BUCKET: "pennant",
  LOG_LEVEL: "silent",
}));
vi.mock("@/lib/server/env", () => ({ env: () => settings }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Mocks the S3 client for an upload of `size` bytes. Copying it takes 300 ms; the timeout of other calls is 100 ms. */
function answerFor(size: number) {
  const answer = async (command: object) => {
    const { Key = "" } = (command as { input: { Key?: string } }).input;
    if (command.constructor.name === "CopyObjectCommand")
      await new Promise((resolve) => setTimeout(resolve, 300));
    if (command.constructor.name !== "HeadObjectCommand") return {};
    if (!Key.startsWith("incoming/"))
      throw Object.assign(new Error(), { $metadata: { httpStatusCode: 404 } });
    return { ContentLength: size, ETag: '"e"' };
  };
  vi.spyOn(S3Client.prototype, "send").mockImplementation(answer as never);
}

it("the copy of a large upload may take longer than other calls, and that of a small one may not", async () => {
  const store = new S3Store(settings as Env);
  answerFor(500_000_000);
  const large = store.finishUpload("a/b/large.bin");
  await vi.advanceTimersByTimeAsync(300);
  expect(await large).toBe(500_000_000);
  answerFor(5);
  const small = expect(store.finishUpload("a/b/small.txt")).rejects.toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(300);
  await small;
});
