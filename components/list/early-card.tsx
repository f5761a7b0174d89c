import type { ReactNode } from "react";
import { EarlyRow } from "@/components/ui/early-row";

/** The loading placeholder of a card, in its client's color as soon as that has arrived. */
export function EarlyCard({
  call,
  colorField,
  children,
}: {
  call: string;
  colorField: string;
  children: ReactNode;
}) {
  return (
    <EarlyRow
      call={call}
      colorField={colorField}
      className="group relative h-32 animate-shimmer overflow-hidden rounded-panel border border-transparent bg-hover p-4 data-is-filled:bg-client-tint forced-colors:border"
    >
      {children}
    </EarlyRow>
  );
}
