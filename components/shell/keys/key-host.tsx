"use client";

import { useQueryClient } from "@tanstack/react-query";
import { usePathname, useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef } from "react";
import { useDialog } from "@/components/dialog/use-dialog";
import { AddDialog, type AddKind } from "@/components/shell/add-dialog";
import { type KeyAction, type KeyPress, type Press, readKey } from "@/components/shell/keys/key-bindings";
import { addTypedAhead, startTypedAhead } from "@/lib/shared/browser/typed-ahead";
import { editFocusedRow, focusedTaskId, moveFocus } from "@/components/shell/keys/move-focus";
import { useTypedAhead } from "@/components/shell/palette/use-typed-ahead";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { findRunning } from "@/lib/time-entries/clock-queries";
import { type Activity, requestClock } from "@/lib/time-entries/requests";
import { projectIdIn } from "@/lib/shared/paths";

const ShortcutsDialog = lazyComponent(() =>
  import("@/components/shell/keys/shortcuts-dialog").then((module) => module.ShortcutsDialog),
);

/** Does what single keys stand for, and shows the dialogs that they open. `onDrop` forgets them if this code cannot be loaded. */
export function KeyHost({ presses }: { presses: readonly KeyPress[]; onDrop?: () => void }) {
  const router = useRouter();
  const client = useQueryClient();
  // Where it was pressed: on a project's page, what is added is for this project.
  const adding = useDialog<{ kind: AddKind; projectId?: string }>();
  const pathname = usePathname();
  const help = useDialog();
  useTypedAhead();
  const pending = useRef<Press>(undefined);
  const handled = useRef(0);

  const run = (action: KeyAction) => {
    if (action.type === "go") router.push(action.href);
    if (action.type === "add") {
      startTypedAhead();
      adding.open({ kind: action.kind, projectId: projectIdIn(pathname) });
    }
    if (action.type === "move") moveFocus(action.by);
    if (action.type === "edit" && editFocusedRow()) startTypedAhead();
    if (action.type === "clock") {
      const activity = activityHere(pathname);
      // A clock that runs is stopped, and one on what the person looks at is started, without a dialog.
      if (!activity && !findRunning(client)) startTypedAhead();
      requestClock({ act: "toggle", activity });
    }
    if (action.type === "help") help.open(true);
  };
  const handlePresses = useEffectEvent(() => {
    for (const press of presses) {
      if (press.id <= handled.current) continue;
      handled.current = press.id;
      // Pressed before this code was loaded.
      if (addTypedAhead(press.key, press.isRepeat)) continue;
      const { action, pending: next } = readKey(press, pending.current);
      pending.current = next;
      // A held key opens a dialog once, and moves with every repeat.
      if (action && (action.type === "move" || !press.isRepeat)) run(action);
    }
  });
  useEffect(() => handlePresses(), [presses]);

  return (
    <>
      {adding.subject && (
        <AddDialog
          key={`adding-${adding.key}`}
          {...adding.subject}
          isOpen={adding.isOpen}
          onClose={adding.close}
        />
      )}
      {help.subject && <ShortcutsDialog key={`help-${help.key}`} isOpen={help.isOpen} onClose={help.close} />}
    </>
  );
}

/** The focused task, or else the project whose page is open. */
function activityHere(pathname: string): Activity | undefined {
  const taskId = focusedTaskId();
  if (taskId) return { taskId };
  const projectId = projectIdIn(pathname);
  return projectId ? { projectId } : undefined;
}
