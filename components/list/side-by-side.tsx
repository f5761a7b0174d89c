"use client";

import { clsx } from "clsx";
import { useState, type ReactNode } from "react";
import { ToggleGroup } from "@/components/ui/toggle-group";

export interface SideBySidePanel {
  label: string;
  content: ReactNode;
}

/** Panels side by side that fill the page; narrow screens show one at a time, selected next to the page's title. */
export function SideBySide({
  title,
  panels,
  below,
}: {
  title: string;
  panels: readonly SideBySidePanel[];
  /** Shown below the panels, which become lower when it appears. */
  below?: ReactNode;
}) {
  const [chosen, setChosen] = useState(panels[0]?.label ?? "");
  return (
    <div className="mx-auto flex h-full min-h-120 w-full max-w-page flex-col gap-4 p-4 md:p-6">
      <header className="flex items-center justify-between gap-4">
        <h1 className="text-page font-semibold">{title}</h1>
        <ToggleGroup
          label="Show"
          value={chosen}
          onChange={setChosen}
          options={panels.map(({ label }) => ({ value: label, label }))}
          className="lg:hidden print:hidden"
        />
      </header>
      <div className="grid min-h-0 flex-1 auto-cols-fr grid-flow-col gap-4 print:block">
        {panels.map(({ label, content }) => (
          <div
            key={label}
            className={clsx(
              "grid min-h-0 min-w-0",
              label !== chosen && "max-lg:hidden print:grid",
              "print:mb-4",
            )}
          >
            {content}
          </div>
        ))}
      </div>
      {below}
    </div>
  );
}
