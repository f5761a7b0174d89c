"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { useDialog } from "@/components/dialog/use-dialog";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { sharingQuery } from "@/lib/document-links/queries";
import { errorMessages } from "@/lib/shared/errors";
import type { SalesDocument } from "@/lib/sales-documents/schema";

const SendDialog = lazyComponent(() =>
  import("@/components/sales-documents/issued/send-dialog").then((module) => module.SendDialog),
);

const ConfirmEmailDialog = lazyComponent(() =>
  import("@/components/accounts/confirm-email-dialog").then((module) => module.ConfirmEmailDialog),
);

/** Returns the dialog that sends a document, and a function that opens it. */
export function useSending(document: SalesDocument) {
  const client = useQueryClient();
  const [isPreparing, setPreparing] = useState(false);
  const dialog = useDialog<{ canSend: boolean; sharesTimesheet: boolean }>(SendDialog);
  const confirmation = useDialog<{ email: string | null; sharesTimesheet: boolean }>(ConfirmEmailDialog);
  const prepare = async () => {
    setPreparing(true);
    // Always read again: the address may have been confirmed in another tab.
    const query = { ...sharingQuery(document.id), staleTime: 0 };
    const sharing = await client.fetchQuery(query).catch(() => null);
    setPreparing(false);
    if (!sharing) return toast.error(errorMessages.mutation);
    const { canSend, mustConfirm, ownEmail, sharesTimesheet } = sharing;
    if (mustConfirm) confirmation.open({ email: ownEmail, sharesTimesheet });
    else dialog.open({ canSend, sharesTimesheet });
  };
  const handleMailProgram = () => {
    const { sharesTimesheet = false } = confirmation.subject ?? {};
    confirmation.close();
    dialog.open({ canSend: false, sharesTimesheet });
  };
  const open = () => {
    if (!isPreparing) void prepare();
  };
  return {
    open,
    isPreparing,
    dialog: (
      <>
        {dialog.subject && (
          <SendDialog
            key={`send-${dialog.key}`}
            document={document}
            {...dialog.subject}
            isOpen={dialog.isOpen}
            onClose={dialog.close}
          />
        )}
        {confirmation.subject && (
          <ConfirmEmailDialog
            key={`confirm-${confirmation.key}`}
            email={confirmation.subject.email}
            isOpen={confirmation.isOpen}
            onClose={confirmation.close}
            onUseMailProgram={handleMailProgram}
          />
        )}
      </>
    ),
  };
}
