import type { ReactNode } from "react";
import { PennantMark } from "@/components/ui/pennant-mark";

/** Replaces a page that cannot be shown, in its middle: the logo, the reason, and links to other pages. */
export function ErrorPage({
  title,
  children,
  actions,
}: {
  title: string;
  children?: ReactNode;
  actions: ReactNode;
}) {
  return (
    <div className="mx-auto flex min-h-full max-w-md flex-col items-center justify-center gap-4 px-5 py-16 text-center text-balance">
      <PennantMark className="size-10" />
      <h1 className="text-page font-semibold">{title}</h1>
      {children}
      <div className="mt-2 flex flex-wrap justify-center gap-2">{actions}</div>
    </div>
  );
}
