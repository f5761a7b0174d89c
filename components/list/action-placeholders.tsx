import { EarlyRows } from "./early-rows";

/** The loading placeholders of tasks or events. */
export function ActionPlaceholders({ noun }: { noun: "task" | "event" }) {
  return (
    <EarlyRows
      count={8}
      call={`${noun}s/search`}
      rowClassName="h-13.5 overflow-hidden py-2 pr-2 pl-8 md:h-11 md:py-0.75"
      textClassName="truncate"
    />
  );
}
