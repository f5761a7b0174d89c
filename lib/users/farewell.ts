// Whether this tab has just ended its account: the landing page then says goodbye, where no toast of the workspace lives.
let isLeaving = false;

export function rememberFarewell(): void {
  isLeaving = true;
}

/** Whether to say goodbye, once. */
export function takeFarewell(): boolean {
  const isDue = isLeaving;
  isLeaving = false;
  return isDue;
}
