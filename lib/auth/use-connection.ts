import { useSyncExternalStore } from "react";
import { currentConnection, onConnectionChange } from "@/lib/auth/connection";

/** Whether the server answers; pages that were made ahead take it for reached. */
export function useConnection() {
  return useSyncExternalStore(onConnectionChange, currentConnection, () => "reached" as const);
}
