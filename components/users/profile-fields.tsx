"use client";

import type { Control } from "react-hook-form";
import { AvatarField } from "@/components/form/avatar-field";
import { CheckboxField } from "@/components/form/checkbox-field";
import { TagField } from "@/components/form/tag-field";
import { AddressFields } from "@/components/form/address-fields";
import { TaxIdField } from "@/components/form/tax-id-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import type { AvatarDraft } from "@/components/form/use-avatar-draft";
import { HourlyRateField } from "@/components/form/time/hourly-rate-field";
import { TimeRoundingField } from "@/components/form/time/time-rounding-field";
import { CurrencyField } from "@/components/users/currency-field";
import { StorageUsage } from "@/components/users/storage-usage";
import { Button } from "@/components/ui/button";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { useDialog } from "@/components/dialog/use-dialog";
import { addressNames } from "@/lib/shared/text/address";
import { DEFAULT_PAYMENT_DAYS } from "@/lib/sales-documents/totals/balance";
import type { ProfileForm, ProfileFormInput } from "@/lib/users/form";
import type { User } from "@/lib/users/schema";

const BankAccountsDialog = lazyComponent(() =>
  import("@/components/bank-accounts/bank-accounts-dialog").then((module) => module.BankAccountsDialog),
);
const CalendarFeedDialog = lazyComponent(() =>
  import("@/components/calendar-feed/calendar-feed-dialog").then((module) => module.CalendarFeedDialog),
);
const BrandingDialog = lazyComponent(() =>
  import("@/components/users/branding-dialog").then((module) => module.BrandingDialog),
);
const NumberSettingsDialog = lazyComponent(() =>
  import("@/components/document-settings/number-settings-dialog").then(
    (module) => module.NumberSettingsDialog,
  ),
);

/** The user's details, as documents print them. */
export function ProfileFields({
  control,
  picture,
  user,
}: {
  control: Control<ProfileFormInput, unknown, ProfileForm>;
  picture: AvatarDraft;
  /** As stored. */
  user: User;
}) {
  return (
    <>
      <div className="flex flex-col gap-4 md:flex-row md:gap-6">
        <AvatarField draft={picture} />
        <div className="flex min-w-0 flex-1 flex-col gap-4">
          <TextField
            control={control}
            name="displayName"
            label="Display name"
            isRequired
            autoComplete="name"
          />
          <TagField
            control={control}
            name="specialization"
            label="Specialisation"
            placeholder="Your skills and services"
          />
        </div>
      </div>
      <TextareaField control={control} name="bio" label="Bio" rows={3} />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField control={control} name="email" label="Email" type="email" autoComplete="email" />
        <TextField control={control} name="phoneNumber" label="Phone number" type="tel" autoComplete="tel" />
        <TaxIdField control={control} name="vatId" label="VAT ID" />
        <TaxIdField control={control} name="taxId" label="Tax ID" />
        <CurrencyField control={control} current={user.currency} />
      </div>
      <AddressFields control={control} names={addressNames} rows={3} />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField
          control={control}
          name="paymentDays"
          label="Payment terms, days"
          inputMode="numeric"
          autoComplete="off"
          placeholder={String(DEFAULT_PAYMENT_DAYS)}
          hint="Until an invoice is due. 0 is due on receipt."
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberSettings />
          <BankAccounts />
          <Branding user={user} />
          <CalendarFeed />
        </div>
      </div>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <HourlyRateField
          control={control}
          name="hourlyRate"
          hint="For time that is billed. Clients and projects can have their own."
        />
        <TimeRoundingField control={control} name="timeRounding" />
      </div>
      <CheckboxField
        control={control}
        name="singleKeys"
        label="Single-key shortcuts, such as ? for the list of all"
      />
      <StorageUsage />
    </>
  );
}

/** The button for the numbers of issued documents, which have a dialog of their own. */
function NumberSettings() {
  const dialog = useDialog(NumberSettingsDialog);
  return (
    <div className="flex flex-col items-start gap-1">
      <span className="text-label font-medium text-ink-muted">Document numbers</span>
      <Button onClick={() => dialog.open(true)}>Number settings</Button>
      {dialog.subject && (
        <NumberSettingsDialog key={dialog.key} isOpen={dialog.isOpen} onClose={dialog.close} />
      )}
    </div>
  );
}

/** The button for the branding of documents. */
function Branding({ user }: { user: User }) {
  const dialog = useDialog(BrandingDialog);
  return (
    <div className="flex flex-col items-start gap-1">
      <span className="text-label font-medium text-ink-muted">Look of documents</span>
      <Button onClick={() => dialog.open(true)}>Logo and colour</Button>
      {dialog.subject && (
        <BrandingDialog key={dialog.key} user={user} isOpen={dialog.isOpen} onClose={dialog.close} />
      )}
    </div>
  );
}

/** The button for the address that calendar programs subscribe to. */
function CalendarFeed() {
  const dialog = useDialog(CalendarFeedDialog);
  return (
    <div className="flex flex-col items-start gap-1">
      <span className="text-label font-medium text-ink-muted">Calendar</span>
      <Button onClick={() => dialog.open(true)}>Calendar address</Button>
      {dialog.subject && (
        <CalendarFeedDialog key={dialog.key} isOpen={dialog.isOpen} onClose={dialog.close} />
      )}
    </div>
  );
}

/** The button for the accounts that invoices name, which have a dialog of their own. */
function BankAccounts() {
  const dialog = useDialog(BankAccountsDialog);
  return (
    <div className="flex flex-col items-start gap-1">
      <span className="text-label font-medium text-ink-muted">Getting paid</span>
      <Button onClick={() => dialog.open(true)}>Bank accounts</Button>
      {dialog.subject && (
        <BankAccountsDialog key={dialog.key} isOpen={dialog.isOpen} onClose={dialog.close} />
      )}
    </div>
  );
}
