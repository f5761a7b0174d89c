import { clsx } from "clsx";
import { AppLink } from "@/components/ui/app-link";
import { paths } from "@/lib/shared/paths";
import type { Relation } from "@/lib/sales-documents/issue/lineage";

/** The documents that a document is connected to, as links; nothing without any. */
export function Lineage({ relations, className }: { relations: readonly Relation[]; className?: string }) {
  if (relations.length === 0) return null;
  return (
    <ul aria-label="Related documents" className={clsx("flex flex-wrap gap-x-6 gap-y-1.5", className)}>
      {relations.map(({ label, id, name, isDraft }) => (
        <li key={`${label} ${id}`} className="min-w-0 wrap-anywhere text-ink-muted">
          {label}{" "}
          <AppLink
            href={paths.salesDocument(id)}
            className="inline-flex target items-center font-medium text-ink hover:underline"
          >
            {name}
          </AppLink>
          {isDraft && " (draft)"}
        </li>
      ))}
    </ul>
  );
}
