/** Returns the token behind the # of the page's address, which browsers send to no server; empty without one. */
export function tokenInAddress(): string {
  return window.location.hash.slice(1);
}

export function onHashChange(callback: () => void): () => void {
  addEventListener("hashchange", callback);
  return () => removeEventListener("hashchange", callback);
}
