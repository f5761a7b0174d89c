import type { Metadata } from "next";
import { ActionFilterControls, ActionFilters } from "@/components/actions/action-filters";
import { ActionViews } from "@/components/actions/action-views";
import { ActionCalendar } from "@/components/calendar/action-calendar";
import { AnsweredPanel } from "@/components/income/answered-panel";
import { EventPanel } from "@/components/events/event-panel";
import { OverduePanel } from "@/components/income/overdue-panel";
import { TaskPanel } from "@/components/tasks/task-panel";

export const metadata: Metadata = { title: "Actions" };

export default function Page() {
  return (
    <ActionFilters>
      <ActionViews
        title="Actions"
        controls={<ActionFilterControls />}
        below={
          <>
            <AnsweredPanel />
            <OverduePanel />
          </>
        }
        panels={[
          { label: "Tasks", content: <TaskPanel /> },
          { label: "Events", content: <EventPanel /> },
        ]}
        calendar={<ActionCalendar />}
      />
    </ActionFilters>
  );
}
