import { buildDemo } from "@/lib/demo/server/workspace/build-demo";
import type { DemoRows } from "@/lib/demo/server/workspace/demo-rows";

export const demoUserId = "00000000-0000-7000-8000-000000000000";

/** Returns the content of a full demo created at the given time. Ids are sequential, so that two results are equal. */
export function demoAt(now: string, timeZone = "America/New_York"): DemoRows {
  let count = 0;
  const newId = () => `00000000-0000-7000-8000-${String(++count).padStart(12, "0")}`;
  return buildDemo({ userId: demoUserId, now: new Date(now), timeZone, newId });
}
