import { api } from "@/lib/api";

/** Puts the demo back to what it began as. */
export async function resetDemo(): Promise<void> {
  await api("demo/reset", { method: "POST" });
}

/** Where to send the browser so that this demo becomes the person's own. */
export async function keepAddress(): Promise<string> {
  const { url } = await api<{ url: string }>("auth/keep", { method: "POST" });
  return url;
}
