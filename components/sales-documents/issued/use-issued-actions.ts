"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useConfirm } from "@/components/dialog/confirm";
import { useOpenPage } from "@/components/ui/hooks/use-open-page";
import { paths } from "@/lib/shared/paths";
import { useConvertSalesDocument } from "@/lib/sales-documents/draft-queries";
import { type IssuedAction, openedBy } from "@/lib/sales-documents/issue/issued-actions";
import {
  useCreditSalesDocument,
  useDuplicateSalesDocument,
  useTakeBackSalesDocument,
} from "@/lib/sales-documents/issue/queries";

import { documentNameInSentence } from "@/lib/sales-documents/rules";
import type { SalesDocument } from "@/lib/sales-documents/schema";

/** Returns a function that performs an action which needs no dialog, and the document whose actions to show; one that it makes is opened. */
export function useIssuedActions(document: SalesDocument) {
  const { id, kind } = document;
  const router = useRouter();
  const confirm = useConfirm();
  const convert = useConvertSalesDocument();
  const credit = useCreditSalesDocument();
  const duplicate = useDuplicateSalesDocument();
  const takeBack = useTakeBackSalesDocument();
  const { openPage, isOpening } = useOpenPage();
  const isBusy = isOpening || [convert, credit, duplicate, takeBack].some(({ isPending }) => isPending);
  // The buttons stay as they are until the page of what was made is shown.
  const [shown, setShown] = useState(document);
  if (!isBusy && shown !== document) setShown(document);
  const opening = { onSuccess: (made: SalesDocument) => openPage(paths.salesDocument(made.id)) };

  const handleTakeBack = async () => {
    const title = `Take back ${documentNameInSentence(document)}?`;
    const advice = kind === "invoice" ? " If you have already sent it, credit it instead." : "";
    const body = `It becomes a draft again and its number can be used again.${advice}`;
    if (await confirm({ title, body, proceed: "Take back" })) takeBack.mutate(id);
  };

  const perform = (action: Exclude<IssuedAction, "recordPayment" | "makeDeposit" | "eInvoice">) => {
    if (isBusy) return;
    if (action === "makeInvoice") convert.mutate({ id, category: "invoice" }, opening);
    if (action === "makeReceipt") convert.mutate({ id, category: "receipt" }, opening);
    const opened = openedBy(action, document);
    if (opened) router.push(paths.salesDocument(opened));
    if (action === "duplicate") duplicate.mutate(id, opening);
    if (action === "credit") credit.mutate(id, opening);
    if (action === "takeBack") void handleTakeBack();
  };
  return { perform, isBusy, shown };
}
