import "server-only";
import { createHash } from "node:crypto";
import { FairQueue } from "@/lib/server/http/limits/fair-queue";
import { MadeOnce } from "@/lib/server/http/limits/made-once";
import { processWide } from "@/lib/server/process-wide";
import { MAX_BYTES, MAX_ENTRIES, toCalendar } from "./calendar";
import { type FeedContents, feedVersion, readFeedRows } from "./feed-rows";

const KEPT = 10;

const calendars = processWide("calendars", () => new MadeOnce({ maxBytes: KEPT * MAX_BYTES }));

/** One at a time: the slices of several calendars would follow each other without a pause. */
const making = processWide(
  "making calendars",
  () =>
    new FairQueue({
      concurrency: 1,
      perTenant: 1,
      maxWaiting: 8,
      maxWaitMs: 20_000,
      busy: "Too many calendars are being created. Try again in a moment.",
    }),
);

/** Increased when the same rows give another text. */
const FORMAT = 1;

/** Returns a calendar, or 304 if the caller has it already, for which no row is read. */
export async function feedResponse(contents: FeedContents, request: Request): Promise<Response> {
  const { version, count } = await feedVersion(contents);
  const key = `${contents.userId} ${version}`;
  const etag = `"${createHash("sha256").update(`${FORMAT} ${key}`).digest("base64url")}"`;
  const headers = { etag, "cache-control": "private, no-cache" };
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  if (known.some((one) => one.trim().replace(/^W\//, "") === etag))
    return new Response(null, { status: 304, headers });
  return calendars.get(key, async () => {
    // Others may wait for it, so it does not end with this request.
    const calendar = await making.run(contents.userId, new AbortController().signal, async () =>
      toCalendar(await readFeedRows(contents), {
        isDiscreet: contents.discreet,
        isCut: count > MAX_ENTRIES,
      }),
    );
    return new Response(calendar, {
      headers: {
        ...headers,
        "content-type": "text/calendar; charset=utf-8",
        "content-length": String(calendar.length),
        "content-disposition": 'inline; filename="pennant.ics"',
      },
    });
  });
}
