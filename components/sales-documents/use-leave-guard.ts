"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef } from "react";
import { useConfirm } from "@/components/dialog/confirm";
import { unsavedChanges } from "@/components/dialog/unsaved-changes";
import { paths } from "@/lib/paths";

/**
 * Asks before a page with unsaved changes is left: by a link, by the browser's back and forward, by closing the tab. The
 * returned `leave` is for the page's own buttons. See docs/decisions/0051-leaving-the-builder.md.
 */
export function useLeaveGuard(isDirty: boolean) {
  const router = useRouter();
  const confirm = useConfirm();
  const isLeaving = useRef(false);

  const mayLeave = async () => {
    if (isDirty && !(await confirm(unsavedChanges))) return false;
    isLeaving.current = true;
    return true;
  };

  const handleUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isDirty && !isLeaving.current) event.preventDefault();
  });

  const handleClick = useEffectEvent(async (event: MouseEvent) => {
    const link = isDirty ? followedLink(event) : null;
    if (!link) return;
    event.preventDefault();
    if (await mayLeave()) router.push(link);
  });

  const handleTraverse = useEffectEvent(async (event: NavigateEvent) => {
    if (!isDirty || isLeaving.current || event.navigationType !== "traverse" || !event.cancelable) return;
    event.preventDefault();
    if (await mayLeave()) window.navigation.traverseTo(event.destination.key);
  });

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => handleUnload(event);
    const onClick = (event: MouseEvent) => void handleClick(event);
    const onNavigate = (event: NavigateEvent) => void handleTraverse(event);
    const navigation = "navigation" in window ? window.navigation : undefined;
    window.addEventListener("beforeunload", onUnload);
    document.addEventListener("click", onClick, true);
    navigation?.addEventListener("navigate", onNavigate);
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      document.removeEventListener("click", onClick, true);
      navigation?.removeEventListener("navigate", onNavigate);
    };
  }, []);

  return {
    leave: async () => {
      if (await mayLeave()) router.push(paths.income);
    },
    /** For what leaves by itself: a document that was deleted or has another page now. */
    goTo: (path: Route) => {
      isLeaving.current = true;
      router.replace(path);
    },
  };
}

/** Where in the app a click is about to lead in this tab. */
function followedLink(event: MouseEvent): Route | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!anchor || (anchor.target && anchor.target !== "_self") || anchor.hasAttribute("download")) return null;
  const url = new URL(anchor.href);
  const isHere = url.pathname === window.location.pathname && url.search === window.location.search;
  // Another site is left to the browser, whose own question comes with beforeunload.
  return url.origin !== window.location.origin || isHere ? null : (`${url.pathname}${url.search}` as Route);
}
