"use client";

import { createContext, useContext, useEffect, useEffectEvent, useRef } from "react";
import { toast } from "sonner";
import { takeTypedAhead } from "@/lib/shared/browser/typed-ahead";
import { errorMessages } from "@/lib/shared/errors";

/** `retry` loads the code again in place of what could not be loaded, and `renew` for what is rendered from now on. */
export const Retry = createContext({ retry: () => {}, renew: () => {} });

/** The props of a dialog, and of what carries out keys, by which a request to open something ends. */
export type Request = {
  isOpen?: boolean;
  onClose?: () => void;
  onAnswer?: (isYes: false) => void;
  onDrop?: () => void;
};

/** Loads again what could not be loaded: one toast is for all of it. */
const retries = new Set<() => void>();
/** The id of the toast that is shown. Each has its own, as sonner removes one a frame later, when the next may be shown. */
let shown: string | undefined;
let count = 0;
/** Drops the request to open something that could not be loaded. There is one at most. */
let dropHeld: (() => void) | undefined;

/**
 * In place of a component whose code could not be loaded: renders nothing, and shows a toast with *Try again*. A part of a page loads
 * again by itself when the connection is back. A request to open a dialog is dropped then, because the dialog would take the focus
 * from what the person does by then.
 */
export function NotLoaded(props: Request) {
  const { retry, renew } = useContext(Retry);
  const { isOpen = true } = props;
  const isRequest = dropOf(props) !== undefined;
  const handleDrop = useEffectEvent(() => dropOf(props)?.());
  const wasClosed = useRef(false);
  useEffect(() => {
    if (isRequest) renew();
    if (!isOpen) wasClosed.current = true;
    else if (wasClosed.current) retry();
    else return isRequest ? holdRequest(retry, () => handleDrop()) : retryWhenOnline(retry);
  }, [isRequest, isOpen, retry, renew]);
  return null;
}

function dropOf({ isOpen, onClose, onAnswer, onDrop }: Request): (() => void) | undefined {
  if (onDrop || isOpen === undefined) return onDrop;
  return onClose ?? (onAnswer && (() => onAnswer(false)));
}

function retryWhenOnline(retry: () => void) {
  const leave = offerRetry(retry);
  addEventListener("online", retry);
  return () => {
    removeEventListener("online", retry);
    leave();
  };
}

function holdRequest(retry: () => void, drop: () => void) {
  dropHeld?.();
  dropHeld = drop;
  // No dialog comes that would take what is typed.
  takeTypedAhead();
  const leave = offerRetry(retry);
  addEventListener("online", drop);
  return () => {
    if (dropHeld === drop) dropHeld = undefined;
    removeEventListener("online", drop);
    leave();
  };
}

function offerRetry(retry: () => void) {
  retries.add(retry);
  const id = (shown ??= `not-loaded-${(count += 1)}`);
  toast.error(errorMessages.notLoaded, {
    id,
    action: { label: "Try again", onClick: handleRetry },
    onDismiss: () => {
      if (shown === id) dropHeld?.();
    },
    duration: Infinity,
  });
  return () => {
    retries.delete(retry);
    // A part that fails again is in the set again after the effects of this commit.
    queueMicrotask(() => {
      if (retries.size > 0 || shown === undefined) return;
      const done = shown;
      shown = undefined;
      toast.dismiss(done);
    });
  };
}

function handleRetry(event: { preventDefault: () => void }) {
  // The toast stays until everything is loaded. Otherwise sonner would also remove it after it is shown again.
  event.preventDefault();
  for (const retry of [...retries]) retry();
}
