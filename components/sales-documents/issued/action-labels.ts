import {
  Banknote,
  Copy,
  FileCode,
  FilePlus,
  FileText,
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
  makeInvoice: "Make invoice",
  openInvoice: "Open invoice",
  makeDeposit: "Make deposit invoice",
  makeReceipt: "Make receipt",
  openReceipt: "Open receipt",
  duplicate: "Duplicate",
  credit: "Credit",
  eInvoice: "E-invoice",
  takeBack: "Take back",
};

export const actionIcons: Record<IssuedAction, IconNode> = {
  recordPayment: Banknote,
  makeInvoice: FilePlus,
  openInvoice: FileText,
  makeDeposit: PieChart,
  makeReceipt: ReceiptText,
  openReceipt: ReceiptText,
  duplicate: Copy,
  credit: Wallet,
  eInvoice: FileCode,
  takeBack: Undo2,
};
