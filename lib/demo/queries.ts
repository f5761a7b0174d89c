import { api } from "@/lib/api";

/** Puts the demo back to what it began as. False when it could not be done. */
export async function resetDemo(): Promise<boolean> {
  try {
    await api("demo/reset", { method: "POST" });
    return true;
  } catch {
    return false;
  }
}

/** Where to send the browser so that this demo becomes the person's own. */
export async function keepAddress(): Promise<string> {
  const { url } = await api<{ url: string }>("auth/keep", { method: "POST" });
  return url;
}
