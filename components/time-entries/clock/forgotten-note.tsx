"use client";

import { useState } from "react";
import { useClock } from "@/components/ui/hooks/use-clock";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { FORGOTTEN_AFTER_MINUTES } from "@/lib/time-entries/rules";
import { useRunning } from "@/lib/time-entries/running";

const MINUTE_MS = 60_000;

const ForgottenQuestion = lazyComponent(() =>
  import("./forgotten-question").then((module) => module.ForgottenQuestion),
);

/** Asks every 8 hours whether a clock that runs was forgotten. It is never stopped by itself. */
export function ForgottenNote() {
  const running = useRunning();
  const { now } = useClock();
  const [kept, setKept] = useState<{ id: string; minutes: number }>();
  if (!running) return null;
  const minutes = Math.floor((+now - +new Date(running.startedAt)) / MINUTE_MS);
  const answeredAt = kept?.id === running.id ? kept.minutes : 0;
  if (minutes - answeredAt < FORGOTTEN_AFTER_MINUTES) return null;
  return (
    <ForgottenQuestion
      entry={running}
      minutes={minutes}
      onKeep={() => setKept({ id: running.id, minutes })}
    />
  );
}
