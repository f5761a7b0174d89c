import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/input/checkbox";
import { listNames } from "@/lib/archive/csv/clients";
import { countOf } from "@/lib/shared/text/format";

/** Shows which clients a CSV import creates for its contacts, and which already exist. */
export function CsvClients({
  created,
  existing,
  repeated,
  areDuplicatesImported,
  setAreDuplicatesImported,
}: {
  created: readonly string[];
  existing: readonly string[];
  repeated: readonly string[];
  areDuplicatesImported: boolean;
  setAreDuplicatesImported: (areImported: boolean) => void;
}) {
  const fate = areDuplicatesImported ? "will still be imported" : "will be skipped";
  return (
    <>
      {created.length > 0 && (
        <p className="text-meta">
          {countOf(created.length, "new client")} will be created: {listNames(created)}
        </p>
      )}
      {existing.length + repeated.length > 0 && (
        <div className="flex flex-col items-start gap-2 text-meta">
          {existing.length > 0 && (
            <p>
              {countOf(existing.length, "client")} with an existing name {fate}: {listNames(existing)}
            </p>
          )}
          {repeated.length > 0 && (
            <p>
              {countOf(repeated.length, "row")} with the same name as an earlier row {fate}:{" "}
              {listNames(repeated)}
            </p>
          )}
          <Checkbox isChecked={areDuplicatesImported} onChange={setAreDuplicatesImported}>
            Import duplicates anyway
          </Checkbox>
        </div>
      )}
    </>
  );
}

/** Shown until the existing clients are loaded. Nothing can be imported before that. */
export function CsvClientsUnknown({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  if (!isFailed) return <p className="text-meta text-ink-muted">Checking which clients exist…</p>;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p className="text-danger">The existing clients could not be checked.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
