import { Icon } from "@/components/ui/icons/icon";
import { ChevronDown, FilePlus2, Plus } from "lucide";
import { useRouter } from "next/navigation";
import { AppLink } from "@/components/ui/app-link";
import { Menu, MenuItem } from "@/components/ui/menu/menu";
import { paths } from "@/lib/shared/paths";
import type { PaymentRow } from "@/lib/payments/schema";
import { type SalesDocumentCategory, salesDocumentCategories } from "@/lib/sales-documents/categories";

/** Creates a document of a project: one of `category` with a press, any of the three from the menu. Phones have the menu only. */
export function CreateDocument({
  payment: { id, name },
  category: next,
  isPhone,
}: {
  payment: Pick<PaymentRow, "id" | "name">;
  category: SalesDocumentCategory;
  isPhone: boolean;
}) {
  const router = useRouter();
  const others = salesDocumentCategories.filter((category) => category !== next);
  return (
    <span data-chrome className="flex items-stretch text-ink-muted">
      {!isPhone && (
        <AppLink
          href={paths.newSalesDocument(next, id)}
          aria-label={`Create ${next} for ${name}`}
          className="flex h-7 target items-center gap-0.5 rounded-l-control pr-0.5 pl-1.5 text-meta whitespace-nowrap text-ink-muted no-underline hover:bg-hover hover:text-ink @max-4xl:hidden"
        >
          <Icon of={Plus} className="size-3.5 shrink-0" />
          <span className="capitalize">{next}</span>
        </AppLink>
      )}
      <Menu
        trigger={
          <button
            type="button"
            aria-label={`Create a document for ${name}`}
            className="flex h-7 target w-5 min-w-5! shrink-0 items-center justify-center rounded-r-control hover:bg-hover hover:text-ink data-popup-open:bg-hover @max-4xl:w-7 @max-4xl:rounded-control pointer-coarse:min-w-11!"
          >
            <Icon of={Plus} className="size-4 @4xl:hidden" />
            {!isPhone && <Icon of={ChevronDown} className="size-3.5 @max-4xl:hidden" />}
          </button>
        }
      >
        {[next, ...others].map((category) => (
          <MenuItem
            key={category}
            icon={<Icon of={FilePlus2} />}
            onSelect={() => router.push(paths.newSalesDocument(category, id))}
          >
            Create {category}
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}
