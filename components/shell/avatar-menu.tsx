"use client";

import { cloneElement } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { useLazyPopup } from "@/components/ui/lazy-popup";
import { StoredAvatar } from "@/components/ui/stored-avatar";
import { loadSettings } from "@/components/landing/use-settings";
import { useQueryData } from "@/lib/query/use-query-data";
import { userQuery } from "@/lib/users/queries";

/** The user's picture, which opens their menu. Pointing at it loads the menu's code and data. */
export function AvatarMenu({ side }: { side: "right" | "bottom" }) {
  const user = useQueryData(userQuery());
  const { part: Popup, closedProps } = useLazyPopup(lazyPopup, "menu");
  const trigger = (
    <button
      type="button"
      aria-label="Your menu"
      className="flex target shrink-0 items-center justify-center rounded-full"
    >
      <StoredAvatar avatarKey={user?.avatar} size="md" />
    </button>
  );
  if (Popup) return <Popup side={side} trigger={trigger} />;
  return cloneElement(trigger, closedProps);
}

const lazyPopup = lazyPart(() => {
  void loadSettings();
  return import("@/components/shell/avatar-menu-popup").then((module) => module.AvatarMenuPopup);
});
