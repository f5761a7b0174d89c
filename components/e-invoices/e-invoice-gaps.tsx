"use client";

import { useRouter } from "next/navigation";
import { useConfirm } from "@/components/dialog/confirm";
import { AppLink } from "@/components/ui/app-link";
import type { EInvoiceCheck } from "@/lib/e-invoices/schema";
import { paths } from "@/lib/shared/paths";
import { useTakeBackSalesDocument } from "@/lib/sales-documents/issue/queries";
import { documentNameInSentence } from "@/lib/sales-documents/rules";
import type { SalesDocument } from "@/lib/sales-documents/schema";

type Missing = EInvoiceCheck["missing"];

/**
 * Lists the fields that an issued document lacks for an e-invoice. Those of the client are filled in there. Printed fields
 * cannot change: the document is taken back to fill them in.
 */
export function EInvoiceGaps({
  document,
  missing,
  onLeave,
}: {
  document: SalesDocument;
  missing: Missing;
  /** Called before another page opens. */
  onLeave: () => void;
}) {
  const router = useRouter();
  const confirm = useConfirm();
  const takeBack = useTakeBackSalesDocument();
  const { id, clientId } = document;
  const handleFill = async (field: string) => {
    const question = {
      title: `Take back ${documentNameInSentence(document)}?`,
      body: "An issued document does not change. Taken back, it is a draft again: fill in what is missing and issue it. Credit it instead if it was sent already.",
      proceed: "Take back",
    };
    if (!(await confirm(question))) return;
    takeBack.mutate(id, {
      onSuccess: () => {
        onLeave();
        router.push(paths.salesDocument(id, field));
      },
    });
  };
  return (
    <div className="rounded-control border border-line bg-sunken px-3 py-2.5">
      <p className="text-label font-medium text-ink-muted">Before this can be an e-invoice:</p>
      <ul className="mt-1">
        {missing.map(({ field, label, source }) => (
          <li key={field}>
            {source === "client" && clientId ? (
              <AppLink
                href={paths.client(clientId)}
                onClick={onLeave}
                className="inline-flex target min-h-8 items-center text-left text-link underline"
              >
                {label}
              </AppLink>
            ) : (
              <button
                type="button"
                disabled={takeBack.isPending}
                onClick={() => handleFill(field)}
                className="inline-flex target min-h-8 items-center text-left text-link underline"
              >
                {label}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-ink-muted">
        An issued document does not change. Take it back to fill in what is printed on it, or credit it if it
        was sent already.
      </p>
    </div>
  );
}
