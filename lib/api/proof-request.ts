/** The question whether the person in front of the browser is the owner of the account. */
export type ProofRequest = { answer: (isProven: boolean) => void };

type Pending = ProofRequest & { outcome: Promise<boolean> };

let pending: Pending | undefined;
const listeners = new Set<(request: ProofRequest) => void>();

/**
 * Asks the person to confirm their identity. Resolves with whether they did. Concurrent calls share one question, and it
 * waits until a listener can show it.
 */
export function requestProof(): Promise<boolean> {
  if (pending) return pending.outcome;
  let answer: (isProven: boolean) => void = () => {};
  const outcome = new Promise<boolean>((resolve) => {
    answer = (isProven) => {
      pending = undefined;
      resolve(isProven);
    };
  });
  const request = { answer, outcome };
  pending = request;
  for (const listener of listeners) listener(request);
  return outcome;
}

/** Calls the listener for each question, also for one that was asked before. Returns an unsubscribe function. */
export function onProofRequest(listener: (request: ProofRequest) => void): () => void {
  listeners.add(listener);
  if (pending) listener(pending);
  return () => void listeners.delete(listener);
}
