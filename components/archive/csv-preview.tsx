import { listNames } from "@/lib/archive/csv/clients";
import { type CsvField, DEFAULT_ROLE } from "@/lib/archive/csv/kinds";
import type { CsvRows } from "@/lib/archive/csv/mapping";
import { countOf } from "@/lib/shared/text/format";

const SHOWN = 5;

/** Shows the first rows as they will be imported, and the skipped rows with their reason. */
export function CsvPreview({
  fields,
  rows,
  partners,
  withoutRole,
  errors,
}: CsvRows & { fields: readonly CsvField[] }) {
  const used = fields.filter(({ field }) => rows.some((row) => row[field]));
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {rows.length > 0 && (
        <div
          role="region"
          aria-label="Preview"
          tabIndex={0}
          className="overflow-x-auto rounded-control border border-line"
        >
          <table className="w-full text-left text-meta">
            <thead className="bg-sunken text-ink-muted">
              <tr>
                {used.map(({ field, label }) => (
                  <th key={field} scope="col" className="px-3 py-2 font-medium whitespace-nowrap">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, SHOWN).map((row) => (
                <tr key={row.id} className="border-t border-line">
                  {used.map(({ field }) => (
                    <td key={field} className="max-w-56 truncate px-3 py-2" title={row[field]}>
                      {row[field]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rows.length > SHOWN && (
        <p className="text-meta text-ink-muted">and {countOf(rows.length - SHOWN, "more row")}</p>
      )}
      {partners.length > 0 && (
        <p className="text-meta">
          {countOf(partners.length, "row")} without a company will be imported as partners:{" "}
          {listNames(partners.map(({ name }) => name))}
        </p>
      )}
      {withoutRole > 0 && (
        <p className="text-meta">
          {countOf(withoutRole, "row")} without a role: “{DEFAULT_ROLE}” will be used
        </p>
      )}
      {errors.length > 0 && (
        <div className="text-meta text-danger">
          <p>{countOf(errors.length, "row")} will be skipped:</p>
          <ul>
            {errors.slice(0, SHOWN).map(({ line, message }) => (
              <li key={line}>
                Row {line}: {message}
              </li>
            ))}
            {errors.length > SHOWN && <li>and {countOf(errors.length - SHOWN, "more row")}</li>}
          </ul>
        </div>
      )}
    </div>
  );
}
