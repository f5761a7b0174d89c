import { LoadMore } from "@/components/list/load-more";
import { RowGroups } from "@/components/list/row-groups";
import { PlaceholderFill } from "@/components/list/placeholder-fill";
import { AddTile } from "@/components/list/add-tile";
import { PersonRow } from "@/components/ui/person-row";
import type { List } from "@/lib/list";
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
    <div className="flex flex-1 flex-col gap-1.5">
      <RowGroups
        rows={items}
        lastItemRef={lastItemRef}
        className="gap-1.5"
        groupClassName="flex flex-col gap-1.5"
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
            <span className="hidden w-56 truncate lg:block" title={partner.company}>
              {partner.company}
            </span>
            <span className="hidden w-60 truncate text-ink-muted xl:block">{partner.email}</span>
            <span className="hidden w-36 truncate text-ink-muted tabular xl:block">
              {partner.phoneNumber}
            </span>
          </PersonRow>
        )}
      />
      <LoadMore shown={items.length} total={total} onMore={onMore} isLoading={isLoadingMore} />
      <AddTile label="Add partner" onAdd={onAdd} className="min-h-13!" />
      <PlaceholderFill filled={total + 1} upTo={PLACES} rowClassName="min-h-13" />
    </div>
  );
}
