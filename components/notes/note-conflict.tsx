import { Button } from "@/components/ui/button";

/** Both texts of a note that was changed in two places, and the choice between them. Nothing is lost until then. */
export function NoteConflict({
  mine,
  theirs,
  onChoose,
}: {
  mine: string;
  theirs: string;
  onChoose: (which: "mine" | "theirs" | "both") => void;
}) {
  return (
    <div role="alert" className="flex flex-col gap-3 px-4 pb-4">
      <p className="font-medium">These notes were changed in another place meanwhile.</p>
      <Version label="Yours" text={mine} />
      <Version label="The other text" text={theirs} />
      <div className="flex flex-wrap gap-1.5">
        <Button size="sm" onClick={() => onChoose("mine")}>
          Keep yours
        </Button>
        <Button size="sm" onClick={() => onChoose("theirs")}>
          Keep the other
        </Button>
        <Button size="sm" onClick={() => onChoose("both")}>
          Keep both
        </Button>
      </div>
    </div>
  );
}

function Version({ label, text }: { label: string; text: string }) {
  return (
    <section aria-label={label} className="flex flex-col gap-1">
      <h3 className="text-label font-medium text-ink-muted">{label}</h3>
      <p
        // It scrolls, so the keyboard must reach it.
        tabIndex={0}
        className="max-h-32 overflow-y-auto rounded-control bg-sunken px-2.5 py-1.5 wrap-break-word whitespace-pre-wrap"
      >
        {text || <span className="text-ink-muted">Nothing</span>}
      </p>
    </section>
  );
}
