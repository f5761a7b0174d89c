"use client";

import { Banknote, FileText, FolderKanban, History, MoreHorizontal } from "lucide-react";
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
          <MoreHorizontal aria-hidden />
        </IconButton>
      }
    >
      {document.balance !== null && (
        <>
          <MenuItem icon={<Banknote aria-hidden />} onSelect={() => onRecordPayment(document)}>
            Record payment
          </MenuItem>
          <MenuItem icon={<History aria-hidden />} onSelect={() => onShowPayments(document)}>
            Payments
          </MenuItem>
        </>
      )}
      <MenuLink icon={<FileText aria-hidden />} href={paths.salesDocument(document.id)}>
        Open document
      </MenuLink>
      <MenuLink icon={<FolderKanban aria-hidden />} href={paths.project(document.projectId)}>
        Open project
      </MenuLink>
    </Menu>
  );
}
