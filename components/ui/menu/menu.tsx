"use client";

import { cloneElement, type ComponentType, createElement, useContext } from "react";
import { EagerControls } from "@/components/ui/combobox/eager-controls";
import type * as Parts from "@/components/ui/menu/eager-menu";
import { lazyPart } from "@/components/ui/popup/lazy-part";
import { useLazyPopup } from "@/components/ui/popup/lazy-popup";

const lazyMenu = lazyPart(() => import("@/components/ui/menu/eager-menu"));

/** A menu below `trigger`. Its code and that of its items loads on hover or focus of the trigger. */
export function Menu(props: Parts.MenuProps) {
  const eager = useContext(EagerControls);
  return eager ? <eager.menu.EagerMenu {...props} /> : <LazyMenu {...props} />;
}

function LazyMenu(props: Parts.MenuProps) {
  const { part, closedProps } = useLazyPopup(lazyMenu, "menu");
  if (part) return <part.EagerMenu {...props} opensOnMount />;
  return cloneElement(props.trigger, closedProps);
}

export const MenuItem = lazyItem("MenuItem");
export const MenuLink = lazyItem("MenuLink");
export const MenuSeparator = lazyItem("MenuSeparator");
export const MenuGroup = lazyItem("MenuGroup");
export const MenuSubmenu = lazyItem("MenuSubmenu");
export const MenuCheckboxItem = lazyItem("MenuCheckboxItem");
export const MenuRadioGroup = lazyItem("MenuRadioGroup");
export const MenuRadioItem = lazyItem("MenuRadioItem");

// Items are rendered only inside an open menu, whose code is loaded by then.
function lazyItem<Name extends Exclude<keyof typeof Parts, "EagerMenu">>(name: Name): (typeof Parts)[Name] {
  function LazyItem(props: object) {
    const parts = useContext(EagerControls)?.menu ?? lazyMenu.current;
    if (!parts) throw new Error("Menu items belong inside a Menu");
    return createElement(parts[name] as ComponentType, props);
  }
  return LazyItem as (typeof Parts)[Name];
}
