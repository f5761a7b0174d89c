import { SessionGate } from "@/components/auth/session-gate";

export default function GatePage() {
  return <SessionGate hasCookie />;
}
