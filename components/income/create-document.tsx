import { ChevronDown, FilePlus2, Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { AppLink } from "@/components/ui/app-link";
import { Menu, MenuItem } from "@/components/ui/menu/menu";
import { paths } from "@/lib/shared/paths";
import { nextCategory } from "@/lib/payments/rules";
import type { PaymentRow } from "@/lib/payments/schema";
import { salesDocumentCategories } from "@/lib/sales-documents/categories";

/** Creates a document of a project: the next logical one with a press, any of the three from the menu. */
export function CreateDocument({ payment }: { payment: PaymentRow }) {
  const router = useRouter();
  const { id, name } = payment;
  const next = nextCategory(payment.salesDocuments);
  const others = salesDocumentCategories.filter((category) => category !== next);
  return (
    <span data-chrome className="flex shrink-0 items-stretch rounded-control text-ink-muted">
      <AppLink
        href={paths.newSalesDocument(next, id)}
        aria-label={`Create ${next} for ${name}`}
        className="flex h-7 target items-center gap-1 rounded-l-control pr-1 pl-2 text-meta whitespace-nowrap text-ink-muted no-underline hover:bg-hover hover:text-ink"
      >
        <Plus aria-hidden className="size-3.5 shrink-0" />
        {/* The column of the documents is short of room in a ledger of this width. */}
        <span className="@4xl:@max-5xl:hidden">Create {next}</span>
        <span className="hidden capitalize @4xl:@max-5xl:inline">{next}</span>
      </AppLink>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={`Create a document for ${name}`}
            className="flex target w-6 shrink-0 items-center justify-center rounded-r-control hover:bg-hover hover:text-ink data-popup-open:bg-hover pointer-coarse:min-w-11!"
          >
            <ChevronDown aria-hidden className="size-3.5" />
          </button>
        }
      >
        {[next, ...others].map((category) => (
          <MenuItem
            key={category}
            icon={<FilePlus2 aria-hidden />}
            onSelect={() => router.push(paths.newSalesDocument(category, id))}
          >
            Create {category}
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}
