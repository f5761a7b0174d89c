import { clsx } from "clsx";
import { Plus } from "lucide-react";

/** Dashed outlines that fill a list or grid up to `upTo` places. They must be its direct children. */
export function PlaceholderRows({
  filled,
  upTo,
  shape = "row",
  className,
}: {
  /** Places already taken, the add tile included. */
  filled: number;
  upTo: number;
  shape?: "row" | "card";
  className?: string;
}) {
  return Array.from({ length: Math.max(0, upTo - filled) }, (_, index) => (
    <div
      key={index}
      aria-hidden
      data-chrome
      // More than two would only add scrolling on a phone.
      className={clsx(
        outline,
        shapes[shape],
        "pointer-events-none opacity-60",
        index >= 2 && "max-md:hidden",
        className,
      )}
    />
  ));
}

/** The first outline, a button that adds a row. */
export function AddTile({
  label,
  onAdd,
  shape = "row",
  className,
}: {
  label: string;
  onAdd: () => void;
  shape?: "row" | "card";
  className?: string;
}) {
  return (
    <button
      type="button"
      onClick={onAdd}
      className={clsx(
        outline,
        shapes[shape],
        "flex w-full items-center justify-center gap-2 font-medium text-ink-muted transition-colors hover:border-line-mark hover:bg-hover hover:text-ink",
        className,
      )}
    >
      <Plus aria-hidden className="size-4 shrink-0" />
      {label}
    </button>
  );
}

const outline = "border border-dashed border-line-strong";
const shapes = { row: "min-h-11 rounded-control", card: "min-h-32 rounded-panel" };
