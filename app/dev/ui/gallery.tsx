"use client";

import { ConfirmProvider } from "@/components/dialog/confirm";
import { ThemeToggle } from "@/components/theme/theme-toggle";
import { PennantMark } from "@/components/ui/pennant-mark";
import { SkipLink } from "@/components/ui/skip-link";
import { Toaster } from "@/components/ui/popup/toaster";
import { TooltipLayer } from "@/components/ui/popup/tooltip-layer";
import { ColorSamples } from "./color-samples";
import { ControlSamples } from "./control-samples";
import { DialogSamples } from "./dialog-samples";
import { FormSamples } from "./form-samples";
import { ListSamples } from "./list-samples";
import { PickerSamples } from "./picker-samples";

export function Gallery() {
  return (
    <ConfirmProvider>
      <SkipLink />
      <header className="mx-auto flex max-w-page items-center gap-3 px-4 pt-6 md:px-8">
        <PennantMark className="size-8" />
        <h1 className="mr-auto text-page font-semibold">Design system</h1>
        <ThemeToggle />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid max-w-page grid-cols-1 gap-4 p-4 outline-none md:p-8 lg:grid-cols-2"
      >
        <ControlSamples />
        <PickerSamples />
        <DialogSamples />
        <FormSamples />
        <ListSamples />
        <ColorSamples />
      </main>
      <TooltipLayer />
      <Toaster />
    </ConfirmProvider>
  );
}
