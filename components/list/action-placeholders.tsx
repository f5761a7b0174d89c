import { EarlyRows } from "./early-rows";

/** The loading placeholders of tasks or events. */
export function ActionPlaceholders({ noun }: { noun: "task" | "event" }) {
  return (
    <EarlyRows
      count={8}
      call={`${noun}s/search`}
      className="-mx-2"
      rowClassName="h-15 overflow-hidden py-2.5 pr-2 pl-8"
      textClassName="line-clamp-2 wrap-break-word"
    />
  );
}
