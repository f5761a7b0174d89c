// Whether this tab has just ended its account: the landing page then says goodbye, where no toast of the workspace lives.
let isLeaving = false;

export function rememberAccountDeleted(): void {
  isLeaving = true;
}

/** Whether to say goodbye, once. */
export function takeAccountDeleted(): boolean {
  const isDue = isLeaving;
  isLeaving = false;
  return isDue;
}
