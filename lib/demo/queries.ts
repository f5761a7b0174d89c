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
