import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "@/lib/api";

const FRESH_MS = 30 * 60_000;
const MOST_KEYS = 500;

type Waiting = { resolve: (url: string | null) => void; reject: (error: unknown) => void };

// The keys that were asked for in this breath; one request fetches the addresses of all of them.
let waiting = new Map<string, Waiting[]>();

/** The address of an object by its key; null when there is none. */
export function objectUrlQuery(key: string) {
  return queryOptions({
    queryKey: ["objectUrl", key],
    queryFn: () => collect(key),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  });
}

/** The address of a picture to show; however many rows ask, it is one request. Failing is quiet: there is a placeholder. */
export function useObjectUrl(key: string | null | undefined) {
  const query = useQuery({ ...objectUrlQuery(key ?? ""), enabled: Boolean(key) });
  return { url: query.data ?? null, isLoading: query.isLoading };
}

function collect(key: string): Promise<string | null> {
  if (waiting.size === 0) setTimeout(() => void fetchAll());
  return new Promise((resolve, reject) => {
    waiting.set(key, [...(waiting.get(key) ?? []), { resolve, reject }]);
  });
}

async function fetchAll(): Promise<void> {
  const asked = waiting;
  waiting = new Map();
  const keys = [...asked.keys()];
  for (let at = 0; at < keys.length; at += MOST_KEYS) await fetchUrls(asked, keys.slice(at, at + MOST_KEYS));
}

async function fetchUrls(asked: Map<string, Waiting[]>, keys: string[]): Promise<void> {
  try {
    const { urls } = await api<{ urls: Partial<Record<string, string>> }>("files/url", {
      method: "POST",
      body: { keys },
      isRead: true,
    });
    for (const key of keys) asked.get(key)?.forEach(({ resolve }) => resolve(urls[key] ?? null));
  } catch (error) {
    for (const key of keys) asked.get(key)?.forEach(({ reject }) => reject(error));
  }
}
