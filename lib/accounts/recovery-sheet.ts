import { saveFile } from "@/lib/shared/browser/save-file";

/** The recovery codes of an account, with what a printed or saved copy needs to be useful later. */
export type RecoverySheet = { codes: readonly string[]; email: string; origin: string; createdOn: Date };

/** Returns the text of a copy: what the codes are, where and how to use them, and one code per line. */
export function recoverySheetText({ codes, email, origin, createdOn }: RecoverySheet): string {
  const date = createdOn.toLocaleDateString("en-US", { day: "numeric", month: "long", year: "numeric" });
  return [
    `Pennant recovery codes`,
    `${email} at ${origin}, created ${date}`,
    "",
    ...codes,
    "",
    `Each code works once, in place of a passkey, a passphrase or the code of an authenticator app: ${origin}/recover`,
    "",
  ].join("\n");
}

export function saveRecoverySheet(sheet: RecoverySheet): void {
  saveFile(new Blob([recoverySheetText(sheet)], { type: "text/plain" }), "pennant-recovery-codes.txt");
}

/** Opens the browser's print dialog for a page with the codes only. */
export function printRecoverySheet(sheet: RecoverySheet): void {
  const frame = document.createElement("iframe");
  frame.style.display = "none";
  frame.ariaHidden = "true";
  document.body.append(frame);
  const page = frame.contentWindow;
  if (!page) return frame.remove();
  const text = page.document.createElement("pre");
  text.style.font = "14px/1.8 monospace";
  text.textContent = recoverySheetText(sheet);
  page.document.title = "Pennant recovery codes";
  page.document.body.append(text);
  page.addEventListener("afterprint", () => frame.remove());
  page.print();
}
