"use client";

import { cloneElement, type ComponentProps } from "react";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import type * as Parts from "@/components/ui/menu-parts";

/** A menu below `trigger`. Its code and that of its items loads on hover or focus of the trigger. */
export function Menu(props: Parts.MenuProps) {
  const { part, triggerProps } = useLazyPart(lazyMenu);
  if (part) return <part.MenuPopup {...props} />;
  return cloneElement(props.trigger, { ...triggerProps, "aria-haspopup": "menu", "aria-expanded": false });
}

/** A menu item that performs an action. `icon` is 16 px; `hint` is shown at the end of the line. */
export function MenuItem(props: ComponentProps<typeof Parts.MenuItem>) {
  const Part = parts().MenuItem;
  return <Part {...props} />;
}

/** A menu item that links to a page. */
export function MenuLink(props: ComponentProps<typeof Parts.MenuLink>) {
  const Part = parts().MenuLink;
  return <Part {...props} />;
}

export function MenuSeparator() {
  const Part = parts().MenuSeparator;
  return <Part />;
}

/** A group of items with a small heading. */
export function MenuGroup(props: ComponentProps<typeof Parts.MenuGroup>) {
  const Part = parts().MenuGroup;
  return <Part {...props} />;
}

/** A menu item that opens a submenu. */
export function MenuSubmenu(props: ComponentProps<typeof Parts.MenuSubmenu>) {
  const Part = parts().MenuSubmenu;
  return <Part {...props} />;
}

/** A menu item that is on or off; the menu stays open. */
export function MenuCheckboxItem(props: ComponentProps<typeof Parts.MenuCheckboxItem>) {
  const Part = parts().MenuCheckboxItem;
  return <Part {...props} />;
}

/** A group of `MenuRadioItem`s, of which one is selected. */
export function MenuRadioGroup<Value extends string>(props: Parts.MenuRadioGroupProps<Value>) {
  const Part = parts().MenuRadioGroup;
  return <Part {...props} />;
}

export function MenuRadioItem(props: ComponentProps<typeof Parts.MenuRadioItem>) {
  const Part = parts().MenuRadioItem;
  return <Part {...props} />;
}

const lazyMenu = lazyPart(() => import("@/components/ui/menu-parts"));

// Items are rendered only inside an open menu, whose code is loaded by then.
function parts() {
  if (!lazyMenu.current) throw new Error("Menu items belong inside a Menu");
  return lazyMenu.current;
}
