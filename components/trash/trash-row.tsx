import { Icon } from "@/components/ui/icons/icon";
import {
  CalendarDays,
  CircleCheck,
  Clock,
  File,
  FileText,
  FolderKanban,
  Handshake,
  Landmark,
  ListPlus,
  Trash2,
  Undo2,
  type IconNode,
  User,
  Users,
} from "lucide";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { useClock } from "@/components/ui/hooks/use-clock";
import { clientColor } from "@/lib/clients/theme-colors";
import { formatFullDate, formatRelativeDate } from "@/lib/shared/dates/dates";
import type { TrashKind } from "@/lib/trash/kinds";
import { kindWithDate, withAlong } from "@/lib/trash/rules";
import type { TrashEntry } from "@/lib/trash/schema";

const icons: Record<TrashKind, typeof File> = {
  client: Users,
  project: FolderKanban,
  task: CircleCheck,
  event: CalendarDays,
  file: File,
  clientContact: User,
  partnerContact: Handshake,
  salesDocument: FileText,
  bankAccount: Landmark,
  catalogueItem: ListPlus,
  timeEntry: Clock,
};

/** A row of the trash: what was deleted, whose it was, and when. */
export function TrashRow({
  entry,
  onRestore,
  onDelete,
}: {
  entry: TrashEntry;
  onRestore: () => void;
  onDelete: () => void;
}) {
  const { now, timeZone } = useClock();
  // A later version of Pennant may have written another kind.
  const icon = (icons as Partial<Record<string, IconNode>>)[entry.kind] ?? Trash2;
  const along = withAlong(entry.counts);
  const owner = [entry.projectName, entry.clientName].filter(Boolean).join(" · ");
  return (
    <li
      style={entry.clientColor ? clientColor(entry.clientColor) : undefined}
      className="relative flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2.5 pr-3 pl-4 last:border-b-0"
    >
      {entry.clientColor && (
        <span
          aria-hidden
          data-mark
          className="absolute inset-y-2 left-1 w-[3px] rounded-full bg-client-edge"
        />
      )}
      <Icon of={icon} className="size-4 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium wrap-break-word" dir="auto">
          {entry.name}
          {along && <span className="font-normal text-ink-muted">{along}</span>}
        </p>
        <p className="text-meta wrap-break-word text-ink-muted">
          {[kindWithDate(entry, timeZone, now), owner].filter(Boolean).join(" · ")}
          {" · "}
          <time
            dateTime={entry.deletedAt}
            title={formatFullDate(entry.deletedAt, true, timeZone)}
            className="tabular"
          >
            {formatRelativeDate(entry.deletedAt, true, timeZone, now)}
          </time>
        </p>
      </div>
      <div className="ml-auto flex shrink-0 items-center gap-1">
        <Button size="sm" onClick={onRestore} aria-label={`Restore ${entry.name}`}>
          <Icon of={Undo2} />
          Restore
        </Button>
        <IconButton name={`Delete ${entry.name} for good`} tone="danger" size="sm" onClick={onDelete}>
          <Icon of={Trash2} />
        </IconButton>
      </div>
    </li>
  );
}
