"use client";

import { Tabs as Base } from "@base-ui/react/tabs";
import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface TabItem<Value extends string = string> {
  value: Value;
  label: string;
  count?: number;
}

/** A tab list and its panels. Each panel is a `TabPanel` in `children` with the value of its tab. */
export function Tabs<Value extends string>({
  value,
  onChange,
  tabs,
  label,
  className,
  listClassName,
  children,
}: {
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly TabItem<Value>[];
  /** The accessible name of the tab list. */
  label: string;
  className?: string;
  listClassName?: string;
  children: ReactNode;
}) {
  return (
    <Base.Root
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      className={clsx("flex min-h-0 flex-col", className)}
    >
      <Base.List
        aria-label={label}
        className={clsx("relative flex shrink-0 gap-1 border-b border-line", listClassName)}
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="flex h-9 target items-center gap-1.5 rounded-t-chip px-2.5 font-medium text-ink-muted transition-colors select-none hover:text-ink focus-visible:-outline-offset-2 data-active:text-ink"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="text-label text-ink-muted tabular">{tab.count}</span>
            )}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute -bottom-px left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) bg-accent transition-[translate,width] forced-colors:bg-[Highlight]" />
      </Base.List>
      {children}
    </Base.Root>
  );
}

export function TabPanel({
  value,
  className,
  children,
}: {
  value: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Base.Panel value={value} className={clsx("min-h-0 flex-1", className)}>
      {children}
    </Base.Panel>
  );
}
