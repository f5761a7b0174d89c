import { afterAll, vi } from "vitest";
import * as responses from "@/lib/server/after-response";

// Runs before each test file that shares the server's code with others: work that follows a response ends before the next file
// begins, which has other spies.
const { afterResponse } = responses;
const begun: Promise<void>[] = [];
vi.spyOn(responses, "afterResponse").mockImplementation((what, work) =>
  afterResponse(what, () => {
    const done = work();
    begun.push(done);
    return done;
  }),
);
afterAll(() => Promise.allSettled(begun));
