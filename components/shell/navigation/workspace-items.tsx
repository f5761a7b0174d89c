"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { Bookmark, Eraser, RotateCcw } from "lucide";
import { useRouter } from "next/navigation";
import { toast } from "sonner";
import { useConfirm } from "@/components/dialog/confirm";
import { MenuItem } from "@/components/ui/menu/eager-menu";
import { openAccountDialog } from "@/lib/accounts/open-dialog";
import { refusalMessage } from "@/lib/api/request";
import { isDemo } from "@/lib/accounts/tenant-kind";
import { resetDemo } from "@/lib/demo/queries";
import { hasUnsaved } from "@/lib/drafts/unsaved";
import { paths } from "@/lib/shared/paths";
import { clearSample } from "@/lib/users/queries";
import type { User } from "@/lib/users/schema";
import { PLAIN_MS } from "@/lib/shared/browser/toast-durations";

/** The menu items about the content of the workspace as a whole: a demo's, or the sample studio of an account. */
export function WorkspaceItems({ user, canKeep }: { user: User; canKeep: boolean }) {
  if (isDemo(user.kind))
    return (
      <>
        {canKeep && (
          <MenuItem icon={<Icon of={Bookmark} />} onSelect={() => openAccountDialog("keep")}>
            Keep This Workspace
          </MenuItem>
        )}
        <ResetDemoItem />
      </>
    );
  return user.hasSample ? <ClearSampleItem /> : null;
}

function ResetDemoItem() {
  const confirm = useConfirm();
  const replaceContent = useReplaceContent();
  const handleReset = async () => {
    const body = `Everything in this workspace is replaced by a fresh copy of the demo${hasUnsaved() ? ", and your unsaved changes are lost" : ""}. This cannot be undone.`;
    if (!(await confirm({ title: "Reset demo", body, tone: "danger" }))) return;
    await replaceContent(resetDemo, { loading: "Resetting demo...", success: "Demo reset" });
  };
  return (
    <MenuItem icon={<Icon of={RotateCcw} />} onSelect={handleReset}>
      Reset Demo
    </MenuItem>
  );
}

function ClearSampleItem() {
  const confirm = useConfirm();
  const replaceContent = useReplaceContent();
  const handleClear = async () => {
    const body = `The clients, projects, documents and files of the sample are deleted, with the changes you made to them. What you added stays, with the sample project or client that it belongs to${hasUnsaved() ? ". Your unsaved changes are lost" : ""}. This cannot be undone.`;
    if (!(await confirm({ title: "Clear the sample?", body, proceed: "Clear", tone: "danger" }))) return;
    await replaceContent(clearSample, { loading: "Clearing the sample...", success: "Sample cleared" });
  };
  return (
    <MenuItem icon={<Icon of={Eraser} />} onSelect={handleClear}>
      Clear the Sample
    </MenuItem>
  );
}

/** Runs a call that replaces the content of the workspace, then shows the projects page with the new one. */
function useReplaceContent() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (replace: () => Promise<void>, toasts: { loading: string; success: string }) => {
    const id = toast.loading(toasts.loading, { duration: Infinity });
    try {
      await replace();
    } catch (error) {
      const message = refusalMessage(error) ?? "Unexpected error, please try again";
      return void toast.error(message, { id, duration: PLAIN_MS });
    }
    toast.success(toasts.success, { id, duration: PLAIN_MS });
    router.push(paths.projects);
    await queryClient.resetQueries();
  };
}
