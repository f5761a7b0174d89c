"use client";

import { clsx } from "clsx";
import { type KeyboardEvent, useId } from "react";

/** The props that connect the panel of a page's tabs: `<div {...panelProps}>`. */
export function usePageTabs() {
  const id = useId();
  return { tabsId: id, panelProps: { role: "tabpanel", id: `${id}-panel`, "aria-labelledby": `${id}-tab` } };
}

/**
 * The tabs of a page, next to its title, or of one of its panels. Much smaller than `Tabs`, which dialogs use, because every visit of
 * the page loads it. Arrow keys select the next tab.
 */
export function PageTabs<Value extends string>({
  tabsId,
  label,
  value,
  onChange,
  tabs,
  className,
}: {
  /** From `usePageTabs`. */
  tabsId: string;
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { value: Value; label: string; count?: number }[];
  className?: string;
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
      className={clsx("flex items-center gap-1", className)}
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
              "relative flex h-8 target items-center justify-center gap-1.5 rounded-t-chip px-2.5 font-medium transition-colors select-none after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 hover:text-ink focus-visible:-outline-offset-2",
              isActive
                ? "text-ink after:bg-accent forced-colors:after:bg-[Highlight]"
                : "text-ink-muted after:bg-transparent",
            )}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="text-label text-ink-muted tabular">{tab.count}</span>
            )}
          </button>
        );
      })}
    </div>
  );
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
