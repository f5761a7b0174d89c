"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import { ShortFormDialog } from "@/components/dialog/short-form-dialog";
import { CheckboxField } from "@/components/form/checkbox-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { useClock } from "@/components/ui/hooks/use-clock";
import { clientQuery } from "@/lib/clients/queries";
import { linkPlaceholder, mailtoAddress, proposeEmail, withLink } from "@/lib/document-links/email";
import { useCreateLink, useSendDocument, useShareTimesheet } from "@/lib/document-links/queries";
import { sendSchema } from "@/lib/document-links/schema";
import { documentNameInSentence, hasTimesheet } from "@/lib/sales-documents/rules";
import type { SalesDocument } from "@/lib/sales-documents/schema";

type Props = {
  document: SalesDocument;
  /** True if this server sends the email; otherwise the person's mail program is opened. */
  canSend: boolean;
  /** True if the client's page has the timesheet. */
  sharesTimesheet: boolean;
  isOpen: boolean;
  onClose: () => void;
};

/** The dialog that sends an issued document by email, in the document's language. Only sending makes the link in the message. */
export function SendDialog(props: Props) {
  const { document } = props;
  const client = useQuery({ ...clientQuery(document.clientId ?? ""), enabled: document.clientId !== null });
  // The form starts with the client's address, which other pages have usually loaded already.
  if (document.clientId !== null && client.isPending) return null;
  const isUnknown = !client.data && client.isError;
  return (
    <SendForm
      {...props}
      to={client.data?.email ?? ""}
      toHint={isUnknown ? "The client's address could not be loaded." : undefined}
    />
  );
}

function SendForm({
  document,
  canSend,
  sharesTimesheet,
  isOpen,
  onClose,
  to,
  toHint,
}: Props & { to: string; toHint?: string }) {
  const clock = useClock();
  const send = useSendDocument();
  const share = useShareTimesheet();
  const makeLink = useLinkOnce(document.id);
  const { origin } = window.location;
  const hasSheet = hasTimesheet(document);
  const isShared = hasSheet && sharesTimesheet;
  const form = useForm({
    resolver: zodResolver(sendSchema),
    defaultValues: { to, ...proposeEmail(document, linkPlaceholder(origin), clock), withTimesheet: isShared },
  });
  return (
    <ShortFormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={`Send ${documentNameInSentence(document)}`}
      description={
        canSend
          ? "The PDF is attached. Replies go to your email address."
          : "Your mail program opens with this message. The link in it leads to the document and its PDF."
      }
      submitLabel={canSend ? "Send" : "Open mail program"}
      onSubmit={async (values) => {
        const { withTimesheet } = values;
        if (withTimesheet !== isShared)
          await share.mutateAsync({ documentId: document.id, sharesTimesheet: withTimesheet });
        const mail = { ...values, message: await withLink(values.message, origin, makeLink) };
        if (canSend) await send.mutateAsync({ ...mail, id: document.id });
        else window.location.assign(mailtoAddress(mail));
      }}
    >
      <TextField
        control={form.control}
        name="to"
        label="To"
        type="email"
        isRequired
        autoComplete="off"
        hint={toHint}
      />
      <TextField control={form.control} name="subject" label="Subject" isRequired autoComplete="off" />
      <TextareaField
        control={form.control}
        name="message"
        label="Message"
        isRequired
        rows={11}
        hint={`The link is made when ${canSend ? "you send it" : "your mail program opens"}.`}
      />
      {hasSheet && (
        <CheckboxField
          control={form.control}
          name="withTimesheet"
          label={
            canSend
              ? "Attach the timesheet and show it on the client’s page"
              : "Show the timesheet on the client’s page"
          }
        />
      )}
    </ShortFormDialog>
  );
}

/** Returns a function that makes a link at its first call. An email that was refused is sent again with the same link. */
function useLinkOnce(documentId: string) {
  const createLink = useCreateLink();
  const made = useRef<string>(undefined);
  return async () => (made.current ??= (await createLink.mutateAsync({ documentId })).url);
}
