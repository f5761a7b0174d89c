import { useQueryData } from "@/lib/query/use-query-data";
import { runningQuery } from "./queries";

/** Returns the entry that is running; null if nothing is, undefined until that is known. */
export function useRunning() {
  return useQueryData(runningQuery());
}
