import { EarlyRows } from "./early-rows";

/** The loading placeholders of tasks or events. */
export function ActionPlaceholders({ noun }: { noun: "task" | "event" }) {
  return (
    <EarlyRows
      count={8}
      call={`${noun}s/search`}
      rowClassName="h-11 overflow-hidden py-0.75 pr-2 pl-8"
      textClassName="truncate"
    />
  );
}
