import { Icon } from "@/components/ui/icons/icon";
import { Archive } from "lucide";
import { Button } from "@/components/ui/button";
import { useClock } from "@/components/ui/hooks/use-clock";
import { formatShortDay } from "@/lib/shared/dates/dates";

/** Says at the top of an archived row's page since when it is archived, and brings it back. */
export function ArchivedNote({
  noun,
  archivedAt,
  onUnarchive,
}: {
  noun: "client" | "project";
  archivedAt: string;
  onUnarchive: () => void;
}) {
  const { timeZone, now } = useClock();
  return (
    <div
      role="note"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-panel border border-line bg-sunken px-4 py-2.5"
    >
      <Icon of={Archive} className="size-4 shrink-0 text-ink-muted" />
      <p className="min-w-0 flex-1 basis-52 text-ink-muted">
        This {noun} was archived on {formatShortDay({ dueAt: archivedAt, isWithTime: true }, timeZone, now)}.
        Lists leave it out.
      </p>
      <Button size="sm" onClick={onUnarchive}>
        Unarchive
      </Button>
    </div>
  );
}
