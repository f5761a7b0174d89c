"use client";

import { Menu as Base } from "@base-ui/react/menu";
import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { Check, ChevronRight } from "lucide";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { AppLink } from "@/components/ui/app-link";
import { optionClass, popupClass } from "@/components/ui/input/control-class";
import type { Preloadable } from "@/components/ui/popup/lazy-part";
import { useOpenOnMount } from "@/components/ui/popup/lazy-popup";
import { renderPopup } from "@/components/ui/popup/render-popup";
import { firstClick } from "@/lib/shared/browser/first-click";

export interface MenuProps {
  /** A `Button` or `IconButton`. */
  trigger: ReactElement<ComponentProps<"button">>;
  align?: "start" | "center" | "end";
  side?: "top" | "bottom" | "left" | "right";
  children: ReactNode;
}

/** A menu with its code and that of its items. */
export function EagerMenu({
  trigger,
  align = "end",
  side = "bottom",
  opensOnMount = false,
  children,
}: MenuProps & { opensOnMount?: boolean }) {
  const { isOpen, triggerRef, handleOpenChange } = useOpenOnMount(opensOnMount);
  return (
    <Base.Root modal={false} open={isOpen} onOpenChange={(next) => handleOpenChange(next)}>
      <Base.Trigger ref={triggerRef} render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={4} align={align} side={side} className="z-50 outline-none">
          <Base.Popup render={renderPopup} className={clsx(popupClass, surface)}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** A menu item that performs an action. `icon` is 16 px; `hint` is shown at the end of the line. */
export function MenuItem({
  onSelect,
  icon,
  hint,
  opens,
  tone = "neutral",
  isDisabled,
  children,
}: {
  onSelect: () => void;
  icon?: ReactNode;
  hint?: ReactNode;
  /** Preloaded on hover or focus. */
  opens?: Preloadable;
  tone?: "neutral" | "danger";
  isDisabled?: boolean;
  children: ReactNode;
}) {
  return (
    <Base.Item
      onClick={firstClick(onSelect)}
      onPointerEnter={opens?.preload}
      onFocus={opens?.preload}
      disabled={isDisabled}
      className={clsx(
        optionClass,
        tone === "danger" && "text-danger data-highlighted:bg-danger-soft [&>svg]:text-danger",
      )}
    >
      {icon}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {hint && <span className="ml-4 text-meta text-ink-muted">{hint}</span>}
    </Base.Item>
  );
}

/** A menu item that links to a page. */
export function MenuLink({
  href,
  icon,
  isCurrent,
  children,
}: {
  href: ComponentProps<typeof AppLink>["href"];
  icon?: ReactNode;
  isCurrent?: boolean;
  children: ReactNode;
}) {
  return (
    <Base.LinkItem
      closeOnClick
      render={<AppLink href={href} aria-current={isCurrent ? "page" : undefined} />}
      className={clsx(optionClass, isCurrent && "font-medium")}
    >
      {icon}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {isCurrent && <Icon of={Check} />}
    </Base.LinkItem>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="-mx-1 my-1 h-px bg-line forced-colors:bg-[CanvasText]" />;
}

/** A group of items with a small heading. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2 pt-1.5 pb-1 text-label font-medium text-ink-muted">
        {label}
      </Base.GroupLabel>
      {children}
    </Base.Group>
  );
}

/** A menu item that opens a submenu. */
export function MenuSubmenu({
  label,
  icon,
  children,
}: {
  label: string;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Base.SubmenuRoot>
      <Base.SubmenuTrigger className={clsx(optionClass, "data-popup-open:bg-hover")}>
        {icon}
        <span className="min-w-0 flex-1 truncate">{label}</span>
        <Icon of={ChevronRight} />
      </Base.SubmenuTrigger>
      <Base.Portal>
        <Base.Positioner alignOffset={-5} sideOffset={2} className="z-50 outline-none">
          <Base.Popup render={renderPopup} className={clsx(popupClass, surface)}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.SubmenuRoot>
  );
}

/** A menu item that is on or off; the menu stays open. */
export function MenuCheckboxItem({
  isChecked,
  onChange,
  icon,
  children,
}: {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Base.CheckboxItem
      checked={isChecked}
      onCheckedChange={(checked) => onChange(checked)}
      className={optionClass}
    >
      {icon}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      <Base.CheckboxItemIndicator>
        <Icon of={Check} className="size-4" />
      </Base.CheckboxItemIndicator>
    </Base.CheckboxItem>
  );
}

export interface MenuRadioGroupProps<Value extends string> {
  value: Value | undefined;
  onChange: (value: Value) => void;
  label: string;
  children: ReactNode;
}

/** A group of `MenuRadioItem`s, of which one is selected. */
export function MenuRadioGroup<Value extends string>({
  value,
  onChange,
  label,
  children,
}: MenuRadioGroupProps<Value>) {
  return (
    <Base.RadioGroup aria-label={label} value={value ?? ""} onValueChange={(next) => onChange(next as Value)}>
      {children}
    </Base.RadioGroup>
  );
}

export function MenuRadioItem({
  value,
  icon,
  children,
}: {
  value: string;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Base.RadioItem value={value} className={optionClass}>
      {icon}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      <Base.RadioItemIndicator>
        <Icon of={Check} className="size-4" />
      </Base.RadioItemIndicator>
    </Base.RadioItem>
  );
}

const surface = "max-h-(--available-height) min-w-44 max-w-80 overflow-y-auto p-1";
