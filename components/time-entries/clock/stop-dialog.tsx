"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { useMinutesSince } from "./running-time";
import { ShortFormDialog } from "@/components/dialog/short-form-dialog";
import { DateTimeField } from "@/components/form/date/date-time-field";
import { useClock } from "@/components/ui/hooks/use-clock";
import { isInstant, UNREADABLE_DATE } from "@/lib/shared/dates/dates";
import { useStartTime } from "@/lib/time-entries/clock-queries";
import { durationWords } from "@/lib/time-entries/duration-text";
import { TIME_REQUIRED, timesProblem } from "@/lib/time-entries/limits";
import { probableEnd } from "@/lib/time-entries/probable-end";
import type { Started } from "@/lib/time-entries/requests";
import { entryName } from "@/lib/time-entries/rules";
import { useStopAt } from "@/lib/time-entries/running";
import type { TimeEntry } from "@/lib/time-entries/schema";

const ENDS_IN_FUTURE = "Time cannot end in the future.";

type EndForm = { endedAt: string; isWithTime: boolean };

/** Asks when a clock that has run for longer than an entry can last should have ended, proposes an end, and then starts what is next. */
export function StopDialog({
  entry,
  next,
  isOpen,
  onClose,
}: {
  entry: TimeEntry;
  next?: Started;
  isOpen: boolean;
  onClose: () => void;
}) {
  const stopAt = useStopAt();
  const { mutateAsync: start } = useStartTime();
  const { now, timeZone } = useClock();
  const minutes = useMinutesSince(entry.startedAt);
  const form = useForm<EndForm>({
    resolver: zodResolver(endSchema(entry)),
    defaultValues: { endedAt: probableEnd(entry.startedAt, now, timeZone), isWithTime: true },
  });
  // Set if what is next did not start then: the clock cannot be stopped again.
  const [stopped, setStopped] = useState<TimeEntry>();
  const handleSubmit = async ({ endedAt }: EndForm) => {
    const ended = stopped ?? (await stopAt(endedAt));
    if (!next) return ended;
    return start(next).catch((error: unknown) => {
      setStopped(ended);
      throw error;
    });
  };
  return (
    <ShortFormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={stopped ? "Start the next" : "When did it end?"}
      description={
        stopped
          ? `The clock on ${entryName(entry)} was stopped.`
          : `The clock on ${entryName(entry)} has run for ${durationWords(minutes)}. An entry lasts at most 24 hours.`
      }
      submitLabel={stopped ? "Start the next" : next ? "Stop and start the next" : "Stop the clock"}
      onSubmit={handleSubmit}
    >
      {!stopped && (
        <DateTimeField
          control={form.control}
          name="endedAt"
          timeName="isWithTime"
          label="Stop it at"
          isRequired
          yearless="nearest"
        />
      )}
    </ShortFormDialog>
  );
}

function endSchema({ startedAt }: TimeEntry) {
  return z
    .object({
      endedAt: z
        .string()
        .min(1, { error: "Date is required", abort: true })
        .refine(isInstant, { error: UNREADABLE_DATE, abort: true }),
      isWithTime: z.boolean(),
    })
    .superRefine(({ endedAt, isWithTime }, { addIssue }) => {
      const now = new Date();
      const message = !isWithTime
        ? TIME_REQUIRED
        : +new Date(endedAt) > +now
          ? ENDS_IN_FUTURE
          : timesProblem({ startedAt, endedAt }, now)?.message;
      if (message) addIssue({ code: "custom", path: ["endedAt"], message });
    });
}
