"use client";

import { Bookmark } from "lucide-react";
import { toast } from "sonner";
import { MenuItem } from "@/components/ui/eager-menu";
import { fetchKeepUrl } from "@/lib/demo/queries";
import { errorMessages } from "@/lib/errors";

/** For demos: signs in and turns the demo into the user's own workspace. Requires a configured provider. */
export function KeepWorkspaceItem() {
  const handleKeep = async () => {
    try {
      window.location.assign(await fetchKeepUrl());
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
