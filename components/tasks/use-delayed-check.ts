"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";

/**
 * A tick is saved after 400 ms, during which it can be undone; unticking is saved at once. A pending tick is saved at once
 * when its row is unmounted, the page is left or the tab is hidden.
 */
export function useDelayedCheck(isDone: boolean, onChange: (isDone: boolean) => void) {
  const [isWaiting, setIsWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(
    () => () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      latest.current(true);
    },
    [],
  );

  const handleTick = (isTicked: boolean) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setIsWaiting(isTicked);
    if (isTicked) timer.current = setTimeout(finish, COMPLETION_DELAY);
    else if (isDone) latest.current(false);
  };
  const finish = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setIsWaiting(false);
    latest.current(true);
  };
  const handleLeave = useEffectEvent(() => {
    if (timer.current !== undefined) finish();
  });
  useEffect(() => {
    if (!isWaiting) return;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("pagehide", () => handleLeave(), { signal });
    document.addEventListener("visibilitychange", () => document.hidden && handleLeave(), { signal });
    return () => listening.abort();
  }, [isWaiting]);

  return { isTicked: isDone || isWaiting, handleTick };
}

const COMPLETION_DELAY = 400;
