"use client";

import { useConfirm } from "@/components/dialog/confirm";
import { overLimitMessage } from "@/lib/received-payments/over-limit";

type AllowOver = { allowOver?: true };

/**
 * Returns a function that sends a payment. When the server refuses it because it is over the limit, it asks with the server's
 * sentence and sends it again with `allowOver`. Rejects with the refusal when the person declines.
 */
export function useOverLimitQuestion() {
  const confirm = useConfirm();
  return async <Saved>(send: (allowOver: AllowOver) => Promise<Saved>): Promise<Saved> => {
    try {
      return await send({});
    } catch (error) {
      const title = overLimitMessage(error);
      const body = "Check the amount, or record it as it is.";
      if (!title || !(await confirm({ title, body, proceed: "Record anyway" }))) throw error;
      return send({ allowOver: true });
    }
  };
}
