"use client";

import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";

/** Shows `label` beside its one child while that is pointed at or focused. Needs a `TooltipLayer` on the page. */
export function Tooltip({ label, children }: { label: ReactNode; children: ReactElement }) {
  return <Base.Trigger handle={handle} payload={label} delay={450} render={children} />;
}

/** The one floating tooltip that all triggers share, so that a list of a hundred rows stays light. Mount it once. */
export function TooltipLayer() {
  return (
    <Base.Root handle={handle}>
      {({ payload }) => (
        <Base.Portal>
          <Base.Positioner sideOffset={6} className="z-60">
            <Base.Popup className="max-w-72 rounded-chip bg-accent px-2 py-1 text-label font-medium text-balance wrap-break-word text-on-accent transition-opacity duration-120 data-ending-style:opacity-0 data-instant:transition-none data-starting-style:opacity-0 forced-colors:border">
              {payload as ReactNode}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      )}
    </Base.Root>
  );
}

const handle = Base.createHandle<ReactNode>();
