import type { ReactNode } from "react";
import { StartForm } from "./sign-in/start-form";

/** One way to start: what it is, and its buttons beside or below. */
export function StartRow({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid flex-1 scroll-mt-6 content-center items-center gap-x-10 gap-y-4 bg-panel p-6 md:p-8 xl:grid-cols-[1fr_15rem]"
    >
      <div className="flex flex-col gap-1.5">
        <h2 id={`${id}-title`} className="text-title font-semibold text-balance">
          {title}
        </h2>
        <p className="max-w-prose text-pretty text-ink-muted">{text}</p>
      </div>
      <StartForm label={title} className="flex flex-col gap-2">
        {children}
      </StartForm>
    </section>
  );
}
