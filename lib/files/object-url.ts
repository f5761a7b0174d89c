import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "@/lib/api/request";

const FRESH_MS = 30 * 60_000;
const MOST_KEYS = 500;

type Waiting = { resolve: (url: string | null) => void; reject: (error: unknown) => void };

// The keys requested in the same tick, whose URLs are fetched in one request.
let pending = new Map<string, Waiting[]>();

/** The URL of an object by its key; null if there is none. */
export function objectUrlQuery(key: string) {
  return queryOptions({
    queryKey: ["objectUrl", key],
    queryFn: () => collect(key),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  });
}

/** Returns the URL of a picture. Requests of several rows are batched. Errors are not reported: a placeholder is shown. */
export function useObjectUrl(key: string | null | undefined) {
  const query = useQuery({ ...objectUrlQuery(key ?? ""), enabled: Boolean(key) });
  return { url: query.data ?? null, isLoading: Boolean(key) && query.status === "pending" };
}

function collect(key: string): Promise<string | null> {
  if (pending.size === 0) setTimeout(() => void fetchAll());
  return new Promise((resolve, reject) => {
    pending.set(key, [...(pending.get(key) ?? []), { resolve, reject }]);
  });
}

async function fetchAll(): Promise<void> {
  const batch = pending;
  pending = new Map();
  const keys = [...batch.keys()];
  for (let at = 0; at < keys.length; at += MOST_KEYS) await fetchUrls(batch, keys.slice(at, at + MOST_KEYS));
}

async function fetchUrls(batch: Map<string, Waiting[]>, keys: string[]): Promise<void> {
  try {
    const { urls } = await api<{ urls: Partial<Record<string, string>> }>("files/url", {
      method: "POST",
      body: { keys },
      isRead: true,
    });
    for (const key of keys) batch.get(key)?.forEach(({ resolve }) => resolve(urls[key] ?? null));
  } catch (error) {
    for (const key of keys) batch.get(key)?.forEach(({ reject }) => reject(error));
  }
}
