"use client";

import { useQuery } from "@tanstack/react-query";
import { useDialog } from "@/components/dialog/use-dialog";
import { LoadFailureLine } from "@/components/list/load-failure-line";
import { Button } from "@/components/ui/button";
import { StripButtonSkeleton } from "@/components/ui/figures/figure-strip";
import { useOpenPage } from "@/components/ui/hooks/use-open-page";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { LinkButton } from "@/components/ui/link-button";
import { firstClick } from "@/lib/shared/browser/first-click";
import { MAX_TAKE } from "@/lib/shared/constants";
import { paths } from "@/lib/shared/paths";
import { nextDocument } from "@/lib/sales-documents/issue/next-document";
import type { PaidDocument } from "@/lib/sales-documents/due";
import { useConvertSalesDocument } from "@/lib/sales-documents/draft-queries";
import { salesDocumentsQuery } from "@/lib/sales-documents/queries";
import { documentNameInSentence } from "@/lib/sales-documents/rules";

const ReceivedPaymentDialog = lazyComponent(() =>
  import("@/components/received-payments/received-payment-dialog").then(
    (module) => module.ReceivedPaymentDialog,
  ),
);

/** The button for the next step of a project's documents; nothing if there is none. */
export function NextDocumentButton({ projectId }: { projectId: string }) {
  const convert = useConvertSalesDocument();
  const { openPage, isOpening } = useOpenPage();
  const recording = useDialog<PaidDocument>(ReceivedPaymentDialog);
  const query = useQuery(salesDocumentsQuery({ projectId, kind: "all", take: MAX_TAKE }));
  const next = query.data && nextDocument(query.data.items);
  const dialog = recording.subject && (
    <ReceivedPaymentDialog
      key={recording.key}
      document={recording.subject}
      isOpen={recording.isOpen}
      onClose={recording.close}
    />
  );
  if (query.isPending) return <StripButtonSkeleton />;
  if (query.isLoadingError) return <LoadFailureLine what="Documents" query={query} />;
  if (!next) return dialog;
  if (next.step === "create")
    return (
      <LinkButton
        href={paths.newSalesDocument(next.category, projectId)}
      >{`Create ${next.category}`}</LinkButton>
    );
  const { document } = next;
  if (next.step === "open")
    return (
      <LinkButton
        href={paths.salesDocument(document.id)}
      >{`Open ${documentNameInSentence(document)}`}</LinkButton>
    );
  if (next.step === "recordPayment")
    return (
      <>
        <Button onClick={() => recording.open(document)}>Record payment</Button>
        {dialog}
      </>
    );
  const category = next.step === "makeInvoice" ? "invoice" : "receipt";
  const handleMake = () =>
    convert.mutate(
      { id: document.id, category },
      { onSuccess: (made) => openPage(paths.salesDocument(made.id)) },
    );
  return (
    <>
      <Button
        isLoading={convert.isPending || isOpening}
        onClick={firstClick(handleMake)}
      >{`Make ${category}`}</Button>
      {dialog}
    </>
  );
}
