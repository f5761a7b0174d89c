import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { AlignLeft, ExternalLink } from "lucide";
import { RepeatMark } from "@/components/list/repeat-mark";

/** A row's tags, as words. */
export function RowTags({
  tags,
  isOneLine = false,
  className,
}: {
  tags: readonly string[];
  /** True where the row does not become higher: tags without room are cut. */
  isOneLine?: boolean;
  className?: string;
}) {
  if (tags.length === 0) return null;
  return (
    <ul
      aria-label="Tags"
      className={clsx(
        "flex min-w-0 gap-x-2 text-label text-ink-faint",
        isOneLine ? "overflow-clip" : "flex-wrap",
        className,
      )}
    >
      {tags.map((tag) => (
        <li key={tag} className="truncate">
          {tag}
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
  className,
}: {
  of: string;
  details: string | null;
  link: string | null;
  isRepeating?: boolean;
  className?: string;
}) {
  if (!isRepeating && !details && !link) return null;
  return (
    <span className={clsx("flex h-5 shrink-0 items-center gap-2 text-ink-faint", className)}>
      {isRepeating && <RepeatMark className="relative z-1" />}
      {details && (
        <span role="img" aria-label="Has details" title={details} className="relative z-1 shrink-0">
          <Icon of={AlignLeft} className="size-4" />
        </span>
      )}
      {link && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Open the link of ${of}`}
          data-tooltip={link}
          className="relative z-1 -m-1 flex size-6 target shrink-0 items-center justify-center rounded-chip text-ink-faint hover:bg-hover hover:text-ink pointer-coarse:-m-3.5"
        >
          <Icon of={ExternalLink} className="size-4" />
        </a>
      )}
      {/* Each mark has its column where there is room. */}
      {!link && <span className="hidden w-4 @min-[28rem]:block" />}
    </span>
  );
}
