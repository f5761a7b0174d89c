"use client";

import { useEffect, useEffectEvent } from "react";
import { unsavedChanges, useConfirm } from "@/components/dialog/confirm";
import { onSessionEnd, pageUserId } from "@/lib/api/access-token";
import { storeDrafts } from "@/lib/drafts/stored-drafts";
import { discardUnsaved, clearUnsavedForms, hasUnsaved, unsavedDrafts } from "@/lib/drafts/unsaved";

/**
 * Asks before a link or browser navigation leaves unsaved changes, and stores them as a draft when the page is closed
 * anyway. See docs/decisions/0051-leaving-the-builder.md.
 */
export function UnsavedGuard() {
  const confirm = useConfirm();

  const askThenLeave = async (leave: () => void) => {
    if (!(await confirm(unsavedChanges))) return;
    discardUnsaved();
    leave();
  };

  const handleClick = useEffectEvent((event: MouseEvent) => {
    const link = hasUnsaved() ? followedLink(event) : null;
    if (!link) return;
    // Runs before React's handlers: a link that closes its dialog does so only once it is followed.
    event.preventDefault();
    event.stopPropagation();
    void askThenLeave(() => link.click());
  });

  const handleTraverse = useEffectEvent((event: NavigateEvent) => {
    if (!hasUnsaved() || !event.cancelable) return;
    event.preventDefault();
    const { key } = event.destination;
    void askThenLeave(() => window.navigation.traverseTo(key));
  });

  useEffect(() => {
    const events = new AbortController();
    const { signal } = events;
    const keep = () => storeDrafts(pageUserId(), unsavedDrafts());
    document.addEventListener("click", (event) => handleClick(event), { capture: true, signal });
    if ("navigation" in window)
      window.navigation.addEventListener(
        "navigate",
        // The router opens a page of another format, such as one of the offline copy, while it renders, when effect events
        // cannot be called.
        (event) => event.navigationType === "traverse" && handleTraverse(event),
        { signal },
      );
    // Mobile browsers may fire no event after the page is hidden.
    document.addEventListener("visibilitychange", () => document.hidden && keep(), { signal });
    window.addEventListener("pagehide", keep, { signal });
    return () => events.abort();
  }, []);

  // Clears unsaved forms before the redirect to the landing page; an expired session keeps them as drafts.
  useEffect(
    () =>
      onSessionEnd((why) => {
        if (why === "over") storeDrafts(pageUserId(), unsavedDrafts());
        clearUnsavedForms();
      }),
    [],
  );

  return null;
}

/** The link that a click is about to follow, if it leads to another page of the app in this tab. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!anchor || (anchor.target && anchor.target !== "_self") || anchor.hasAttribute("download")) return null;
  const url = new URL(anchor.href);
  const isHere = url.pathname === window.location.pathname && url.search === window.location.search;
  // For another site the browser asks, through beforeunload.
  return url.origin !== window.location.origin || isHere ? null : anchor;
}
