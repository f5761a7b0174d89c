import type { ReactNode } from "react";
import { EarlyRow } from "@/components/ui/early-row";

/** The head of a card with the text that is in it. */
export const earlyHeadClass =
  "h-8.5 border-b-2 border-transparent px-3.5 text-client-ink group-data-is-filled:border-client-edge group-data-is-filled:bg-client-tint";

/** The loading placeholder of a card, with a head in its client's color as soon as that has arrived. */
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
      className="group h-31 animate-shimmer overflow-hidden rounded-panel border border-transparent bg-hover data-is-filled:border-line data-is-filled:bg-panel"
    >
      {children}
    </EarlyRow>
  );
}
