"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { toast } from "sonner";
import { v7 as newId } from "uuid";
import { useDialog } from "@/components/dialog/use-dialog";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { takeTypedAhead } from "@/lib/shared/browser/typed-ahead";
import { type Activity, type ClockRequest, onClockRequest } from "@/lib/time-entries/requests";
import { ALREADY_STOPPED, findRunning, readRunning, useStartTime } from "@/lib/time-entries/clock-queries";
import { entryName } from "@/lib/time-entries/rules";
import { useStopClock } from "@/lib/time-entries/running";

type AskedEnd = Extract<ClockRequest, { act: "askEnd" }>;

const StopDialog = lazyComponent(() => import("./stop-dialog").then((module) => module.StopDialog));
const StartDialog = lazyComponent(() => import("./start-dialog").then((module) => module.StartDialog));

/** Carries out what buttons, keys, rows and the palette request of the clock. */
export function ClockHost() {
  const client = useQueryClient();
  const { mutateAsync: start } = useStartTime();
  const stop = useStopClock();
  const dialog = useDialog(StartDialog);
  const ending = useDialog<AskedEnd>(StopDialog);

  const startOn = (activity: Activity) =>
    // Its mutation shows the error.
    start({ id: newId(), ...activity }).then(
      (entry) => void toast.success(`Started: ${entryName(entry)}`),
      () => undefined,
    );
  const handleRequest = useEffectEvent(async (request: ClockRequest) => {
    if (request.act === "ask") return dialog.open(true);
    if (request.act === "askEnd") return ending.open(request);
    if (request.act === "start") return startOn(request.activity);
    const isShown = Boolean(findRunning(client));
    const running = await readRunning(client);
    if (!running && !isShown && !request.activity) return dialog.open(true);
    // No dialog is opened for typed text.
    takeTypedAhead();
    if (running) return stop();
    // It was stopped elsewhere, which the page shows now.
    if (isShown) return void toast(ALREADY_STOPPED);
    if (request.activity) return startOn(request.activity);
  });
  useEffect(() => onClockRequest((request) => void handleRequest(request)), []);

  return (
    <>
      {dialog.subject && (
        <StartDialog key={`start-${dialog.key}`} isOpen={dialog.isOpen} onClose={dialog.close} />
      )}
      {ending.subject && (
        <StopDialog
          {...ending.subject}
          key={`end-${ending.key}`}
          isOpen={ending.isOpen}
          onClose={ending.close}
        />
      )}
    </>
  );
}
