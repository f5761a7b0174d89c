import { Icon } from "@/components/ui/icons/icon";
import { ChevronDown, Plus } from "lucide";
import { Suspense } from "react";
import { AppLink } from "@/components/ui/app-link";
import { Menu } from "@/components/ui/menu/menu";
import { lazyComponent, usePreload } from "@/components/ui/popup/lazy-part";
import { paths } from "@/lib/shared/paths";
import type { PaymentRow } from "@/lib/payments/schema";
import { type SalesDocumentCategory, salesDocumentCategories } from "@/lib/sales-documents/categories";

const CreateItems = lazyComponent(() => import("./row-actions").then((module) => module.CreateItems));

/** Creates a document of a project in a wide row: one of `category` with a press, any of the three from the menu. */
export function CreateDocument({
  payment: { id, name },
  category: next,
}: {
  payment: Pick<PaymentRow, "id" | "name">;
  category: SalesDocumentCategory;
}) {
  usePreload(CreateItems);
  const others = salesDocumentCategories.filter((category) => category !== next);
  return (
    <span data-chrome className="flex items-stretch text-ink-muted">
      <AppLink
        href={paths.newSalesDocument(next, id)}
        aria-label={`Create ${next} for ${name}`}
        className="flex h-7 target items-center gap-0.5 rounded-l-control pr-0.5 pl-1.5 text-meta whitespace-nowrap text-ink-muted no-underline hover:bg-hover hover:text-ink"
      >
        <Icon of={Plus} className="size-3.5 shrink-0" />
        <span className="capitalize">{next}</span>
      </AppLink>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={`Create a document for ${name}`}
            className="flex h-7 target w-5 min-w-5! shrink-0 items-center justify-center rounded-r-control hover:bg-hover hover:text-ink data-popup-open:bg-hover pointer-coarse:min-w-11!"
          >
            <Icon of={ChevronDown} className="size-3.5" />
          </button>
        }
      >
        <Suspense>
          <CreateItems projectId={id} categories={[next, ...others]} />
        </Suspense>
      </Menu>
    </span>
  );
}
