"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { CopyPlus, Plus } from "lucide";
import { useState } from "react";
import { toast } from "sonner";
import { useProjectOptions } from "@/components/projects/project-picker";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/combobox/combobox";
import { findProjectLabels } from "@/lib/projects/find-label";
import { MAX_TAKE } from "@/lib/shared/constants";
import { addDays } from "@/lib/shared/dates/calendar-date";
import { errorMessages } from "@/lib/shared/errors";
import { timeEntriesQuery } from "@/lib/time-entries/queries";
import type { RowSubject } from "@/lib/time-entries/week/grid";

/** The buttons that add rows without time: for a project, and for all that the week before has. */
export function AddRow({
  firstDay,
  onAdd,
}: {
  /** The first day of the shown week. */
  firstDay: string;
  onAdd: (subjects: readonly RowSubject[]) => void;
}) {
  const queryClient = useQueryClient();
  const picker = useProjectOptions({ projectStatus: "active" });
  const [isLoading, setIsLoading] = useState(false);
  const addLastWeek = async () => {
    setIsLoading(true);
    const filter = { from: addDays(firstDay, -7), to: addDays(firstDay, -1), take: MAX_TAKE };
    try {
      const { items } = await queryClient.fetchQuery(timeEntriesQuery(filter));
      onAdd(items);
      if (items.length === 0) toast("There is no time in the week before.");
    } catch {
      toast.error(errorMessages.unexpected);
    }
    setIsLoading(false);
  };
  return (
    <div className="flex flex-wrap gap-1 px-2 py-1.5">
      <Combobox
        {...picker}
        label="Project"
        searchPlaceholder="Search projects"
        value={null}
        // Its name and client are among the projects that the picker has loaded.
        onChange={(option) =>
          option && onAdd([{ ...findProjectLabels(queryClient, option.value), taskId: null, task: null }])
        }
        trigger={
          <Button variant="ghost" size="sm">
            <Icon of={Plus} />
            Add row
          </Button>
        }
      />
      <Button variant="ghost" size="sm" isLoading={isLoading} onClick={() => void addLastWeek()}>
        <Icon of={CopyPlus} />
        Add rows of the week before
      </Button>
    </div>
  );
}
