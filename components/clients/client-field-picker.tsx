"use client";

import { useState } from "react";
import { type FieldValues, useController } from "react-hook-form";
import { useClientOptions } from "@/components/clients/client-picker";
import { useDialog } from "@/components/dialog/use-dialog";
import { ComboboxField } from "@/components/form/combobox-field";
import type { FieldProps } from "@/components/form/field";
import type { ComboboxOption } from "@/components/ui/combobox/combobox-trigger";
import { lazyComponent } from "@/components/ui/popup/lazy-part";

const NewClientDialog = lazyComponent(() =>
  import("@/components/clients/new-client-dialog").then((module) => module.NewClientDialog),
);

/** A required form field that chooses a client, or creates one. `initialOption` is shown until the initial client is loaded. */
export function ClientField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  withFreelancing,
  initialId,
  initialOption = null,
}: Pick<FieldProps<Values, Output>, "control" | "name" | "label"> & {
  /** Also offers "Freelancing" for no client. */
  withFreelancing?: boolean;
  initialId?: string;
  initialOption?: ComboboxOption | null;
}) {
  const { field } = useController({ control, name });
  const [picked, setPicked] = useState<ComboboxOption | null>(null);
  const isPicked = picked !== null && picked.value === field.value;
  // A restored draft may have another client than the form began with.
  const chosenId = isPicked ? initialId : (field.value as string) || initialId;
  const { chosen, picker } = useClientOptions({ withFreelancing, chosenId });
  const creating = useDialog<{ name: string }>();
  return (
    <>
      <ComboboxField
        {...picker}
        control={control}
        name={name}
        label={label}
        isRequired
        emptyValue=""
        initialOption={isPicked ? picked : (chosen ?? initialOption)}
        onPick={setPicked}
        placeholder="Choose a client"
        searchPlaceholder="Search clients"
        creation={{ noun: "client", onCreate: (text) => creating.open({ name: text }) }}
      />
      {creating.subject && (
        <NewClientDialog
          key={creating.key}
          name={creating.subject.name}
          isOpen={creating.isOpen}
          onClose={creating.close}
          onCreated={(client) => {
            setPicked({ value: client.id, label: client.name, themeColor: client.themeColor });
            field.onChange(client.id);
          }}
        />
      )}
    </>
  );
}
