import { SessionGate } from "@/components/auth/session-gate";

/** `/` for browsers without a session cookie (next.config.ts). */
export default function Page() {
  return <SessionGate hasCookie={false} />;
}
