"use client";

import { useState } from "react";
import { useClock } from "@/components/ui/hooks/use-clock";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { readStored, writeStored } from "@/lib/shared/browser/browser-storage";
import { FORGOTTEN_AFTER_MINUTES } from "@/lib/time-entries/rules";
import { useRunning } from "@/lib/time-entries/running";

const MINUTE_MS = 60_000;

const ForgottenQuestion = lazyComponent(() =>
  import("./forgotten-question").then((module) => module.ForgottenQuestion),
);

/** The clock that was kept running, and its minutes then. */
const KEPT = "pennant-clock-kept";

function readKept(): { id: string; minutes: number } | undefined {
  if (typeof window === "undefined") return undefined;
  const [id, minutes] = readStored(KEPT)?.split(" ") ?? [];
  return id ? { id, minutes: Number(minutes) || 0 } : undefined;
}

/** Asks every 8 hours whether a clock that runs was forgotten. It is never stopped by itself. */
export function ForgottenNote() {
  const running = useRunning();
  const { now } = useClock();
  const [kept, setKept] = useState(readKept);
  if (!running) return null;
  const minutes = Math.floor((+now - +new Date(running.startedAt)) / MINUTE_MS);
  const answeredAt = kept?.id === running.id ? kept.minutes : 0;
  if (minutes - answeredAt < FORGOTTEN_AFTER_MINUTES) return null;
  return (
    <ForgottenQuestion
      entry={running}
      minutes={minutes}
      onKeep={() => {
        setKept({ id: running.id, minutes });
        writeStored(KEPT, `${running.id} ${minutes}`);
      }}
    />
  );
}
