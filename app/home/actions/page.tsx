import type { Metadata } from "next";
import { EventPanel } from "@/components/events/event-panel";
import { SideBySide } from "@/components/list/side-by-side";
import { TaskPanel } from "@/components/tasks/task-panel";

export const metadata: Metadata = { title: "Actions" };

export default function Page() {
  return (
    <SideBySide
      title="Actions"
      panels={[
        { label: "Tasks", content: <TaskPanel /> },
        { label: "Events", content: <EventPanel /> },
      ]}
    />
  );
}
