import { cookies } from "next/headers";
import { SessionGate } from "@/components/auth/session-gate";
import { sessionCookies } from "@/lib/auth/session-cookies";

export default async function GatePage() {
  const jar = await cookies();
  return <SessionGate hasCookie={sessionCookies.some((name) => jar.has(name))} />;
}
