"use client";

import { useQuery } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { Plus } from "lucide";
import { useState } from "react";
import { CatalogueItemDialog, type CatalogueItemSubject } from "./catalogue-item-dialog";
import { useDialog } from "@/components/dialog/use-dialog";
import { SearchField } from "@/components/list/filter/search-field";
import { LoadingRows } from "@/components/list/loading-rows";
import { Button } from "@/components/ui/button";
import { NoMatch } from "@/components/ui/empty-state";
import { DetailRow, DetailRows } from "@/components/ui/figures/detail-row";
import { Dialog, DialogBody } from "@/components/ui/popup/dialog";
import { TitledSection } from "@/components/ui/titled-section";
import { catalogueItemsQuery } from "@/lib/catalogue-items/queries";
import { describeRate } from "@/lib/catalogue-items/rules";
import { searchText } from "@/lib/shared/text/search-text";
import { useQueryData } from "@/lib/query/use-query-data";
import { userQuery } from "@/lib/users/queries";

/** From this many lines on, the list can be searched. */
const SEARCHED_FROM = 8;

/** The price list, each line with a button that edits it. */
export function CatalogueItemsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const query = useQuery(catalogueItemsQuery());
  const user = useQueryData(userQuery());
  const dialog = useDialog<CatalogueItemSubject>();
  const [name, setName] = useState("");
  const items = query.data?.items ?? [];
  const shown = items.filter((item) => searchText(item.title).includes(searchText(name)));
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Price list" width="md" isShort>
      <DialogBody>
        <TitledSection
          title="Items that you use again"
          about="Type the title in an item of a document to use one. The menu of an item saves it here."
          action={
            <Button
              size="sm"
              onClick={() => dialog.open({ mode: "create", item: { currency: user?.currency ?? null } })}
            >
              <Icon of={Plus} />
              Add item
            </Button>
          }
        >
          {!query.data && <LoadingRows query={query} count={3} className="mt-2.5 h-13" />}
          {items.length >= SEARCHED_FROM && (
            <SearchField
              label="Search the price list"
              value={name}
              onChange={setName}
              className="mt-2.5 w-full"
            />
          )}
          {items.length > 0 && shown.length === 0 && (
            <NoMatch line="No item matched your search." onClear={() => setName("")} />
          )}
          <DetailRows>
            {shown.map((item) => (
              <DetailRow
                key={item.id}
                title={item.title}
                detail={[describeRate(item), item.description].filter(Boolean).join(" · ")}
              >
                <Button
                  size="sm"
                  onClick={() => dialog.open({ mode: "edit", item })}
                  aria-label={`Edit ${item.title}`}
                >
                  Edit
                </Button>
              </DetailRow>
            ))}
          </DetailRows>
        </TitledSection>
      </DialogBody>
      {dialog.subject && (
        <CatalogueItemDialog
          key={dialog.key}
          subject={dialog.subject}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </Dialog>
  );
}
