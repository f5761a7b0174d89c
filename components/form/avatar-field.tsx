"use client";

import { clsx } from "clsx";
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { FieldNote } from "@/components/form/field";
import type { AvatarDraft } from "@/components/form/use-avatar-draft";
import { Avatar } from "@/components/ui/person/avatar";
import { Button } from "@/components/ui/button";
import { useObjectUrl } from "@/lib/files/object-url";
import { isLayerOpen, isOnTop, LAYERS } from "@/lib/shared/browser/layers";

/** A round picture; choose one, drop one on it, or paste one while no other dialog is open above it. */
export function AvatarField({ draft, label = "Picture" }: { draft: AvatarDraft; label?: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const noteId = useId();
  const stored = useObjectUrl(draft.storedKey);
  usePastedPicture(input, draft.choose);

  return (
    // The dialog's initial focus belongs on the first field, which comes after the picture.
    <div data-not-first className="flex flex-col items-center gap-1.5">
      <button
        type="button"
        aria-label={`${draft.isEmpty ? "Add" : "Change"} ${label.toLowerCase()}`}
        aria-describedby={draft.error ? noteId : undefined}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          void draft.choose(event.dataTransfer.files[0]);
        }}
        className={clsx(
          "group relative rounded-full",
          isOver && "outline-2 outline-offset-2 outline-focus outline-dashed",
        )}
      >
        <Avatar size="xl" url={draft.previewUrl ?? stored.url} isLoading={stored.isLoading} />
        <span
          aria-hidden
          className="absolute inset-0 flex items-center justify-center rounded-full bg-backdrop font-medium text-[white] opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
        >
          Edit
        </span>
      </button>
      {!draft.isEmpty && (
        <Button variant="ghost" size="sm" onClick={draft.clear}>
          Remove picture
        </Button>
      )}
      <FieldNote id={noteId} error={draft.error} />
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={label}
        onChange={(event) => {
          void draft.choose(event.target.files?.[0]);
          // Lets the same file be chosen again.
          event.target.value = "";
        }}
      />
    </div>
  );
}

function usePastedPicture(field: RefObject<HTMLElement | null>, onPicture: (file: File) => unknown) {
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const layer = field.current?.closest<HTMLElement>(LAYERS);
    if (layer ? !isOnTop(layer) : isLayerOpen()) return;
    const picture = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith("image/"));
    if (!picture) return;
    event.preventDefault();
    onPicture(picture);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => handlePaste(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, []);
}
