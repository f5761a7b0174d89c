"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useFormState, useWatch } from "react-hook-form";
import { FormPanel } from "@/components/dialog/form-panel";
import { AccentField } from "@/components/users/accent-field";
import { LogoField } from "@/components/users/logo-field";
import { BrandingPreview } from "@/components/users/branding-preview";
import { useLogoDraft } from "@/components/users/use-logo-draft";
import { toAccent } from "@/lib/logo/accent";
import { paths } from "@/lib/shared/paths";
import { type BrandingForm, brandingFormSchema } from "@/lib/users/branding-form";
import { useUpdateProfile } from "@/lib/users/queries";
import type { User } from "@/lib/users/schema";

/** The branding of documents. Issued ones keep what they were issued with. */
export function BrandingPanel({ user }: { user: User }) {
  const updateProfile = useUpdateProfile();
  const logo = useLogoDraft(user);
  const form = useForm<BrandingForm>({
    resolver: zodResolver(brandingFormSchema),
    defaultValues: { accent: user.accent ?? "" },
  });
  const accent = toAccent(useWatch({ control: form.control, name: "accent" }));

  const { defaultValues } = useFormState({ control: form.control });

  const handleSubmit = async ({ accent: text }: BrandingForm) => {
    const change = await logo.save();
    if (!change) return false;
    // A colour that was chosen elsewhere in the meantime stays.
    const hasNewAccent = text !== defaultValues?.accent;
    await updateProfile.mutateAsync({ ...(hasNewAccent && { accent: toAccent(text) }), ...change });
    return true;
  };

  return (
    <FormPanel
      form={form}
      path={paths.settings("documents")}
      subject={user.id}
      onSubmit={handleSubmit}
      onSaved={logo.markStored}
      onReset={logo.reset}
      isDirtyElsewhere={logo.isChanged}
      title="Logo and colour"
      about="Printed on quotations, invoices and receipts. Issued documents keep the ones they were issued with."
    >
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <BrandingPreview logo={logo} accent={accent} name={user.displayName} />
        <div className="flex flex-col gap-4">
          <LogoField draft={logo} />
          <AccentField control={form.control} />
        </div>
      </div>
    </FormPanel>
  );
}
