"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { toast } from "sonner";
import { useDialog } from "@/components/dialog/use-dialog";
import { AddDialog, type AddKind } from "@/components/shell/add-dialog";
import { findRow } from "@/components/shell/palette/find-row";
import type { PaletteCommand } from "@/components/shell/palette/palette-items";
import { RowDialog } from "@/components/shell/row-dialog";
import { useTypedAhead } from "@/components/shell/palette/use-typed-ahead";
import { endTransitions } from "@/components/theme/end-transitions";
import { useTheme } from "@/components/theme/use-theme";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { errorMessages } from "@/lib/shared/errors";
import type { AddedRow } from "@/lib/query/added-rows";
import { startTypedAhead } from "@/lib/shared/browser/typed-ahead";
import { findRunning } from "@/lib/time-entries/clock-queries";
import { openBillDialog, requestClock } from "@/lib/time-entries/requests";
import { useQuickAdd } from "@/lib/quick-add/use-quick-add";

const PaletteDialog = lazyComponent(() =>
  import("@/components/shell/palette/palette-dialog").then((module) => module.PaletteDialog),
);

/** The command palette, which opens with every request, and the dialogs that it opens. `onDrop` takes the requests back if its code cannot be loaded. */
export function PaletteHost({ requests }: { requests: number; onDrop?: () => void }) {
  const router = useRouter();
  const client = useQueryClient();
  const { setTheme } = useTheme();
  const palette = useDialog();
  const adding = useDialog<{ kind: AddKind; projectId?: string }>();
  const editing = useDialog<AddedRow>();
  // Text that could not be added, which the field shows when the palette is opened again.
  const [unsaved, setUnsaved] = useState("");
  const quickAdd = useQuickAdd((row) => editing.open(row));
  useTypedAhead();
  const handleRequest = useEffectEvent(() => palette.open(true));
  useEffect(() => handleRequest(), [requests]);

  const run = (command: PaletteCommand) => {
    palette.close();
    // The other commands open no dialog, or one of a row, in which typing would change it.
    if (command.type === "add" || (command.type === "clock" && !command.activity && !findRunning(client)))
      startTypedAhead();
    if (command.type === "go") router.push(command.href);
    if (command.type === "theme") {
      setTheme(command.theme);
      endTransitions();
    }
    if (command.type === "run") command.run();
    if (command.type === "clock")
      requestClock(command.activity ? { act: "start", activity: command.activity } : { act: "toggle" });
    if (command.type === "bill") openBillDialog({});
    if (command.type === "add") adding.open(command);
    if (command.type === "quickAdd")
      void quickAdd(command.text).then((isAdded) => setUnsaved(isAdded ? "" : command.text));
    if (command.type === "open")
      findRow(command).then(
        (row) => (row ? editing.open(row) : toast.error(errorMessages.gone)),
        () => toast.error(errorMessages.mutation),
      );
  };
  return (
    <>
      {palette.subject && (
        <PaletteDialog
          key={`palette-${palette.key}`}
          initialText={unsaved}
          isOpen={palette.isOpen}
          onClose={palette.close}
          onRun={run}
        />
      )}
      {adding.subject && (
        <AddDialog
          {...adding.subject}
          key={`adding-${adding.key}`}
          isOpen={adding.isOpen}
          onClose={adding.close}
        />
      )}
      {editing.subject && (
        <RowDialog
          key={`editing-${editing.key}`}
          row={editing.subject}
          isOpen={editing.isOpen}
          onClose={editing.close}
        />
      )}
    </>
  );
}
