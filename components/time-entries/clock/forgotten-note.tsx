"use client";

import { useState } from "react";
import { useMinutesSince } from "./running-time";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { readStored, writeStored } from "@/lib/shared/browser/browser-storage";
import { FORGOTTEN_AFTER_MINUTES } from "@/lib/time-entries/rules";
import { useRunning } from "@/lib/time-entries/running";
import type { TimeEntry } from "@/lib/time-entries/schema";

const ForgottenQuestion = lazyComponent(() =>
  import("./forgotten-question").then((module) => module.ForgottenQuestion),
);

const KEPT = "pennant-clock-kept";

/** The clock that was kept running, and its minutes then. */
type Kept = { id: string; minutes: number };

function readKept(): Kept | undefined {
  if (typeof window === "undefined") return undefined;
  const [id, minutes] = readStored(KEPT)?.split(" ") ?? [];
  return id ? { id, minutes: Number(minutes) || 0 } : undefined;
}

/** Asks every 8 hours whether a clock that runs was forgotten. It is never stopped by itself. */
export function ForgottenNote() {
  const running = useRunning();
  const [kept, setKept] = useState(readKept);
  const handleKeep = (next: Kept) => {
    setKept(next);
    writeStored(KEPT, `${next.id} ${next.minutes}`);
  };
  return running ? <RunningNote entry={running} kept={kept} onKeep={handleKeep} /> : null;
}

function RunningNote({
  entry,
  kept,
  onKeep,
}: {
  entry: TimeEntry;
  kept: Kept | undefined;
  onKeep: (kept: Kept) => void;
}) {
  const { id, startedAt } = entry;
  const minutes = useMinutesSince(startedAt);
  const answeredAt = kept?.id === id ? kept.minutes : 0;
  if (minutes - answeredAt < FORGOTTEN_AFTER_MINUTES) return null;
  return <ForgottenQuestion entry={entry} minutes={minutes} onKeep={() => onKeep({ id, minutes })} />;
}
