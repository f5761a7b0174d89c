"use client";

import { useMemo, useSyncExternalStore } from "react";
import { PaperSheets } from "@/components/sales-documents/paper/paper-sheets";
import {
  browserText,
  onTypefacesLoaded,
  spacingOf,
  typefaceLoads,
} from "@/lib/sales-documents/layout/browser-text";
import { layoutPaper } from "@/lib/sales-documents/layout/layout-paper";
import { hanOf } from "@/lib/sales-documents/layout/text-runs";
import { printedText, type PrintModel } from "@/lib/sales-documents/print/model";

/** The printed pages on the screen, laid out with the typefaces of the browser. They are the pages of the PDF. */
export function Paper({ model }: { model: PrintModel }) {
  const loads = useSyncExternalStore(onTypefacesLoaded, typefaceLoads, typefaceLoads);
  const layout = useMemo(() => layoutWith(model, loads), [model, loads]);
  return <PaperSheets layout={layout} spacingOf={spacingOf} />;
}

/** Texts are measured again when typefaces were loaded. */
function layoutWith(model: PrintModel, _loads: number) {
  return layoutPaper(model, browserText(hanOf(printedText(model))));
}
