import { useState } from "react";
import { toast } from "sonner";
import { ApiError } from "@/lib/api/request";
import { WITH_BUTTON_MS } from "@/lib/shared/browser/toast-durations";
import { errorMessages } from "@/lib/shared/errors";

/** The message of a toast about an import, and a button that leads to what was imported. */
type Result = string | { message: string; action: { label: string; onClick: () => void } };

/** Runs an import. On success it closes the dialog and reports the result; an error is shown in the dialog. */
export function useImport(run: () => Promise<Result>, onClose: () => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  const start = async () => {
    setIsSending(true);
    setProblem(null);
    try {
      const result = await run();
      if (typeof result === "string") toast.success(result);
      else toast.success(result.message, { action: result.action, duration: WITH_BUTTON_MS });
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
    }
    setIsSending(false);
  };
  return { start, isSending, problem, setProblem };
}

/** The server's error message. */
function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return errorMessages.unexpected;
  return error.problem?.detail ?? error.message;
}
