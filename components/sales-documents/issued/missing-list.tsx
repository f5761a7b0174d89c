import { Button } from "@/components/ui/button";
import { capitalized } from "@/lib/shared/text/format";

/** Details that are empty on a document, each as a button that goes to its field; nothing without any. */
export function MissingList({
  title,
  missing,
  onFill,
}: {
  title: string;
  missing: readonly { field: string; label: string }[];
  onFill: (field: string) => void;
}) {
  if (missing.length === 0) return null;
  return (
    <div className="rounded-control border border-line bg-sunken px-3 py-2.5">
      <p className="text-label font-medium text-ink-muted">{title}</p>
      <ul className="mt-1 flex flex-wrap gap-2">
        {missing.map((detail) => (
          <li key={detail.field}>
            <Button size="sm" onClick={() => onFill(detail.field)}>
              {capitalized(detail.label)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
