import { useId, type ReactNode } from "react";

/** A part of a dialog: a title with an optional button at the end of its line, a sentence about it, and its content. */
export function TitledSection({
  title,
  about,
  action,
  children,
}: {
  title: string;
  about: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col">
      <div className="flex min-h-7 items-center justify-between gap-4 has-[button]:mb-1.5">
        <h3 id={titleId} className="min-w-0 font-semibold">
          {title}
        </h3>
        {action}
      </div>
      <p className="text-pretty text-ink-muted">{about}</p>
      {children}
    </section>
  );
}
