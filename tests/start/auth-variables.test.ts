import { expect, it } from "vitest";
import { run } from "./programs";

const wrong = [
  [{ AUTH_URL: "pennant.example" }, "AUTH_URL must be a web address such as https://pennant.example."],
  [
    { AUTH_URL: "https://pennant.example/app" },
    "AUTH_URL must be an address without a path, such as https://pennant.example.",
  ],
  [
    { LOG_LEVEL: "loud", S3_ENDPOINT: "s3.example" },
    "S3_ENDPOINT must be a web address such as https://s3.example.com; LOG_LEVEL must be one of trace, debug, info, warn, error, silent; S3_BUCKET is missing: the other S3 variables say that files go to a bucket.",
  ],
  [{ AUTH_SECRET: "a".repeat(40) }, "AUTH_SECRET must be random: `openssl rand -base64 33` makes one."],
] as const;

it.each(["start", "dev"])("%s names the invalid variable in one sentence", async (program) => {
  for (const [variables, sentence] of wrong) {
    const { code, output } = await run([`scripts/${program}.mjs`], { PORT: "0", ...variables }).ended;
    expect([output.trim(), code]).toEqual([sentence, 1]);
  }
});

it("a build that fails on another variable prints only that error", async () => {
  const { runNode } = await import("../../scripts/lib/children.mjs");
  const program = `throw new Error(["Pennant cannot start", "S3_BUCKET is missing."].join(": "))`;
  await expect(runNode(["--eval", program], { cwd: process.cwd(), failure: "It failed:" })).rejects.toThrow(
    /^Pennant cannot start: S3_BUCKET is missing\.$/,
  );
});
