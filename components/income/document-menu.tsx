"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Banknote, FileText, FolderKanban, History, MoreHorizontal } from "lucide";
import { IconButton } from "@/components/ui/icon-button";
import { Menu, MenuItem, MenuLink } from "@/components/ui/menu/menu";
import { paths } from "@/lib/shared/paths";
import type { PaidDocument } from "@/lib/sales-documents/due";
import { documentName } from "@/lib/sales-documents/rules";
import type { SalesDocumentRow } from "@/lib/sales-documents/schema";

/** The actions of a document's row. Only issued invoices, which have a balance, take payments. */
export function DocumentMenu({
  document,
  onRecordPayment,
  onShowPayments,
}: {
  document: SalesDocumentRow;
  onRecordPayment: (document: PaidDocument) => void;
  onShowPayments: (document: PaidDocument) => void;
}) {
  return (
    <Menu
      trigger={
        <IconButton name={`Actions for ${documentName(document)}`}>
          <Icon of={MoreHorizontal} />
        </IconButton>
      }
    >
      {document.balance !== null && document.state !== "credited" && (
        <MenuItem icon={<Icon of={Banknote} />} onSelect={() => onRecordPayment(document)}>
          Record payment
        </MenuItem>
      )}
      {document.balance !== null && (
        <MenuItem icon={<Icon of={History} />} onSelect={() => onShowPayments(document)}>
          Payments
        </MenuItem>
      )}
      <MenuLink icon={<Icon of={FileText} />} href={paths.salesDocument(document.id)}>
        Open document
      </MenuLink>
      <MenuLink icon={<Icon of={FolderKanban} />} href={paths.project(document.projectId)}>
        Open project
      </MenuLink>
    </Menu>
  );
}
