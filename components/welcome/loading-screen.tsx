import { PennantMark } from "@/components/ui/pennant-mark";

/** Covers the page while the full demo is made. */
export function LoadingScreen() {
  return (
    <div
      role="status"
      className="fixed inset-0 z-50 flex flex-col items-center justify-center gap-5 bg-canvas"
    >
      <PennantMark isBouncing className="size-14" />
      <p className="text-ink-muted">
        Setting up your studio: clients, projects, and a few things already late
      </p>
    </div>
  );
}
