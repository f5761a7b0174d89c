import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { Plus } from "lucide";

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
        shapes[shape],
        "flex w-full items-center justify-center gap-2 border border-dashed border-line-strong font-medium text-ink-muted transition-colors hover:border-line-mark hover:bg-hover hover:text-ink",
        className,
      )}
    >
      <Icon of={Plus} className="size-4 shrink-0" />
      {label}
    </button>
  );
}

const shapes = { row: "min-h-11 rounded-control", card: "min-h-31 rounded-panel" };
