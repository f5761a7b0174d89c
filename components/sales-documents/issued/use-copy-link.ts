"use client";

import { toast } from "sonner";
import { copyText } from "@/lib/shared/browser/copy-text";
import { useCreateLink } from "@/lib/document-links/queries";
import { WITH_BUTTON_MS } from "@/lib/shared/browser/toast-durations";

/** Returns a function that makes a link to the client's page and copies it. */
export function useCopyLink(documentId: string) {
  const createLink = useCreateLink();
  const copyLink = () => {
    if (createLink.isPending) return;
    createLink.mutate({ documentId }, { onSuccess: ({ url }) => void copyLinkAddress(url) });
  };
  return { copyLink, isCopying: createLink.isPending };
}

/** Copies the address of a link that was just made. */
export async function copyLinkAddress(url: string) {
  try {
    await copyText(url);
    toast.success("Link copied");
  } catch {
    // Some browsers allow copying only directly after a press.
    toast("The link is ready", {
      duration: WITH_BUTTON_MS,
      action: { label: "Copy", onClick: () => void copyText(url).catch(() => toast.error(url)) },
    });
  }
}
