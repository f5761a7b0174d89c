"use client";

import { useEffect, useRef } from "react";
import { ConflictValue } from "@/components/dialog/conflict-value";
import type { EditConflict } from "@/components/dialog/use-row-edit";
import { Button } from "@/components/ui/button";

/** Lists the fields that were changed both here and elsewhere, and lets the user choose a value for each. */
export function EditConflictPanel({
  conflict,
  onSettled,
}: {
  conflict: EditConflict;
  /** Called when the last field is resolved. */
  onSettled: () => void;
}) {
  const panel = useRef<HTMLDivElement>(null);
  // The pressed button is removed together with its field.
  const count = conflict.fields.length;
  useEffect(() => panel.current?.focus(), [count]);

  const handleChoice = (name: string, which: "mine" | "theirs") => {
    conflict.choose(name, which);
    if (count === 1) onSettled();
  };

  return (
    <div
      ref={panel}
      role="alert"
      tabIndex={-1}
      className="flex flex-col gap-4 rounded-control border border-line-strong px-3 py-3 outline-none"
    >
      <p className="font-medium">
        This was changed elsewhere while you were editing. Choose which version to save.
      </p>
      {conflict.fields.map(({ name, mine, theirs }) => (
        <div key={name} role="group" aria-label={name} className="flex flex-col gap-2">
          <h2 className="font-medium">{name}</h2>
          <div className="grid gap-2 sm:grid-cols-2">
            <ConflictValue label="Your version" text={mine} />
            <ConflictValue label="Other version" text={theirs} />
          </div>
          <div className="flex flex-wrap gap-1.5">
            <Button size="sm" onClick={() => handleChoice(name, "mine")}>
              Keep yours
            </Button>
            <Button size="sm" onClick={() => handleChoice(name, "theirs")}>
              Keep the other
            </Button>
          </div>
        </div>
      ))}
    </div>
  );
}
