"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { toast } from "sonner";
import { v7 as newId } from "uuid";
import { useDialog } from "@/components/dialog/use-dialog";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { type Activity, type ClockRequest, onClockRequest } from "@/lib/time-entries/requests";
import { runningQuery, useStartTime } from "@/lib/time-entries/clock-queries";
import { entryName } from "@/lib/time-entries/rules";
import { useStopClock } from "@/lib/time-entries/running";

const StartDialog = lazyComponent(() => import("./start-dialog").then((module) => module.StartDialog));

/** Carries out what buttons, keys, rows and the palette request of the clock. */
export function ClockHost() {
  const client = useQueryClient();
  const { mutateAsync: start } = useStartTime();
  const stop = useStopClock();
  const dialog = useDialog(StartDialog);

  const startOn = (activity: Activity) =>
    // Its mutation shows the error.
    start({ id: newId(), ...activity }).then(
      (entry) => void toast.success(`Started: ${entryName(entry)}`),
      () => undefined,
    );
  const handleRequest = useEffectEvent(async (request: ClockRequest) => {
    if (request.act === "ask") return dialog.open(true);
    if (request.act === "start") return startOn(request.activity);
    // Without a connection, what the browser knows decides; the call itself then fails with its reason.
    const running = await client
      .fetchQuery(runningQuery())
      .catch(() => client.getQueryData(runningQuery().queryKey));
    if (running) return stop(running);
    if (request.projectId === undefined) return dialog.open(true);
    return startOn({ projectId: request.projectId });
  });
  useEffect(() => onClockRequest((request) => void handleRequest(request)), []);

  return dialog.subject && <StartDialog key={dialog.key} isOpen={dialog.isOpen} onClose={dialog.close} />;
}
