"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { FormDialog } from "@/components/dialog/form-dialog";
import { AccentField } from "@/components/users/accent-field";
import { LogoField } from "@/components/users/logo-field";
import { BrandingPreview } from "@/components/users/branding-preview";
import { useLogoDraft } from "@/components/users/use-logo-draft";
import { toAccent } from "@/lib/logo/accent";
import { type BrandingForm, brandingFormSchema } from "@/lib/users/branding-form";
import { useUpdateProfile } from "@/lib/users/queries";
import type { User } from "@/lib/users/schema";

/** The dialog for the branding of documents. Issued ones keep what they were issued with. */
export function BrandingDialog({
  user,
  isOpen,
  onClose,
}: {
  user: User;
  isOpen: boolean;
  onClose: () => void;
}) {
  const updateProfile = useUpdateProfile();
  const logo = useLogoDraft(user);
  const form = useForm<BrandingForm>({
    resolver: zodResolver(brandingFormSchema),
    defaultValues: { accent: user.accent ?? "" },
  });
  const accent = toAccent(useWatch({ control: form.control, name: "accent" }));

  const handleSubmit = async ({ accent: text }: BrandingForm) => {
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
      <BrandingPreview logo={logo} accent={accent} name={user.displayName} />
      <LogoField draft={logo} />
      <AccentField control={form.control} />
    </FormDialog>
  );
}
