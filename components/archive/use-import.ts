import { useState } from "react";
import { toast } from "sonner";
import { ApiError } from "@/lib/api";
import { errorMessages } from "@/lib/errors";

/** An import under way: it closes its dialog with what it brought, or says in it why it did not. */
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
      setProblem(wordsOf(error));
    }
    setIsSending(false);
  };
  return { start, isSending, problem, setProblem };
}

/** What the server has against it, in its own words. */
function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return errorMessages.unexpected;
  return error.problem?.detail ?? error.message;
}
