import { PennantMark } from "@/components/ui/pennant-mark";

/** Covers the page while the full demo is created. */
export function LoadingScreen() {
  return (
    <div
      role="status"
      className="fixed inset-0 z-50 flex flex-col items-center justify-center gap-5 bg-canvas"
    >
      <PennantMark isBouncing className="size-14" />
      <p className="text-ink-muted">Setting up your demo: clients, projects and a few overdue tasks</p>
    </div>
  );
}
