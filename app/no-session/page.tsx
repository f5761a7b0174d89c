import { SessionGate } from "@/components/auth/session-gate";

/** `/` for browsers that have no cookie of a session (next.config.ts). */
export default function Page() {
  return <SessionGate hasCookie={false} />;
}
