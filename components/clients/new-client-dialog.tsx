"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { v7 as newId } from "uuid";
import { ClientFields } from "@/components/clients/client-fields";
import { FormDialog } from "@/components/dialog/form-dialog";
import {
  type ClientForm,
  type ClientFormInput,
  emptyClientForm,
  newClientFormSchema,
} from "@/lib/clients/form";
import { useCreateClient } from "@/lib/clients/queries";
import type { Client } from "@/lib/clients/schema";
import { paths } from "@/lib/shared/paths";

/** The "Create New Client" dialog, which opens the new client's page unless `onCreated` is set. */
export function NewClientDialog({
  name = "",
  isOpen,
  onClose,
  onCreated,
}: {
  /** The name that the form starts with. */
  name?: string;
  isOpen: boolean;
  onClose: () => void;
  onCreated?: (client: Client) => void;
}) {
  const router = useRouter();
  const createClient = useCreateClient();
  const [id] = useState(() => newId());
  const form = useForm<ClientFormInput, unknown, ClientForm>({
    resolver: zodResolver(newClientFormSchema),
    defaultValues: { ...emptyClientForm, name },
  });
  const themeColor = useWatch({ control: form.control, name: "themeColor" });

  const handleSubmit = (values: ClientForm) => createClient.mutateAsync({ id, ...values });
  const handleSaved = (client: Client) => {
    onClose();
    if (onCreated) onCreated(client);
    else router.push(paths.client(id));
  };

  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={handleSubmit}
      onSaved={handleSaved}
      title="Create New Client"
      saveLabel="Add client"
      themeColor={themeColor}
    >
      <ClientFields control={form.control} />
    </FormDialog>
  );
}
