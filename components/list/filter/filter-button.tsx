"use client";

import { Icon } from "@/components/ui/icons/icon";
import { SlidersHorizontal } from "lucide";
import { type ReactNode, Suspense } from "react";
import { useDialog } from "@/components/dialog/use-dialog";
import { Button } from "@/components/ui/button";
import { lazyComponent } from "@/components/ui/popup/lazy-part";

const FilterSheet = lazyComponent(() => import("./filter-sheet").then((module) => module.FilterSheet));

/** The button of phones that opens the filters of a page, which are `children`, in a sheet. */
export function FilterButton({
  count,
  ...sheetProps
}: {
  count: number;
  total: number | undefined;
  noun: string;
  onClear: (() => void) | undefined;
  children: ReactNode;
}) {
  const sheet = useDialog(FilterSheet);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={count > 0 ? `Filters · ${count}` : "Filters"}
        onClick={() => sheet.open(true)}
        className="flex-1"
      >
        <Icon of={SlidersHorizontal} />
        <span className="max-[22rem]:hidden">Filters</span>
        {count > 0 && <span className="tabular">{`· ${count}`}</span>}
      </Button>
      {sheet.subject && (
        <Suspense>
          <FilterSheet {...sheetProps} key={sheet.key} isOpen={sheet.isOpen} onClose={sheet.close} />
        </Suspense>
      )}
    </>
  );
}
