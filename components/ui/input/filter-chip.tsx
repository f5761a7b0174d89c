import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { X } from "lucide";

/** The button of a filter: words while it limits nothing, and a box with room for its clear button while it does. */
export function filterClass(isSet: boolean): string {
  return clsx(
    "target flex h-8 w-full items-center gap-1.5 rounded-control border text-base font-medium transition-colors select-none",
    isSet
      ? "border-line-strong bg-panel pr-8 pl-2.5 text-ink enabled:hover:border-line-mark pointer-coarse:pr-12"
      : "border-transparent px-2.5 text-ink-muted enabled:hover:bg-hover enabled:hover:text-ink data-popup-open:bg-hover data-popup-open:text-ink",
  );
}

/** The button in a field or filter that clears it. */
export function ClearButton({ of, onClick }: { of: string | undefined; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Clear ${of?.toLowerCase() ?? "filter"}`}
      onClick={onClick}
      className="absolute inset-y-0 right-1 my-auto flex size-6 target items-center justify-center rounded-chip text-ink-muted hover:bg-hover hover:text-ink"
    >
      <Icon of={X} className="size-4" />
    </button>
  );
}
