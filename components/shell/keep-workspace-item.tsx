"use client";

import { Bookmark } from "lucide-react";
import { toast } from "sonner";
import { MenuItem } from "@/components/ui/menu-parts";
import { useSettings } from "@/components/welcome/use-settings";
import { keepAddress } from "@/lib/demo/queries";
import { errorMessages } from "@/lib/errors";

/** For demos: a sign-in that makes the workspace the person's own. Absent where the server knows no provider. */
export function KeepWorkspaceItem() {
  const settings = useSettings();
  if (!settings?.google) return null;

  const handleKeep = async () => {
    try {
      window.location.assign(await keepAddress());
    } catch {
      toast.error(errorMessages.mutation);
    }
  };

  return (
    <MenuItem icon={<Bookmark aria-hidden />} onSelect={handleKeep}>
      Keep This Workspace
    </MenuItem>
  );
}
