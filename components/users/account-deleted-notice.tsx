"use client";

import { useEffect, useState } from "react";
import type { Toaster as ToasterType } from "@/components/ui/toaster";
import { takeAccountDeleted } from "@/lib/users/account-deleted";

/** Confirms the deletion of an account with a toast; loads nothing otherwise. */
export function AccountDeletedNotice() {
  const [Toaster, setToaster] = useState<typeof ToasterType>();
  useEffect(() => {
    if (!takeAccountDeleted()) return;
    void Promise.all([import("sonner"), import("@/components/ui/toaster")]).then(([{ toast }, module]) => {
      setToaster(() => module.Toaster);
      setTimeout(() => toast.success("See you for your next project!"));
    });
  }, []);
  // The landing page has its own toaster settings.
  return Toaster && <Toaster position="bottom-right" duration={4000} />;
}
