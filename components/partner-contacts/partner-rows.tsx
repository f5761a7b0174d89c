import { clsx } from "clsx";
import { LoadMore } from "@/components/list/load-more";
import { RowGroups } from "@/components/list/row-groups";
import { AddRows } from "@/components/list/add-rows";
import { PersonRow, personRowSize } from "@/components/ui/person/person-row";
import type { List } from "@/lib/api/list";
import type { PartnerContact } from "@/lib/partner-contacts/schema";

/** The number of places that rows and outlines fill together. */
const PLACES = 25;

/** Partners by name, followed by a tile that adds one. */
export function PartnerRows({
  page,
  onAdd,
  onOpen,
  onMore,
  isLoadingMore,
  lastItemRef,
}: {
  page: List<PartnerContact>;
  onAdd: () => void;
  onOpen: (partner: PartnerContact) => void;
  onMore: (cause: "press" | "reach") => void;
  isLoadingMore: boolean;
  lastItemRef: (element: HTMLElement | null) => void;
}) {
  const { items, total } = page;
  return (
    <div className="flex flex-1 flex-col">
      <Headers />
      <RowGroups
        rows={items}
        lastItemRef={lastItemRef}
        isFlush
        className="-mx-4"
        groupClassName={personRowSize}
        renderRow={(partner, ref) => (
          <PersonRow
            level={2}
            key={partner.id}
            ref={ref}
            name={partner.name}
            detail={
              <>
                {partner.role}
                <span className="lg:hidden"> · {partner.company}</span>
              </>
            }
            avatar={partner.avatar}
            email={partner.email}
            phoneNumber={partner.phoneNumber}
            onOpen={() => onOpen(partner)}
          >
            <span className={clsx(columns.company, "truncate")} title={partner.company}>
              {partner.company}
            </span>
            <span className={clsx(columns.email, "truncate text-ink-muted")}>{partner.email}</span>
            <span className={clsx(columns.phone, "truncate text-ink-muted tabular")}>
              {partner.phoneNumber}
            </span>
          </PersonRow>
        )}
      />
      <LoadMore shown={items.length} total={total} onMore={onMore} isLoading={isLoadingMore} />
      <AddRows label="Add partner" onAdd={onAdd} shown={total} upTo={PLACES} className="-mx-4" />
    </div>
  );
}

const columns = {
  company: "hidden w-56 lg:block",
  email: "hidden w-60 lg:block",
  phone: "hidden w-36 xl:block",
};

/** Hidden from screen readers, which read each row as one text. */
function Headers() {
  return (
    <div
      aria-hidden
      className="-mx-4 hidden h-9 shrink-0 items-center gap-3 border-b border-line px-4 text-label font-medium text-ink-muted lg:flex"
    >
      {/* After the place of the pictures. */}
      <span className="ml-11 flex-1">Name and role</span>
      <span className={columns.company}>Company</span>
      <span className={columns.email}>Email</span>
      <span className={columns.phone}>Phone</span>
      {/* The place of the two links of a row, which lie over it where there is a mouse. */}
      <span className="hidden w-22 pointer-coarse:block" />
    </div>
  );
}
