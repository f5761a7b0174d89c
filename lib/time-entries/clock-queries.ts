import { queryOptions, useMutation } from "@tanstack/react-query";
import { api, refusalDetail } from "@/lib/api/request";
import { keys } from "@/lib/query/keys";
import type { TypedTime } from "./queries";
import type { TimeEntry } from "./schema";

// Only what the clock of every page needs.

/** The queries in which a change of time can be shown. */
export const refreshes = [keys.timeEntries, keys.today, keys.project, keys.client];

/** The meta of changes of time. A toast gives the reason of a refusal, such as that an entry lasts at most 24 hours. */
export const changeMeta = { refreshes, toasts: { error: refusalDetail } };

export type Started = Pick<TypedTime, "projectId" | "taskId" | "description" | "isBillable" | "tags"> & {
  id: string;
  startedAt?: string;
};

export const runningKey = [...keys.timeEntries, "running"] as const;

/** The entry that is running; null if nothing is. Read again whenever a tab is looked at. */
export function runningQuery() {
  return queryOptions({
    queryKey: runningKey,
    queryFn: async ({ signal }) => {
      const running = await api<TimeEntry | Record<string, never>>("time-entries/running", { signal });
      return "id" in running ? (running as TimeEntry) : null;
    },
    refetchOnWindowFocus: "always",
  });
}

/** Starts the clock; what runs is stopped. */
export function useStartTime() {
  return useMutation({
    mutationFn: (input: Started) => api<TimeEntry>("time-entries/start", { method: "POST", body: input }),
    meta: changeMeta,
  });
}

/** Stops the clock, now or at an instant. */
export function useStopTime() {
  return useMutation({
    mutationFn: (input: { endedAt?: string }) =>
      api<TimeEntry>("time-entries/stop", { method: "POST", body: input }),
    meta: changeMeta,
  });
}
