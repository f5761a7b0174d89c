"use client";

import type { ReactNode } from "react";
import { useConnection } from "@/lib/api/connection";

/** Shows a message while it is known that the server cannot be reached, followed by what the page has to say about it. */
export function ConnectionBar({ children }: { children?: ReactNode }) {
  const connection = useConnection();
  return (
    <div role="status" data-chrome>
      {(connection === "unreachable" || connection === "offline") && (
        <p className="border-b border-line bg-sunken px-4 py-1.5 text-center text-label text-ink">
          {connection === "offline" && "You're offline. "}
          {"Pennant can't be reached. Trying again…"} {children}
        </p>
      )}
    </div>
  );
}
