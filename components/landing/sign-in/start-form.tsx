"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import type { LandingView } from "./start";
import type { StartAction } from "./start-button";

const loadStart = () => import("./start");
const preload = () => void loadStart().catch(() => {});

/**
 * A form with the buttons to sign in or to start a workspace. Its code is loaded when it is first touched. Nothing is lost meanwhile: the inputs
 * are uncontrolled, and a press waits for the code. It renders rarely, and is smaller without memoization.
 */
export function StartForm({
  label,
  offersPasskeys = false,
  className,
  children,
}: {
  /** The accessible name. */
  label: string;
  /** Offers passkeys at the form's email field as soon as it is visible. */
  offersPasskeys?: boolean;
  className?: string;
  children: ReactNode;
}) {
  "use no memo";
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [shown, show] = useState<ReactNode>();
  const [busy, setBusy] = useState<StartAction>();

  const [view] = useState<LandingView>(() => ({ show, open: (path) => router.push(path) }));
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { value } = event.nativeEvent.submitter as HTMLButtonElement;
    if (busy) return;
    setBusy(value as StartAction);
    const data = new FormData(event.currentTarget);
    void loadStart()
      .then(({ start }) => start(value as StartAction, data, view))
      // Code could not be loaded, here or for a dialog.
      .catch(() => show("Network Error"))
      .finally(() => setBusy(undefined));
  };

  useEffect(() => {
    if (!offersPasskeys || !form.current) return;
    const stop = new AbortController();
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      sight.disconnect();
      void loadStart().then(
        ({ offer }) => offer(view, stop.signal),
        () => {},
      );
    });
    sight.observe(form.current);
    return () => {
      sight.disconnect();
      stop.abort();
    };
  }, [offersPasskeys, view]);

  return (
    <form
      ref={form}
      aria-label={label}
      noValidate
      className={className}
      data-busy={busy}
      aria-busy={busy && true}
      onSubmit={handleSubmit}
      onFocus={preload}
      onPointerEnter={preload}
    >
      {children}
      {shown}
    </form>
  );
}
