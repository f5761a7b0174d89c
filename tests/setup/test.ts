import { test as base, type ConsoleMessage } from "@playwright/test";
import { readServerLog } from "./server-log";

export { expect } from "@playwright/test";

/**
 * The `test` of every journey. A test fails when the browser's console shows a warning or an error, when a script
 * throws, or when the server has something to complain about, unless the test said `allowConsole` before.
 */
export const test = base.extend<{ allowConsole: (pattern: RegExp) => void; quietly: undefined }>({
  allowConsole: async ({}, provide, testInfo) => {
    const allowed: RegExp[] = [];
    Object.assign(testInfo, { allowed });
    await provide((pattern) => allowed.push(pattern));
  },

  quietly: [
    async ({ context, allowConsole: _ }, provide, testInfo) => {
      const { allowed } = testInfo as unknown as { allowed: RegExp[] };
      const complaints: string[] = [];
      const note = (complaint: string) => {
        if (!allowed.some((pattern) => pattern.test(complaint))) complaints.push(complaint);
      };
      context.on("console", (message) => {
        if (isComplaint(message)) note(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (problem) =>
        note(`thrown: ${problem.error().stack ?? problem.error().message}`),
      );
      const before = readServerLog();

      await provide(undefined);

      // What the server said meanwhile; tests that run beside this one share it, so the first one to end tells.
      for (const line of readServerLog().slice(before.length)) note(`server: ${line}`);
      if (complaints.length > 0) throw new Error(`There were complaints:\n${complaints.join("\n")}`);
    },
    { auto: true },
  ],
});

function isComplaint(message: ConsoleMessage) {
  return message.type() === "error" || message.type() === "warning";
}
