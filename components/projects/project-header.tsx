"use client";

import { clsx } from "clsx";
import { firstClick } from "@/lib/shared/browser/first-click";
import { Icon } from "@/components/ui/icons/icon";
import { Archive, ArchiveRestore, Pin, PinOff, Play, ReceiptText, Settings } from "lucide";
import { useDialog } from "@/components/dialog/use-dialog";
import { AppLink } from "@/components/ui/app-link";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { pageTitle } from "@/lib/shared/text/format";
import { paymentStatusOptions, projectStatusOptions } from "@/components/projects/status-options";
import { EarlyRow, EarlyText } from "@/components/ui/early-row";
import { IconButton } from "@/components/ui/icon-button";
import { usePageActions } from "@/components/ui/page-actions";
import { Select } from "@/components/ui/select/select";
import { Skeleton } from "@/components/ui/skeleton";
import { statusLabel } from "@/components/ui/status-dot";
import { useArchiveProject } from "@/lib/projects/archive-project";
import { clientColor } from "@/lib/clients/theme-colors";
import { paths } from "@/lib/shared/paths";
import { setPaymentStatus, useUpdateProjectPayment } from "@/lib/projects/payment-status";
import { usePinProject, useUpdateProject } from "@/lib/projects/queries";
import { clientName } from "@/lib/projects/rules";
import type { Project } from "@/lib/projects/schema";
import { openBillDialog, requestClock } from "@/lib/time-entries/requests";
import { offerUndo } from "@/lib/undo/offer-undo";

const ProjectSettingsDialog = lazyComponent(() =>
  import("@/components/projects/project-settings-dialog").then((module) => module.ProjectSettingsDialog),
);

/** A project's header: its client, name, two statuses, pin and settings. */
export function ProjectHeader({ project }: { project: Project }) {
  const settings = useDialog(ProjectSettingsDialog);
  const { mutateAsync: update } = useUpdateProject();
  const { mutateAsync: updatePayment } = useUpdateProjectPayment();
  const pin = usePinProject(!project.pinned);
  const { id, client } = project;
  const archive = useArchiveProject();
  const isArchived = project.archivedAt !== null;
  const toggleArchived = () => archive({ ...project, isArchived: !isArchived });
  const archiveLabel = isArchived ? "Unarchive project" : "Archive project";
  const archiveIcon = isArchived ? ArchiveRestore : Archive;
  usePageActions([
    { label: "Project settings", icon: Settings, run: () => settings.open(true) },
    {
      label: project.pinned ? "Unpin project" : "Pin project",
      icon: project.pinned ? PinOff : Pin,
      run: () => pin.mutate({ id, pinned: !project.pinned }),
    },
    {
      label: "Start the clock on this project",
      icon: Play,
      run: () => requestClock({ act: "start", activity: { projectId: id } }),
    },
    {
      label: "Create invoice from time",
      icon: ReceiptText,
      run: () => openBillDialog({ projectId: id }),
    },
    { label: archiveLabel, icon: archiveIcon, run: toggleArchived },
  ]);
  return (
    <header
      style={clientColor(client?.themeColor)}
      className="relative flex flex-wrap items-end gap-x-4 gap-y-3"
    >
      <title>{pageTitle(project.name)}</title>
      <div className="relative min-w-0 flex-1 pl-4">
        <span
          aria-hidden
          data-mark
          className="absolute inset-y-0.5 left-0 w-1.5 rounded-full bg-client-edge"
        />
        {/* On phones the buttons are beside it, so that the name has the whole width. */}
        <p className="flex items-center gap-2 text-ink-muted max-md:min-h-11 max-md:pr-36">
          {client ? (
            <AppLink
              href={paths.client(client.id)}
              className="truncate text-ink-muted hover:text-ink hover:underline"
            >
              {client.name}
            </AppLink>
          ) : (
            clientName(project)
          )}
        </p>
        <h1 className="text-page font-semibold wrap-break-word">{project.name}</h1>
      </div>
      <div className="flex gap-1 max-md:absolute max-md:top-0 max-md:right-0 max-md:min-h-11 max-md:items-center">
        <IconButton
          name="Start the clock on this project"
          onClick={firstClick(() => requestClock({ act: "start", activity: { projectId: id } }))}
        >
          <Icon of={Play} />
        </IconButton>
        <IconButton
          name={project.pinned ? "Unpin project" : "Pin project"}
          onClick={() => pin.mutate({ id, pinned: !project.pinned })}
        >
          {project.pinned ? <Icon of={PinOff} /> : <Icon of={Pin} />}
        </IconButton>
        {/* On phones, where it would take the space of the name, it is in the settings. */}
        <IconButton name={archiveLabel} onClick={toggleArchived} className="max-md:hidden">
          <Icon of={archiveIcon} />
        </IconButton>
        <IconButton name="Project settings" onClick={() => settings.open(true)}>
          <Icon of={Settings} />
        </IconButton>
      </div>
      <div className="grid w-full grid-cols-2 gap-2 md:flex lg:w-auto">
        <Select
          label="Project status"
          value={project.projectStatus}
          onChange={(projectStatus) => {
            const offer = offerUndo({
              verb: `Changed to ${statusLabel(projectStatus).toLowerCase()}:`,
              name: project.name,
              undo: () => update({ id, projectStatus: project.projectStatus }),
            });
            update({ id, projectStatus }).catch(offer.withdraw);
          }}
          options={projectStatusOptions}
          className={clsx(statusClass, "md:w-34")}
        />
        <Select
          label="Payment status"
          value={project.paymentStatus}
          onChange={(next) => setPaymentStatus(updatePayment, project, next)}
          options={paymentStatusOptions}
          className={clsx(statusClass, "md:w-36")}
        />
      </div>
      {settings.subject && (
        <ProjectSettingsDialog
          key={settings.key}
          project={project}
          isOpen={settings.isOpen}
          onClose={settings.close}
        />
      )}
    </header>
  );
}

/** Known by its words, as a filter that is set: its outline is not the loudest thing on the page. */
const statusClass = "border-line-strong! bg-panel! font-medium";

export function ProjectHeaderSkeleton() {
  return (
    <div className="flex flex-col gap-3" role="status" aria-label="Loading">
      <EarlyRow
        call="projects/{id}"
        className="flex animate-shimmer flex-col pl-4 md:pr-21 lg:pr-97 md:pointer-coarse:max-lg:pr-27"
      >
        <EarlyText
          field="client.name"
          className="truncate text-ink-muted empty:h-4 empty:w-40 empty:rounded-chip empty:bg-hover max-md:not-empty:pr-36 max-md:not-empty:leading-11 max-md:empty:my-3.5"
        />
        <EarlyText
          field="name"
          className="text-page font-semibold wrap-break-word empty:h-8.5 empty:w-80 empty:max-w-full empty:rounded-chip empty:bg-hover md:empty:mt-1"
        />
      </EarlyRow>
      {/* The statuses. */}
      <Skeleton className="h-8 w-full md:w-72 lg:hidden pointer-coarse:h-11" />
    </div>
  );
}
