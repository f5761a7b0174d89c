import { Button } from "@/components/ui/button";
import type { ArchivedFilter } from "@/lib/shared/archived";
import { countOf } from "@/lib/shared/text/format";

/** Below a list: shows its archived rows, or, when only those are shown, the others again. Nothing without archived rows. */
export function ArchivedSwitch({
  noun,
  archived,
  hidden,
  onChange,
}: {
  noun: string;
  archived: ArchivedFilter | undefined;
  /** The number of archived rows, which the list leaves out. */
  hidden: number;
  onChange: (archived: ArchivedFilter | undefined) => void;
}) {
  const isShown = archived === "only";
  if (!isShown && hidden <= 0) return null;
  return (
    <Button
      variant="ghost"
      className="self-center text-ink-muted"
      onClick={() => onChange(isShown ? undefined : "only")}
    >
      {isShown ? `Show ${noun}s in use` : `Show ${countOf(hidden, `archived ${noun}`)}`}
    </Button>
  );
}
