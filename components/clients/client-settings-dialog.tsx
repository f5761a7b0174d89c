"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useForm, useWatch } from "react-hook-form";
import { ClientFields } from "@/components/clients/client-fields";
import { askBeforeDelete } from "@/components/dialog/ask-before-delete";
import { FormDialog } from "@/components/dialog/form-dialog";
import { useRowEdit } from "@/components/dialog/use-row-edit";
import {
  type ClientForm,
  type ClientFormInput,
  clientFieldNames,
  clientSettingsFormSchema,
  toClientForm,
} from "@/lib/clients/form";
import { useArchiveClient } from "@/lib/clients/archive-client";
import { useDeleteClient } from "@/lib/clients/delete-client";
import { useUpdateClient } from "@/lib/clients/queries";
import type { Client } from "@/lib/clients/schema";
import { themeTone } from "@/lib/clients/theme-colors";
import { clientDeletionQuery } from "@/lib/deletion/queries";
import { optionalEmail } from "@/lib/shared/text/email";
import { languageNames, languageOf } from "@/lib/shared/text/languages";
import { paths } from "@/lib/shared/paths";
import { findRunning } from "@/lib/time-entries/clock-queries";

/** The "Edit Client" dialog: edits the client, or deletes it with all its rows. */
export function ClientSettingsDialog({
  client,
  isOpen,
  onClose,
}: {
  client: Client;
  isOpen: boolean;
  onClose: () => void;
}) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const updateClient = useUpdateClient();
  const deleteClient = useDeleteClient();
  const archive = useArchiveClient();
  const form = useForm<ClientFormInput, unknown, ClientForm>({
    resolver: zodResolver(clientSettingsFormSchema.extend({ email: optionalEmail(client.email) })),
    defaultValues: toClientForm(client),
  });
  const themeColor = useWatch({ control: form.control, name: "themeColor" });

  const edit = useRowEdit({
    form,
    row: client,
    toForm: toClientForm,
    names: clientFieldNames,
    inWords: {
      "Theme colour": ({ themeColor: color }) => themeTone(color).label,
      Language: ({ language }) => languageNames[languageOf(language)],
    },
    save: (change) => updateClient.mutateAsync({ id: client.id, ...change }),
  });

  const handleArchive = () => {
    onClose();
    archive({ ...client, isArchived: true });
  };

  const handleDelete = () => {
    onClose();
    deleteClient.mutate(client);
    router.push(paths.clients);
  };

  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      subject={client.id}
      onSubmit={edit.submit}
      edit={edit}
      onDelete={handleDelete}
      deleteLabel="Delete Client"
      deleteQuestion={() =>
        askBeforeDelete(
          {
            noun: "client",
            name: client.name,
            hasClock: findRunning(queryClient)?.clientId === client.id,
            onArchive: client.archivedAt ? undefined : handleArchive,
          },
          () => queryClient.fetchQuery(clientDeletionQuery(client.id)),
        )
      }
      title="Edit Client"
      themeColor={themeColor}
    >
      <ClientFields control={form.control} />
    </FormDialog>
  );
}
