import type { Metadata } from "next";
import { EventPanel } from "@/components/events/event-panel";
import { OverduePanel } from "@/components/income/overdue-panel";
import { SideBySide } from "@/components/list/side-by-side";
import { TaskPanel } from "@/components/tasks/task-panel";

export const metadata: Metadata = { title: "Actions" };

export default function Page() {
  return (
    <SideBySide
      title="Actions"
      below={<OverduePanel />}
      panels={[
        { label: "Tasks", content: <TaskPanel /> },
        { label: "Events", content: <EventPanel /> },
      ]}
    />
  );
}
