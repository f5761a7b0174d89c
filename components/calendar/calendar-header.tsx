"use client";

import { Icon } from "@/components/ui/icons/icon";
import { ChevronLeft, ChevronRight, Timer } from "lucide";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { ToggleGroup } from "@/components/ui/input/toggle-group";
import type { CalendarScope } from "@/lib/calendar/grid";

const scopes = [
  { value: "month", label: "Month" },
  { value: "week", label: "Week" },
] as const;

/** Turns the pages of the calendar and chooses between month and week. */
export function CalendarHeader({
  scope,
  onScope,
  onTurn,
  onToday,
  isTimeShown,
  onTimeShown,
}: {
  scope: CalendarScope;
  onScope: (scope: CalendarScope) => void;
  onTurn: (pages: -1 | 1) => void;
  onToday: () => void;
  /** True if a week shows tracked time. */
  isTimeShown: boolean;
  onTimeShown: (isShown: boolean) => void;
}) {
  return (
    <>
      {/* On phones the arrows are on the line of the title, and what follows is below it. */}
      <span aria-hidden className="order-1 basis-full md:hidden" />
      <Button size="sm" onClick={onToday} className="max-md:order-1">
        Today
      </Button>
      <IconButton name={`Previous ${scope}`} onClick={() => onTurn(-1)}>
        <Icon of={ChevronLeft} className="rtl:rotate-180" />
      </IconButton>
      <IconButton name={`Next ${scope}`} onClick={() => onTurn(1)}>
        <Icon of={ChevronRight} className="rtl:rotate-180" />
      </IconButton>
      {scope === "week" && (
        <IconButton
          name="Show tracked time"
          isPressed={isTimeShown}
          onClick={() => onTimeShown(!isTimeShown)}
          className="max-md:order-1"
        >
          <Icon of={Timer} />
        </IconButton>
      )}
      <ToggleGroup
        label="Show by"
        value={scope}
        onChange={onScope}
        options={scopes}
        className="max-md:order-1 max-md:ml-auto"
      />
    </>
  );
}
