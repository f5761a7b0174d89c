import { clsx } from "clsx";

type Column = { name: string; isFigure?: boolean };

/** The first rows of an import as they will be imported. Figures are aligned right; a cell that is too long is cut, with its text as title. */
export function PreviewTable({
  label,
  columns,
  rows,
}: {
  label: string;
  columns: readonly Column[];
  rows: readonly { id: string; cells: readonly string[] }[];
}) {
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={label}
      className="overflow-x-auto rounded-control border border-line"
    >
      <table className="w-full text-left text-meta">
        <thead className="bg-sunken text-ink-muted">
          <tr>
            {columns.map(({ name, isFigure }) => (
              <th
                key={name}
                scope="col"
                className={clsx("px-3 py-2 font-medium whitespace-nowrap", isFigure && "text-right")}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id} className="border-t border-line">
              {columns.map(({ name, isFigure }, index) => (
                <td
                  key={name}
                  className={clsx("max-w-56 truncate px-3 py-2 tabular", isFigure && "text-right")}
                  title={cells[index]}
                >
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
