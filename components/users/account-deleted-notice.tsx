"use client";

import { useEffect, useState } from "react";
import type { Toaster as ToasterType } from "@/components/ui/popup/toaster";
import { takeAccountDeleted } from "@/lib/users/account-deleted";
import { LANDING_MS } from "@/lib/shared/browser/toast-durations";

/** Confirms the deletion of an account with a toast; loads nothing otherwise. */
export function AccountDeletedNotice() {
  const [Toaster, setToaster] = useState<typeof ToasterType>();
  useEffect(() => {
    if (!takeAccountDeleted()) return;
    const show = async () => {
      const [{ toast }, module] = await Promise.all([
        import("sonner"),
        import("@/components/ui/popup/toaster"),
      ]);
      setToaster(() => module.Toaster);
      setTimeout(() => toast.success("See you for your next project!"));
    };
    void show().catch(() => {});
  }, []);
  // The landing page has its own toaster settings.
  return Toaster && <Toaster position="bottom-right" duration={LANDING_MS} />;
}
