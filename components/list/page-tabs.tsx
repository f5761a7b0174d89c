"use client";

import { clsx } from "clsx";
import { type KeyboardEvent, useId } from "react";

/** The props that connect the panel of a page's tabs: `<div {...panelProps}>`. */
export function usePageTabs() {
  const id = useId();
  return { tabsId: id, panelProps: { role: "tabpanel", id: `${id}-panel`, "aria-labelledby": `${id}-tab` } };
}

/**
 * The tabs of a page, next to its title. Much smaller than `Tabs`, which dialogs use, because every visit of the page loads it.
 * Arrow keys select the next tab.
 */
export function PageTabs<Value extends string>({
  tabsId,
  label,
  value,
  onChange,
  tabs,
}: {
  /** From `usePageTabs`. */
  tabsId: string;
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { value: Value; label: string }[];
}) {
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.value);
    event.currentTarget.querySelectorAll("button")[tabs.indexOf(next)]?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={handleKey}
      className="flex items-center rounded-control bg-sunken p-0.5 md:inline-flex pointer-coarse:p-0"
    >
      {tabs.map((tab) => {
        const isActive = tab.value === value;
        return (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={isActive ? `${tabsId}-tab` : undefined}
            aria-selected={isActive}
            aria-controls={isActive ? `${tabsId}-panel` : undefined}
            tabIndex={isActive ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className={clsx(
              "flex h-7 target items-center justify-center rounded-chip border px-2.5 text-label font-medium transition-colors select-none max-md:flex-1",
              isActive
                ? "border-line bg-panel text-ink dark:bg-raised"
                : "border-transparent text-ink-muted hover:text-ink",
            )}
          >
            {tab.label}
          </button>
        );
      })}
    </div>
  );
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
