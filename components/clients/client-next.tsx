import type { ReactNode } from "react";
import { Panel } from "@/components/ui/panel";

/** The next tasks and the next event of a client, which the page passes. */
export function ClientNext({ children }: { children: ReactNode }) {
  return (
    <Panel title="Next" className="lg:flex-none!" bodyClassName="pb-2!">
      {children}
    </Panel>
  );
}
