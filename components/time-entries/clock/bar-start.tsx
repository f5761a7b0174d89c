"use client";

import { useQuery } from "@tanstack/react-query";
import { Play } from "lucide";
import { IconButton } from "@/components/ui/icon-button";
import { Icon } from "@/components/ui/icons/icon";
import { runningQuery } from "@/lib/time-entries/clock-queries";
import { requestClock } from "@/lib/time-entries/requests";

/** The button of the phone's bar that starts the clock. What runs is shown at the bottom instead. */
export function BarStart() {
  const { data: running, status, isLoading } = useQuery(runningQuery());
  if (running || (status === "pending" && isLoading)) return null;
  return (
    <IconButton name="Start the clock" onClick={() => requestClock({ act: "ask" })} className="size-9">
      <Icon of={Play} />
    </IconButton>
  );
}
