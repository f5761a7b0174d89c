"use client";

import { ArrowDown, ArrowUp, ListPlus, MoreHorizontal, Pencil, Percent, Trash2 } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/menu/menu";

/** The menu of an item: edit, save to the price list, move, delete. */
export function ItemMenu({
  name,
  index,
  count,
  onMove,
  onShowTaxFields,
  onSaveToPriceList,
  onEdit,
  onDelete,
}: {
  /** "Item 1" */
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  /** Set while unit, tax rate and discount are hidden. */
  onShowTaxFields?: () => void;
  onSaveToPriceList: () => void;
  onEdit: () => void;
  onDelete: () => void;
}) {
  return (
    <Menu
      trigger={
        <IconButton name={`Actions for ${name.toLowerCase()}`}>
          <MoreHorizontal aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil aria-hidden />} onSelect={onEdit}>
        Edit
      </MenuItem>
      {onShowTaxFields && (
        <MenuItem icon={<Percent aria-hidden />} onSelect={onShowTaxFields}>
          Unit, tax and discount
        </MenuItem>
      )}
      <MenuItem icon={<ListPlus aria-hidden />} onSelect={onSaveToPriceList}>
        Save to price list
      </MenuItem>
      <MenuItem icon={<ArrowUp aria-hidden />} isDisabled={index === 0} onSelect={() => onMove(index - 1)}>
        Move up
      </MenuItem>
      <MenuItem
        icon={<ArrowDown aria-hidden />}
        isDisabled={index === count - 1}
        onSelect={() => onMove(index + 1)}
      >
        Move down
      </MenuItem>
      <MenuSeparator />
      <MenuItem tone="danger" icon={<Trash2 aria-hidden />} onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  );
}
