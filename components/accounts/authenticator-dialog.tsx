"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { Icon } from "@/components/ui/icons/icon";
import { Copy } from "lucide";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import { RecoveryCodes } from "@/components/accounts/recovery-codes";
import { ShortForm } from "@/components/dialog/short-form";
import { useSave } from "@/components/dialog/use-save";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Dialog } from "@/components/ui/popup/dialog";
import { useConfirmAuthenticator } from "@/lib/accounts/queries";
import { type AuthenticatorSetup, authenticatorCodeSchema } from "@/lib/accounts/schema";
import { copyText } from "@/lib/shared/browser/copy-text";
import { QUIET_ZONE, qrPath } from "@/lib/payment-codes/qr-path";

/** The "Set up an authenticator app" dialog: the secret as a QR code and as text, and a field for the first code. */
export function AuthenticatorDialog({
  setup: { secret, uri },
  email,
  isOpen,
  onClose,
}: {
  setup: AuthenticatorSetup;
  /** The address of the sign-in, for the sheet of recovery codes. */
  email: string;
  isOpen: boolean;
  onClose: () => void;
}) {
  const confirmApp = useConfirmAuthenticator();
  const [codes, setCodes] = useState<string[]>([]);
  const [isReminded, setIsReminded] = useState(false);
  const form = useForm({ resolver: zodResolver(authenticatorCodeSchema), defaultValues: { code: "" } });
  const { save, failure } = useSave(form, {
    onSubmit: async ({ code }: { code: string }) => {
      const { recoveryCodes } = await confirmApp.mutateAsync(code);
      // Here, because the field may have been changed in the meantime.
      if (recoveryCodes.length === 0) onClose();
      setCodes(recoveryCodes);
    },
    onSaved: () => undefined,
  });
  const { isSubmitting } = form.formState;
  const hasCodes = codes.length > 0;
  // The dialog stays open while the code is checked, because it shows the recovery codes.
  const handleClose = () => {
    if (hasCodes) setIsReminded(true);
    else if (!isSubmitting) onClose();
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title={hasCodes ? "Save your recovery codes" : "Set up an authenticator app"}
    >
      {hasCodes ? (
        <RecoveryCodes codes={codes} email={email} isReminded={isReminded} onSaved={onClose} />
      ) : (
        <ShortForm
          isOpen={isOpen}
          isSubmitting={isSubmitting}
          failure={failure}
          submitLabel="Turn on"
          isSentOnce
          onSubmit={form.handleSubmit(save)}
          onCancel={handleClose}
        >
          <p className="text-pretty text-ink-muted">
            Scan this QR code with an authenticator app, or type the key into it. Then enter the code that the
            app shows. If you lose the app, a recovery code takes its place.
          </p>
          <Secret secret={secret} uri={uri} />
          <TextField
            control={form.control}
            name="code"
            label="Code"
            hint="Six digits. The app shows a new code every 30 seconds."
            isRequired
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        </ShortForm>
      )}
    </Dialog>
  );
}

function Secret({ secret, uri }: AuthenticatorSetup) {
  const { size, path } = qrPath(uri);
  const side = size + 2 * QUIET_ZONE;
  const handleCopy = () =>
    copyText(secret).then(
      () => toast.success("Key copied"),
      () => toast.error("The browser does not allow copying here. Select the key and copy it."),
    );
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <svg
        role="img"
        aria-label="QR code with the key"
        viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
        className="size-44 shrink-0 rounded-control border border-line bg-paper text-paper-ink"
        shapeRendering="crispEdges"
      >
        <path d={path} fill="currentColor" />
      </svg>
      <div className="flex min-w-0 flex-1 basis-56 flex-col items-start gap-2">
        <dl>
          <dt className="text-label font-medium text-ink-muted">Key</dt>
          <dd className="font-mono wrap-break-word tabular select-all">
            {secret.replace(/.{4}(?=.)/g, "$& ")}
          </dd>
        </dl>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => void handleCopy()}>
            <Icon of={Copy} />
            Copy key
          </Button>
          {/* The app on this device, where there is one. */}
          <a href={uri} className={buttonClass({ size: "sm" })}>
            Open in an app
          </a>
        </div>
      </div>
    </div>
  );
}
