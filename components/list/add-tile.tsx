import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { Plus } from "lucide";

/** A button at the end of a list that adds to it, in the shape of what it adds: a row from edge to edge, a card, or a field of a form. */
export function AddTile({
  label,
  onAdd,
  shape,
  className,
}: {
  label: string;
  onAdd: () => void;
  shape: keyof typeof shapes;
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

const shapes = {
  row: "min-h-11 shrink-0 rounded-none border-y px-4 -outline-offset-2",
  card: "min-h-31 w-full justify-center rounded-panel border border-line-strong",
  field: "min-h-11 w-full justify-center rounded-control border border-line-strong",
};
