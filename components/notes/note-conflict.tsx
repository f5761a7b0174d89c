import { ConflictValue } from "@/components/dialog/conflict-value";
import { Button } from "@/components/ui/button";

/** Shows both versions of a note that was changed in two places, and lets the user choose. Both are kept until then. */
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
      <p className="font-medium">These notes were changed elsewhere while you were editing.</p>
      <ConflictValue label="Your version" text={mine} />
      <ConflictValue label="Other version" text={theirs} />
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
