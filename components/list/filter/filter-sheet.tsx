"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogFooter } from "@/components/ui/popup/dialog";
import { EagerCombobox } from "@/components/ui/combobox/eager-combobox";
import { EagerControls } from "@/components/ui/combobox/eager-controls";
import * as menu from "@/components/ui/menu/eager-menu";
import { EagerSelect } from "@/components/ui/select/eager-select";
import { countOf } from "@/lib/shared/text/format";

/** The filters of a page on phones. They apply at once; the main button says how many rows match and closes the sheet. */
export function FilterSheet({
  isOpen,
  onClose,
  onClear,
  total,
  noun,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  onClear: (() => void) | undefined;
  total: number | undefined;
  noun: string;
  children: ReactNode;
}) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Filters" width="sm" isShort>
      <DialogBody className="flex flex-col gap-4">
        <EagerControls value={controls}>{children}</EagerControls>
      </DialogBody>
      <DialogFooter>
        <Button variant="ghost" disabled={!onClear} onClick={onClear} className="mr-auto -ml-3">
          Clear filters
        </Button>
        <Button variant="primary" onClick={onClose}>
          {total === undefined ? `Show ${noun}s` : `Show ${countOf(total, noun)}`}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

const controls = { Select: EagerSelect, Combobox: EagerCombobox, menu };
