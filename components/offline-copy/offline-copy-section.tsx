"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Switch } from "@/components/ui/switch";
import { TitledSection } from "@/components/ui/titled-section";
import { isOfflineCopyOff, setOfflineCopyOff } from "@/lib/offline-copy";
import { startOfflineCopy } from "@/lib/query/start-offline-copy";

/** Switches the offline copy of this browser on and off. */
export function OfflineCopySection({ userId }: { userId: string }) {
  const client = useQueryClient();
  const [isOn, setIsOn] = useState(() => !isOfflineCopyOff());
  const handleChange = (next: boolean) => {
    setIsOn(next);
    setOfflineCopyOff(!next);
    if (next) void startOfflineCopy(client, userId);
  };
  return (
    <TitledSection
      title="Offline copy"
      about="Keeps what you last saw in this browser, so that Pennant opens at once and can be read without a connection. Signing out deletes it."
      action={<Switch isOn={isOn} onChange={handleChange} label="Keep an offline copy in this browser" />}
    />
  );
}
