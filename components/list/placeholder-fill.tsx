import { PlaceholderRows } from "@/components/list/placeholder-rows";

/** Fills the rest of a panel's height with placeholder rows, which fade out and never make it scroll. */
export function PlaceholderFill({ filled, upTo }: { filled: number; upTo: number }) {
  if (filled >= upTo) return null;
  return (
    <div
      aria-hidden
      className="mt-1.5 flex min-h-0 flex-1 basis-0 flex-col gap-1.5 overflow-hidden mask-b-from-20%"
    >
      <PlaceholderRows filled={filled} upTo={upTo} className="shrink-0" />
    </div>
  );
}
