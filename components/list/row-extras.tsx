import { clsx } from "clsx";
import { AlignLeft, ExternalLink } from "lucide-react";
import { RepeatMark } from "@/components/list/repeat-mark";
import { Badge } from "@/components/ui/badge";

/** A row's tags. */
export function RowTags({ tags, className }: { tags: readonly string[]; className?: string }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className={clsx("flex min-w-0 flex-wrap gap-1", className)}>
      {tags.map((tag) => (
        <li key={tag} className="flex min-w-0">
          <Badge className="font-normal">{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** Shows that a row repeats and has details, and opens its link. */
export function RowExtras({
  of,
  details,
  link,
  isRepeating = false,
}: {
  of: string;
  details: string | null;
  link: string | null;
  isRepeating?: boolean;
}) {
  return (
    <>
      {isRepeating && <RepeatMark className="relative z-1 text-ink-muted" />}
      {details && (
        <span
          role="img"
          aria-label="Has details"
          title={details}
          className="relative z-1 shrink-0 text-ink-muted"
        >
          <AlignLeft aria-hidden className="size-3.5" />
        </span>
      )}
      {link && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Open the link of ${of}`}
          data-tooltip={link}
          className="relative z-1 -mx-1.25 -my-1 flex size-6 target shrink-0 items-center justify-center rounded-chip text-ink-muted hover:bg-hover hover:text-ink"
        >
          <ExternalLink aria-hidden className="size-3.5" />
        </a>
      )}
    </>
  );
}
