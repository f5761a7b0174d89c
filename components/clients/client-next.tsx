import type { ReactNode } from "react";
import { Panel } from "@/components/ui/panel";

/** What is next for a client: its tasks and its event, which the page passes. */
export function ClientNext({ children }: { children: ReactNode }) {
  return (
    <Panel title="Next" className="lg:flex-none!" bodyClassName="pb-2!">
      {children}
    </Panel>
  );
}
