import { useState } from "react";
import { toast } from "sonner";
import { ApiError } from "@/lib/api/request";
import { errorMessages } from "@/lib/shared/errors";

/** Runs an import. On success it closes the dialog and reports the result; an error is shown in the dialog. */
export function useImport(run: () => Promise<string>, onClose: () => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  const start = async () => {
    setIsSending(true);
    setProblem(null);
    try {
      toast.success(await run());
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
