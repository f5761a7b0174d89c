"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Switch } from "@/components/ui/input/switch";
import { TitledSection } from "@/components/ui/titled-section";
import { canKeepOfflineCopy, isOfflineCopyOff, setOfflineCopyOff } from "@/lib/shared/browser/offline-copy";
import { startOfflineCopy } from "@/lib/query/start-offline-copy";

/** Switches the offline copy of this browser on and off. */
export function OfflineCopySection({ userId }: { userId: string }) {
  const client = useQueryClient();
  const [isOn, setIsOn] = useState(() => canKeepOfflineCopy() && !isOfflineCopyOff());
  const handleChange = (next: boolean) => {
    setIsOn(next);
    setOfflineCopyOff(!next);
    if (next) void startOfflineCopy(client, userId);
  };
  return (
    <TitledSection
      title="Offline copy"
      about={canKeepOfflineCopy() ? keeps : needsHttps}
      action={
        <Switch
          isOn={isOn}
          onChange={handleChange}
          isDisabled={!canKeepOfflineCopy()}
          label="Keep an offline copy in this browser"
        />
      }
    />
  );
}

const keeps =
  "Keeps what you last saw in this browser, encrypted, so that Pennant opens at once and can be read without a connection. Anyone who uses this device while you're signed in can read it. Signing out deletes it.";

const needsHttps =
  "Not available over plain http, where browsers can't encrypt what they keep. Nothing is kept in this browser.";
