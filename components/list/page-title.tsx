import { clsx } from "clsx";
import { CountBadge } from "@/components/ui/badge";

/** The title of a section's page and how many rows it has. On phones the top bar shows it, and only screen readers find it here. */
export function PageTitle({
  children,
  count,
  className = "mr-auto",
}: {
  children: string;
  /** Undefined while unknown. */
  count?: number;
  className?: string;
}) {
  return (
    <div className={clsx("flex items-center gap-2.5 max-md:sr-only", className)}>
      <h1 className="text-page font-semibold">{children}</h1>
      {count !== undefined && <CountBadge count={count} />}
    </div>
  );
}
