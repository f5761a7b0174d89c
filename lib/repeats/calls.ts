import { describeNoun } from "@/lib/api/call";
import { repeatRuleSchema, repeatSchema } from "./schema";

export const repeatCalls = describeNoun({
  title: "Repeats",
  about:
    "Rules of repeating tasks and events. A rule begins with the row that is created or changed with `repeat`, and makes ordinary rows with its id in `repeatId`: of an event those of the next two years, at most 400 ahead; of a task the next one when the last one is completed or deleted. A time of day is kept in the rule’s time zone: one that a clock change skips moves after the gap, and of one that occurs twice the first is meant. A month that does not have the day uses its last day. A deleted date is not made again.",
  shapes: { Repeat: repeatSchema, RepeatRule: repeatRuleSchema },
  calls: [{ method: "GET", path: "repeats/{id}", summary: "Read a rule", answer: "Repeat" }],
});
