"use client";

import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { CalendarDays } from "lucide";
import { Suspense, useState, type KeyboardEvent, type Ref } from "react";
import { type DateContext, readTypedDate } from "@/lib/shared/dates/typed-date";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input/input";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { Popover } from "@/components/ui/popup/popover";
import { Skeleton } from "@/components/ui/skeleton";
import { useClock } from "@/components/ui/hooks/use-clock";
import { dueOnDate, formatDue, isPlainDate, todayIn } from "@/lib/shared/dates/dates";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";

export interface DateInputProps {
  /** A plain date such as "2026-11-27", "" when empty; unreadable input is kept as typed. */
  value: string;
  onChange: (date: string) => void;
  /** The accessible name of the calendar. */
  label: string;
  /** The time zone that decides which day is today. */
  zone?: string;
  yearless?: DateContext["yearless"];
  isDisabled?: boolean;
  id?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  "aria-required"?: true;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

/** A date, typed ("fri", "27 nov", "11/27/2026") or picked from a calendar. */
export function DateInput({
  value,
  onChange,
  label,
  zone = browserTimeZone(),
  yearless = "next",
  isDisabled,
  onBlur,
  className,
  ...input
}: DateInputProps) {
  const [draft, setDraft] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const today = todayIn(zone, useClock().now);
  const isDate = isPlainDate(value);

  const commit = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    const typed = draft.trim();
    const date = readTypedDate(typed, { today, yearless, locale: navigator.language }) ?? typed;
    if (date !== value) onChange(date);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") commit();
    if (event.key === "ArrowDown" && event.altKey) setIsOpen(true);
  };

  return (
    <span className={clsx("relative w-44 min-w-0 pointer-coarse:w-56", className)}>
      <Input
        {...input}
        value={draft ?? (isDate ? formatDue(dueOnDate(value), zone, "shown") : value)}
        placeholder="Choose a date"
        autoComplete="off"
        disabled={isDisabled}
        className="pr-9 tabular pointer-coarse:pr-12"
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={handleKey}
        onBlur={() => {
          commit();
          onBlur?.();
        }}
      />
      <span className="absolute inset-y-0 right-0.5 flex items-center">
        <Popover
          label={label}
          align="end"
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          trigger={
            <IconButton name="Open calendar" size="sm" disabled={isDisabled} className="size-7!">
              <Icon of={CalendarDays} />
            </IconButton>
          }
        >
          <Suspense fallback={<Skeleton className="h-[284px] w-63" />}>
            <Calendar
              value={isDate ? value : null}
              today={today}
              autoFocus
              onChange={(date) => {
                setDraft(undefined);
                onChange(date);
                setIsOpen(false);
              }}
            />
          </Suspense>
        </Popover>
      </span>
    </span>
  );
}

const Calendar = lazyComponent(() =>
  import("@/components/ui/input/calendar").then((module) => module.Calendar),
);
