"use client";

import { useQuery } from "@tanstack/react-query";
import { cloneElement } from "react";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { StoredAvatar } from "@/components/ui/stored-avatar";
import { loadSettings } from "@/components/landing/use-settings";
import { userQuery } from "@/lib/users/queries";

/** The person's picture, and behind it their menu. The menu's code and what it asks for are fetched when the picture is pointed at. */
export function AvatarMenu({ side }: { side: "right" | "bottom" }) {
  const { data: user } = useQuery(userQuery());
  const { part: Popup, triggerProps } = useLazyPart(lazyPopup);
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
  return cloneElement(trigger, { ...triggerProps, "aria-haspopup": "menu", "aria-expanded": false });
}

const lazyPopup = lazyPart(() => {
  void loadSettings();
  return import("@/components/shell/avatar-menu-popup").then((module) => module.AvatarMenuPopup);
});
