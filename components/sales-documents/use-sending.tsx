"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { useDialog } from "@/components/dialog/use-dialog";
import { lazyComponent } from "@/components/ui/lazy-part";
import { sharingQuery, useCreateLink } from "@/lib/document-links/queries";
import { errorMessages } from "@/lib/errors";
import type { SalesDocument } from "@/lib/sales-documents/schema";

const SendDialog = lazyComponent(() =>
  import("@/components/sales-documents/send-dialog").then((module) => module.SendDialog),
);

/** Returns the dialog that sends a document, and a function that makes its link and opens it. */
export function useSending(document: SalesDocument) {
  const client = useQueryClient();
  const createLink = useCreateLink();
  const [isReading, setReading] = useState(false);
  const dialog = useDialog<{ url: string; canSend: boolean }>(SendDialog);
  const isPreparing = isReading || createLink.isPending;
  const prepare = async () => {
    setReading(true);
    const sharing = await client.fetchQuery(sharingQuery(document.id)).catch(() => null);
    setReading(false);
    if (!sharing) return toast.error(errorMessages.mutation);
    const { canSend } = sharing;
    createLink.mutate({ documentId: document.id }, { onSuccess: ({ url }) => dialog.open({ url, canSend }) });
  };
  const open = () => {
    if (!isPreparing) void prepare();
  };
  return {
    open,
    isPreparing,
    dialog: dialog.subject && (
      <SendDialog
        key={dialog.key}
        document={document}
        {...dialog.subject}
        isOpen={dialog.isOpen}
        onClose={dialog.close}
      />
    ),
  };
}
