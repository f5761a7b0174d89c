"use client";

import { Icon } from "@/components/ui/icons/icon";
import { X } from "lucide";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Spinner } from "@/components/ui/spinner";

/** The builder's title bar; shows a spinner until the title is known. */
export function BuilderHeader({
  title,
  detail,
  actions,
  onClose,
}: {
  title: string | undefined;
  detail?: string;
  actions?: ReactNode;
  onClose: () => void;
}) {
  return (
    <header
      data-chrome
      className="mx-auto flex w-full max-w-page shrink-0 items-center gap-2 px-4 py-1 md:px-6 md:pt-5 md:pb-3"
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <h1 className="min-w-0 truncate text-title font-semibold md:text-page" title={title}>
          {title ?? (
            <span role="status" aria-label="Loading" className="flex h-8.5 items-center">
              <Spinner />
            </span>
          )}
        </h1>
        {detail && <p className="min-w-0 truncate text-ink-muted">{detail}</p>}
      </div>
      {actions}
      <IconButton name="Close" onClick={onClose}>
        <Icon of={X} />
      </IconButton>
    </header>
  );
}
