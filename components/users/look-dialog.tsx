"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { FormDialog } from "@/components/dialog/form-dialog";
import { AccentField } from "@/components/users/accent-field";
import { LogoField } from "@/components/users/logo-field";
import { LookPreview } from "@/components/users/look-preview";
import { useLogoDraft } from "@/components/users/use-logo-draft";
import { toAccent } from "@/lib/logo/accent";
import { type LookForm, lookFormSchema } from "@/lib/users/look-form";
import { useUpdateProfile } from "@/lib/users/queries";
import type { User } from "@/lib/users/schema";

/** The dialog for what documents look like. Issued ones keep what they were issued with. */
export function LookDialog({ user, isOpen, onClose }: { user: User; isOpen: boolean; onClose: () => void }) {
  const updateProfile = useUpdateProfile();
  const logo = useLogoDraft(user);
  const form = useForm<LookForm>({
    resolver: zodResolver(lookFormSchema),
    defaultValues: { accent: user.accent ?? "" },
  });
  const accent = toAccent(useWatch({ control: form.control, name: "accent" }));

  const handleSubmit = async ({ accent: text }: LookForm) => {
    const change = await logo.save();
    if (!change) return false;
    await updateProfile.mutateAsync({ accent: toAccent(text), ...change });
    return true;
  };

  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={handleSubmit}
      isDirtyElsewhere={logo.isChanged}
      title="Logo and colour"
      width="md"
    >
      <p className="text-ink-muted">
        Printed on quotations, invoices and receipts. Issued documents keep the ones they were issued with.
      </p>
      <LookPreview logo={logo} accent={accent} name={user.displayName} />
      <LogoField draft={logo} />
      <AccentField control={form.control} />
    </FormDialog>
  );
}
