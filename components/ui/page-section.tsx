import { useId, type ReactNode } from "react";

/**
 * A titled surface of a page that is as high as its content. With `isDialog` it is a dialog beside the page, which it does not
 * cover.
 */
export function PageSection({
  title,
  about,
  isDialog = false,
  children,
}: {
  title: string;
  about?: ReactNode;
  isDialog?: boolean;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section
      {...(isDialog ? { role: "dialog", "data-inline": "" } : undefined)}
      aria-labelledby={titleId}
      className="flex flex-col rounded-panel border border-line bg-panel"
    >
      <header className="px-4 pt-4 md:px-5">
        <h2 id={titleId} className="text-lead font-semibold">
          {title}
        </h2>
        {about && <p className="mt-0.5 text-pretty text-ink-muted">{about}</p>}
      </header>
      {children}
    </section>
  );
}

/** The content of a `PageSection`. */
export function PageSectionBody({ children }: { children: ReactNode }) {
  return <div className="relative flex flex-col gap-4 px-4 py-4 md:px-5">{children}</div>;
}
