import { Icon } from "@/components/ui/icons/icon";
import { Autocomplete } from "@base-ui/react/autocomplete";
import { clsx } from "clsx";
import type { PaletteCommand, PaletteItem } from "@/components/shell/palette/palette-items";
import { Badge } from "@/components/ui/badge";
import { clientColor } from "@/lib/clients/theme-colors";

/** One option of the palette; of a quick add, with the parts of the text that were understood. */
export function PaletteLine({
  item,
  onRun,
}: {
  item: PaletteItem;
  onRun: (command: PaletteCommand) => void;
}) {
  const { label, detail, icon, themeColor, chips = [], note } = item;
  const hasColor = themeColor !== undefined;
  return (
    <Autocomplete.Item
      value={item}
      disabled={note !== undefined}
      onClick={() => onRun(item.command)}
      style={hasColor ? clientColor(themeColor) : undefined}
      className="relative flex min-h-9 cursor-default items-center gap-2.5 rounded-control px-2.5 outline-none select-none data-highlighted:bg-hover pointer-coarse:min-h-11"
    >
      <span
        aria-hidden
        data-mark
        className={clsx("h-4 w-[3px] shrink-0 rounded-full", hasColor && "bg-client-edge")}
      />
      <Icon of={icon} className="size-4 shrink-0 text-ink-muted" />
      {item.chips ? (
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1 py-1.5">
          <span className="min-w-0 wrap-break-word">{label}</span>
          <span className="flex min-w-0 flex-wrap items-center gap-1">
            {chips.map((chip, index) => (
              <Chip key={index} {...chip} />
            ))}
            {note && <span className="text-meta text-ink-muted">{note}</span>}
          </span>
        </span>
      ) : (
        <>
          <span className="min-w-0 shrink truncate">{label}</span>
          {detail && (
            <span className="min-w-0 flex-1 truncate text-right text-meta text-ink-muted">{detail}</span>
          )}
        </>
      )}
    </Autocomplete.Item>
  );
}

/** A part of the text that was understood. */
function Chip({ label, isProject = false }: NonNullable<PaletteItem["chips"]>[number]) {
  return (
    <>
      <span className="sr-only">, </span>
      <Badge
        tone={isProject ? "client" : "neutral"}
        className={clsx(!isProject && "border border-line-strong")}
      >
        {label}
      </Badge>
    </>
  );
}
