"use client";

import { Icon } from "@/components/ui/icons/icon";
import { ArrowDown, ArrowUp, ListPlus, MoreHorizontal, Pencil, Percent, Trash2 } from "lucide";
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
          <Icon of={MoreHorizontal} />
        </IconButton>
      }
    >
      <MenuItem icon={<Icon of={Pencil} />} onSelect={onEdit}>
        Edit
      </MenuItem>
      {onShowTaxFields && (
        <MenuItem icon={<Icon of={Percent} />} onSelect={onShowTaxFields}>
          Unit, tax and discount
        </MenuItem>
      )}
      <MenuItem icon={<Icon of={ListPlus} />} onSelect={onSaveToPriceList}>
        Save to price list
      </MenuItem>
      <MenuItem icon={<Icon of={ArrowUp} />} isDisabled={index === 0} onSelect={() => onMove(index - 1)}>
        Move up
      </MenuItem>
      <MenuItem
        icon={<Icon of={ArrowDown} />}
        isDisabled={index === count - 1}
        onSelect={() => onMove(index + 1)}
      >
        Move down
      </MenuItem>
      <MenuSeparator />
      <MenuItem tone="danger" icon={<Icon of={Trash2} />} onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  );
}
