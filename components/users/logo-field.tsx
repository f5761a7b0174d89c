"use client";

import { useId, useRef } from "react";
import { FieldNote } from "@/components/form/field";
import { Button } from "@/components/ui/button";
import type { LogoDraft } from "@/components/users/use-logo-draft";

/** Chooses and removes the logo. The preview beside it shows it. */
export function LogoField({ draft }: { draft: LogoDraft }) {
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const name = draft.size ? "Change logo" : "Choose logo";
  return (
    <div className="flex flex-col items-start gap-1">
      <span className="text-label font-medium text-ink-muted">Logo</span>
      <div className="flex flex-wrap gap-2">
        <Button aria-describedby={noteId} onClick={() => input.current?.click()}>
          {name}
        </Button>
        {draft.size && (
          <Button variant="ghost" onClick={draft.clear}>
            Remove
          </Button>
        )}
      </div>
      <FieldNote
        id={noteId}
        error={draft.error}
        hint="PNG or JPEG. At least 600 pixels wide prints sharply."
      />
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        aria-label="Logo"
        onChange={(event) => {
          void draft.choose(event.target.files?.[0]);
          // Lets the same file be chosen again.
          event.target.value = "";
        }}
      />
    </div>
  );
}
