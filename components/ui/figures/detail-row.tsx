import type { ReactNode } from "react";

/** A framed list of `DetailRow`s or items like them; nothing without items. */
export function DetailRows({ children }: { children: ReactNode }) {
  return (
    <ul className="mt-2.5 flex flex-col rounded-control border border-line px-3 empty:hidden">{children}</ul>
  );
}

/** A list item of two lines with buttons at its end: what it is, and a muted line about it. */
export function DetailRow({
  title,
  badge,
  detail,
  children,
}: {
  title: string;
  badge?: ReactNode;
  detail: ReactNode;
  /** The buttons. */
  children?: ReactNode;
}) {
  return (
    <li className="flex min-h-13 items-center justify-between gap-4 border-b border-line py-2 last:border-b-0">
      <div className="min-w-0">
        <p className="flex min-w-0 items-center gap-2 font-medium">
          <span className="min-w-0 wrap-anywhere">{title}</span>
          {badge}
        </p>
        <p className="text-meta wrap-break-word text-ink-muted">{detail}</p>
      </div>
      {children && <div className="flex shrink-0 items-center gap-1.5">{children}</div>}
    </li>
  );
}
