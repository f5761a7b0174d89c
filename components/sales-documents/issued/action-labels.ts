import {
  Banknote,
  Copy,
  FileCode,
  FilePlus,
  type IconNode,
  PieChart,
  ReceiptText,
  Undo2,
  Wallet,
} from "lucide";
import type { IssuedAction } from "@/lib/sales-documents/issue/issued-actions";

/** The words of each action on an issued document. */
export const actionLabels: Record<IssuedAction, string> = {
  recordPayment: "Record payment",
  makeInvoice: "Create invoice",
  makeDeposit: "Create deposit invoice",
  makeReceipt: "Create receipt",
  openReceipt: "Open receipt",
  duplicate: "Duplicate",
  credit: "Credit",
  eInvoice: "E-invoice",
  takeBack: "Take back",
};

export const actionIcons: Record<IssuedAction, IconNode> = {
  recordPayment: Banknote,
  makeInvoice: FilePlus,
  makeDeposit: PieChart,
  makeReceipt: ReceiptText,
  openReceipt: ReceiptText,
  duplicate: Copy,
  credit: Wallet,
  eInvoice: FileCode,
  takeBack: Undo2,
};
