"use client";

import { clsx } from "clsx";
import { CalendarDays } from "lucide-react";
import { lazy, Suspense, useState, type KeyboardEvent, type Ref } from "react";
import { readTypedDate } from "@/components/form/typed-date";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { Popover } from "@/components/ui/popover";
import { Skeleton } from "@/components/ui/skeleton";
import { dueOnDate, formatDue, localZone, todayIn } from "@/lib/dates";

export interface DateInputProps {
  /** A plain date, "2026-11-27". */
  value: string | null;
  onChange: (date: string | null) => void;
  /** Names the calendar. */
  label: string;
  /** Decides which day is today. */
  zone?: string;
  isDisabled?: boolean;
  id?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  "aria-required"?: true;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

/** A date, typed ("fri", "27 nov", "11/27/2026") or picked from a calendar. What cannot be read falls back. */
export function DateInput({
  value,
  onChange,
  label,
  zone = localZone(),
  isDisabled,
  onBlur,
  className,
  ...input
}: DateInputProps) {
  const [draft, setDraft] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const today = todayIn(zone, new Date());
  const shown = value ? formatDue(dueOnDate(value), zone, "shown") : "";

  const commit = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    if (draft.trim() === "") return onChange(null);
    const date = readTypedDate(draft, today);
    if (date && date !== value) onChange(date);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") commit();
    if (event.key === "ArrowDown" && event.altKey) setIsOpen(true);
  };

  return (
    <span className={clsx("relative w-44 min-w-0 pointer-coarse:w-56", className)}>
      <Input
        {...input}
        value={draft ?? shown}
        placeholder="Pick a date"
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
              <CalendarDays />
            </IconButton>
          }
        >
          <Suspense fallback={<Skeleton className="h-[284px] w-63" />}>
            <Calendar
              value={value}
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

const Calendar = lazy(() =>
  import("@/components/ui/calendar").then((module) => ({ default: module.Calendar })),
);
