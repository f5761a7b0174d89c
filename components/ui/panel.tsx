import { clsx } from "clsx";
import { useId, type ReactNode } from "react";
import { CountBadge } from "@/components/ui/badge";

export interface PanelProps {
  title: string;
  /** Shown next to the title; undefined while unknown. */
  count?: number;
  /** Buttons and toggles at the end of the title line. */
  actions?: ReactNode;
  /** A second line under the title that does not scroll: filters, tabs. */
  toolbar?: ReactNode;
  footer?: ReactNode;
  headingLevel?: 2 | 3;
  className?: string;
  bodyClassName?: string;
  children: ReactNode;
}

/** A titled white surface. Given a height from outside, its body scrolls inside, except on phones, where the page does. */
export function Panel({
  title,
  count,
  actions,
  toolbar,
  footer,
  headingLevel = 2,
  className,
  bodyClassName,
  children,
}: PanelProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-labelledby={titleId}
      className={clsx("flex min-h-0 min-w-0 flex-col rounded-panel border border-line bg-panel", className)}
    >
      <header className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1.5 px-4 pt-3 pb-2 max-md:py-1">
        <div className="mr-auto flex min-w-0 items-center gap-2">
          <Heading id={titleId} className="truncate text-title font-semibold" title={title}>
            {title}
          </Heading>
          {count !== undefined && <CountBadge count={count} />}
        </div>
        {actions && <div className="ml-auto flex flex-wrap items-center gap-1.5">{actions}</div>}
      </header>
      {toolbar && <div className="flex flex-wrap items-center gap-2 px-4 pb-2">{toolbar}</div>}
      {/* Positioned, so that visually hidden inputs scroll with it and do not extend the page. */}
      <div
        className={clsx(
          "relative min-h-0 flex-1 px-4 pb-4 md:overflow-y-auto lg:overscroll-contain",
          bodyClassName,
        )}
      >
        {children}
      </div>
      {footer && <footer className="border-t border-line px-4 py-2.5">{footer}</footer>}
    </section>
  );
}
