"use client";

import { Icon } from "@/components/ui/icons/icon";
import { X } from "lucide";
import { SelectionActions } from "@/components/files/selection-actions";
import { Checkbox } from "@/components/ui/input/checkbox";
import { IconButton } from "@/components/ui/icon-button";

/** The actions for the selected files. */
export function SelectionBar({
  selected,
  total,
  isSelectingAll,
  onSelectAll,
  onSelectNone,
  onLeave,
}: {
  selected: ReadonlySet<string>;
  /** The number of files that match the filter, loaded or not. */
  total: number;
  isSelectingAll: boolean;
  onSelectAll: () => void;
  onSelectNone: () => void;
  onLeave: () => void;
}) {
  const isAll = total > 0 && selected.size >= total;

  return (
    <div
      role="toolbar"
      aria-label="Selected files"
      className="flex h-full w-full flex-wrap items-center gap-x-2 gap-y-1 @md:gap-x-3"
    >
      <Checkbox
        isChecked={isAll}
        isIndeterminate={selected.size > 0 && !isAll}
        onChange={isAll ? onSelectNone : onSelectAll}
      >
        <span className="@max-sm:sr-only">Select all</span>
      </Checkbox>
      <span role="status" className="mr-auto text-meta text-ink-muted tabular">
        {isSelectingAll ? "Selecting…" : `${selected.size} selected`}
      </span>
      <SelectionActions
        ids={[...selected]}
        isDisabled={selected.size === 0 || isSelectingAll}
        onLeave={onLeave}
      />
      <IconButton name="Stop selecting" size="sm" onClick={onLeave}>
        <Icon of={X} />
      </IconButton>
    </div>
  );
}
