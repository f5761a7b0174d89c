import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { api, ApiError, refusalDetail } from "@/lib/api/request";
import { keys } from "@/lib/query/keys";
import { LONGEST_MINUTES } from "./limits";
import { requestClock, type Started, withoutProjectOfTask } from "./requests";
import type { TimeEntry } from "./schema";

// Only what the clock of every page needs.

const LONGEST_MS = LONGEST_MINUTES * 60_000;

/** Said where another tab or device was faster. */
export const ALREADY_STOPPED = "The clock was already stopped.";

/** The queries in which a change of time can be shown. */
export const refreshes = [keys.timeEntries, keys.today, keys.project, keys.client];

/** The meta of changes of time. A toast gives the reason of a refusal, such as that an entry lasts at most 24 hours. */
export const changeMeta = { refreshes, toasts: { error: refusalDetail } };

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

/** Returns the entry that is running, as far as this tab knows. */
export function findRunning(client: QueryClient): TimeEntry | null | undefined {
  return client.getQueryData(runningQuery().queryKey);
}

/** Reads what is running from the server. Without a connection, what this tab knows is returned. */
export function readRunning(client: QueryClient): Promise<TimeEntry | null | undefined> {
  return client.fetchQuery({ ...runningQuery(), staleTime: 0 }).catch(() => findRunning(client));
}

/** Returns whether a clock has run for longer than an entry can last, so that it has to be stopped at an earlier time. */
export function hasRunTooLong({ startedAt }: Pick<TimeEntry, "startedAt">, now: Date = new Date()): boolean {
  return +now - +new Date(startedAt) > LONGEST_MS;
}

/** Starts the clock; what runs is stopped. Rejects with `EndIsAsked` if that has run too long: it is started after the answer. */
export function useStartTime() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Started) =>
      sendOrAsk(
        client,
        () => api<TimeEntry>("time-entries/start", { method: "POST", body: withoutProjectOfTask(input) }),
        input,
      ),
    meta: { refreshes, toasts: { error: reasonUnlessAsked } },
  });
}

/** The key of the change that stops the clock. */
export const stopKey = ["stop"];

/** Stops the clock, now or at an instant. Without one it rejects with `EndIsAsked` if the clock has run too long. */
export function useStopTime() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: stopKey,
    mutationFn: (input: { endedAt?: string }) => {
      const send = () => api<TimeEntry>("time-entries/stop", { method: "POST", body: input });
      return input.endedAt === undefined ? sendOrAsk(client, send) : send();
    },
    // Before the refetch, so that the next one can be started.
    onSuccess: () => void client.setQueryData(runningQuery().queryKey, null),
    onError: (error) => {
      if (isStopped(error)) toast(ALREADY_STOPPED);
    },
    meta: {
      refreshes,
      toasts: { error: (error) => (isStopped(error) ? undefined : reasonUnlessAsked(error)) },
    },
  });
}

/** A dialog asks when the clock should have ended, instead of an error. */
export class EndIsAsked extends Error {}

/** Returns the answer of a call that stops what runs. Asks for its end if that is needed, whether this tab or only the server knows it. */
async function sendOrAsk<Answer>(
  client: QueryClient,
  send: () => Promise<Answer>,
  next?: Started,
): Promise<Answer> {
  const ask = (entry: TimeEntry | null | undefined) => {
    if (!entry || !hasRunTooLong(entry)) return;
    requestClock({ act: "askEnd", entry, next });
    throw new EndIsAsked();
  };
  ask(findRunning(client));
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiError && (error.status === 409 || error.status === 422))
      ask(await readRunning(client));
    throw error;
  }
}

function reasonUnlessAsked(error: Error): string | undefined {
  return error instanceof EndIsAsked ? undefined : refusalDetail(error);
}

/** Another tab or device was faster. */
function isStopped(error: Error): boolean {
  return error instanceof ApiError && error.status === 409;
}
