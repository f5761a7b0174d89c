import { api } from "@/lib/api/request";

/** Restores the demo's initial content. */
export async function resetDemo(): Promise<void> {
  await api("demo/reset", { method: "POST" });
}

/** Returns the URL of the sign-in that keeps this demo. */
export async function fetchKeepUrl(): Promise<string> {
  const { url } = await api<{ url: string }>("auth/keep", { method: "POST" });
  return url;
}
