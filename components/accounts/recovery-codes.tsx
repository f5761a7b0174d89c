"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Check, Copy, Download, Printer } from "lucide";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { DialogBody, DialogFooter } from "@/components/ui/popup/dialog";
import { printRecoverySheet, type RecoverySheet, saveRecoverySheet } from "@/lib/accounts/recovery-sheet";
import { copyText } from "@/lib/shared/browser/copy-text";

/**
 * The recovery codes of an account, which are shown once, with ways to save them. Leaving the page asks first while none was
 * used. The content of a dialog.
 */
export function RecoveryCodes({
  codes,
  email,
  isReminded,
  onSaved,
}: {
  codes: readonly string[];
  email: string;
  /** Says that the codes are shown only once, after an attempt to close the dialog. */
  isReminded: boolean;
  /** Called when the person has saved the codes. */
  onSaved: () => void;
}) {
  const [isSaved, setIsSaved] = useState(false);
  const [copying, setCopying] = useState<"done" | "refused">();
  useLeaveGuard(!isSaved);

  const sheet = (): RecoverySheet => ({
    codes,
    email,
    origin: window.location.origin,
    createdOn: new Date(),
  });
  const handleCopy = async () => {
    try {
      await copyText(codes.join("\n"));
      setIsSaved(true);
      setCopying("done");
    } catch {
      setCopying("refused");
    }
  };
  const handleDownload = () => {
    saveRecoverySheet(sheet());
    setIsSaved(true);
  };
  const handlePrint = () => {
    printRecoverySheet(sheet());
    setIsSaved(true);
  };

  return (
    <>
      <DialogBody className="flex flex-col gap-4">
        <p className="text-pretty text-ink-muted">
          If you lose your passkey or authenticator app, or forget your passphrase, each of these codes takes
          its place once. Store them in a password manager or print them.
        </p>
        <ul
          aria-label="Recovery codes"
          className="grid gap-x-6 gap-y-1.5 self-stretch rounded-control border border-line bg-sunken px-4 py-3 text-center font-mono tabular select-all sm:grid-flow-col sm:grid-rows-5"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void handleCopy()}>
            {copying === "done" ? <Icon of={Check} /> : <Icon of={Copy} />}
            {copying === "done" ? "Copied" : "Copy"}
          </Button>
          <Button onClick={handleDownload}>
            <Icon of={Download} />
            Download
          </Button>
          <Button onClick={handlePrint}>
            <Icon of={Printer} />
            Print
          </Button>
        </div>
        <p role="status" className="min-h-5 font-medium">
          {copying === "refused" && "The browser does not allow copying here. Download or print the codes. "}
          {isReminded && "These codes are shown only now. Save them before you continue."}
        </p>
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={onSaved}>
          I have saved them
        </Button>
      </DialogFooter>
    </>
  );
}

/** Lets the browser ask before the page is left or reloaded. */
function useLeaveGuard(isActive: boolean) {
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isActive]);
}
