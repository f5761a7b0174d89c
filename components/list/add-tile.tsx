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
  /** "line": like the rows of a list that reach its edges. */
  shape?: "row" | "card" | "line";
  className?: string;
}) {
  return (
    <button
      type="button"
      onClick={onAdd}
      className={clsx(
        shapes[shape],
        "flex items-center gap-2 border-dashed font-medium text-ink-muted transition-colors hover:bg-hover hover:text-ink",
        className,
      )}
    >
      <Icon of={Plus} className="size-4 shrink-0" />
      {label}
    </button>
  );
}

const box = "w-full justify-center border border-line-strong hover:border-line-mark";

const shapes = {
  row: clsx(box, "min-h-11 rounded-control"),
  card: clsx(box, "min-h-31 rounded-panel"),
  line: "min-h-11 shrink-0 border-y border-line px-4 -outline-offset-2!",
};
