"use client";

import { Icon } from "@/components/ui/icons/icon";
import { MoreHorizontal } from "lucide";
import { Suspense } from "react";
import { lazyComponent, usePreload } from "@/components/ui/popup/lazy-part";
import { Menu } from "@/components/ui/menu/menu";
import type { PaymentRow } from "@/lib/payments/schema";

const RowActions = lazyComponent(() => import("./row-actions").then((module) => module.RowActions));

/** The menu of a narrow row: creates the documents that are missing, and edits, repeats and deletes those that are there. */
export function RowMenu({ payment }: { payment: PaymentRow }) {
  usePreload(RowActions);
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Documents of ${payment.name}`}
          className="flex size-7 target shrink-0 items-center justify-center rounded-control text-ink-muted hover:bg-hover hover:text-ink data-popup-open:bg-hover"
        >
          <Icon of={MoreHorizontal} className="size-4" />
        </button>
      }
    >
      <Suspense>
        <RowActions payment={payment} />
      </Suspense>
    </Menu>
  );
}
