"use client";

import { useConnection } from "@/lib/auth/connection";

/** Shows a message while the server cannot be reached. */
export function ConnectionBar() {
  const connection = useConnection();
  return (
    <div role="status" data-chrome>
      {connection !== "reached" && (
        <p className="border-b border-line bg-sunken px-4 py-1.5 text-center text-label text-ink">
          {connection === "offline" && "You're offline. "}
          {"Pennant can't be reached. Trying again…"}
        </p>
      )}
    </div>
  );
}
