"use client";

import { clsx } from "clsx";
import { useState, type ReactNode } from "react";
import { IsUnseen, useIsUnseen } from "@/components/ui/hooks/unseen";
import { ToggleGroup } from "@/components/ui/input/toggle-group";

export interface SideBySidePanel {
  label: string;
  content: ReactNode;
}

/** Another view that takes the place of all panels. */
interface WholeView extends SideBySidePanel {
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  /** The accessible name of the panels together, where they are side by side. */
  panelsLabel: string;
}

/** Panels side by side that fill the page; narrow screens show one at a time, selected next to the page's title. */
export function SideBySide({
  title,
  panels,
  whole,
  controls,
  below,
}: {
  title: string;
  panels: readonly SideBySidePanel[];
  whole: WholeView;
  /** The filters of all panels, in the page's header. */
  controls?: ReactNode;
  /** Shown below the panels, which become lower when it appears; on phones above them. */
  below?: ReactNode;
}) {
  const [chosen, setChosen] = useState(panels[0]?.label ?? "");
  const isUnseen = useIsUnseen();
  const handleView = (label: string) => {
    whole.onShow(label === whole.label);
    if (panels.some((panel) => panel.label === label)) setChosen(label);
  };
  const other = { value: whole.label, label: whole.label };
  return (
    <div
      // On phones the page scrolls.
      className="mx-auto flex min-h-full w-full max-w-page flex-col gap-2 p-4 pt-2 md:h-full md:min-h-120 md:gap-4 md:p-6"
    >
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 md:gap-y-3">
        <h1 className="mr-auto text-page font-semibold max-md:sr-only lg:mr-0">{title}</h1>
        <ToggleGroup
          label="Show"
          value={whole.isShown ? whole.label : chosen}
          onChange={handleView}
          options={[...panels.map(({ label }) => ({ value: label, label })), other]}
          className="max-md:w-full lg:hidden print:hidden max-md:[&>label]:flex-1"
        />
        <ToggleGroup
          label="View"
          value={whole.isShown ? whole.label : whole.panelsLabel}
          onChange={handleView}
          options={[{ value: whole.panelsLabel, label: whole.panelsLabel }, other]}
          className="mr-auto max-lg:hidden print:hidden"
        />
        {controls && <div className="w-full lg:w-auto print:hidden">{controls}</div>}
      </header>
      {whole.isShown ? (
        <div className="grid min-h-0 flex-1">{whole.content}</div>
      ) : (
        <>
          <div className="order-1 grid min-h-0 flex-1 auto-cols-fr grid-flow-col gap-4 md:order-none print:block">
            {panels.map(({ label, content }) => (
              <div
                key={label}
                className={clsx(
                  "grid min-h-0 min-w-0",
                  label !== chosen && "max-lg:hidden print:grid",
                  "print:mb-4",
                )}
              >
                <IsUnseen value={isUnseen && label !== chosen}>{content}</IsUnseen>
              </div>
            ))}
          </div>
          {below}
        </>
      )}
    </div>
  );
}
