"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Clock, X } from "lucide";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { EagerSelect } from "@/components/ui/select/eager-select";

export interface ClockTime {
  /** 0–23. */
  hours: number;
  minutes: number;
}

/** A time of day in steps of five minutes, or none. "Add time" starts at 08:00 AM. */
export function TimeInput({
  value,
  onChange,
  isDisabled,
}: {
  value: ClockTime | null;
  onChange: (time: ClockTime | null) => void;
  isDisabled?: boolean;
}) {
  if (!value) {
    return (
      <Button variant="ghost" disabled={isDisabled} onClick={() => onChange(FIRST_TIME)}>
        <Icon of={Clock} />
        Add time
      </Button>
    );
  }
  const { hours, minutes } = value;
  const isAfternoon = hours >= 12;
  return (
    <div role="group" aria-label="Time" className="flex items-center gap-1">
      <EagerSelect
        label="Hour"
        className="w-17 tabular"
        isDisabled={isDisabled}
        value={String(hours % 12 || 12)}
        options={hourOptions}
        onChange={(hour) => onChange({ minutes, hours: (Number(hour) % 12) + (isAfternoon ? 12 : 0) })}
      />
      <span aria-hidden>:</span>
      <EagerSelect
        label="Minute"
        className="w-17 tabular"
        isDisabled={isDisabled}
        value={String(minutes)}
        options={minuteOptions(minutes)}
        onChange={(minute) => onChange({ hours, minutes: Number(minute) })}
      />
      <EagerSelect
        label="AM or PM"
        className="w-19"
        isDisabled={isDisabled}
        value={isAfternoon ? "PM" : "AM"}
        options={halfOptions}
        onChange={(half) => onChange({ minutes, hours: (hours % 12) + (half === "PM" ? 12 : 0) })}
      />
      <IconButton name="Remove time" disabled={isDisabled} onClick={() => onChange(null)}>
        <Icon of={X} />
      </IconButton>
    </div>
  );
}

// A stored time may be between two steps; it stays selectable.
function minuteOptions(current: number) {
  const steps = Array.from({ length: 12 }, (_, index) => index * MINUTE_STEP);
  const all = steps.includes(current) ? steps : [...steps, current].sort((a, b) => a - b);
  return all.map(twoDigits);
}

function twoDigits(number: number) {
  return { value: String(number), label: String(number).padStart(2, "0") };
}

const FIRST_TIME: ClockTime = { hours: 8, minutes: 0 };
const MINUTE_STEP = 5;
const hourOptions = Array.from({ length: 12 }, (_, index) => twoDigits(index + 1));
const halfOptions = [
  { value: "AM", label: "AM" },
  { value: "PM", label: "PM" },
];
