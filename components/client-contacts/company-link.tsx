"use client";

import { useRouter } from "next/navigation";
import type { MouseEvent } from "react";
import { useFormState, type UseFormReturn } from "react-hook-form";
import { useConfirm } from "@/components/dialog/confirm";
import { unsavedChanges } from "@/components/dialog/unsaved-changes";
import { AppLink } from "@/components/ui/app-link";
import { ClientDot } from "@/components/ui/client-dot";
import type { ClientContactForm, ClientContactFormInput } from "@/lib/client-contacts/form";
import type { ClientLabel } from "@/lib/clients/schema";
import { paths } from "@/lib/paths";

/** The company of a contact as a way to its page, out of a dialog that may hold unsaved changes. */
export function CompanyLink({
  form,
  company,
  onLeave,
}: {
  form: UseFormReturn<ClientContactFormInput, unknown, ClientContactForm>;
  company: ClientLabel;
  onLeave: () => void;
}) {
  const router = useRouter();
  const confirm = useConfirm();
  const { isDirty } = useFormState({ control: form.control });
  const href = paths.client(company.id);

  const handleClick = async (event: MouseEvent) => {
    // A new tab or window leaves the dialog as it is.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isDirty && !(await confirm(unsavedChanges))) return;
    onLeave();
    router.push(href);
  };

  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span className="text-label font-medium text-ink-muted">Company</span>
      <AppLink
        href={href}
        onClick={handleClick}
        className="flex h-8 target w-fit max-w-full items-center gap-2 text-link hover:underline"
      >
        <ClientDot themeColor={company.themeColor} />
        <span className="truncate">{company.name}</span>
      </AppLink>
    </div>
  );
}
