"use client";

import { clsx } from "clsx";
import { cloneElement, type ReactNode } from "react";
import { preloadConfirm } from "@/components/dialog/confirm";
import { lazyPart, usePreloadLater } from "@/components/ui/popup/lazy-part";
import { useLazyPopup } from "@/components/ui/popup/lazy-popup";
import { StoredAvatar } from "@/components/ui/person/stored-avatar";
import { loadSettings } from "@/components/landing/use-settings";
import { useQueryData } from "@/lib/query/use-query-data";
import { userQuery } from "@/lib/users/queries";

/** The user's picture, which opens their menu, with `children` beside it. Pointing at it loads the menu's code and data. */
export function AvatarMenu({ side, children }: { side: "right" | "bottom"; children?: ReactNode }) {
  const user = useQueryData(userQuery());
  const { part: Popup, closedProps } = useLazyPopup(lazyPopup, "menu");
  usePreloadLater(leaving);
  const trigger = (
    <button
      type="button"
      className={clsx(
        "flex target min-w-0 items-center justify-center rounded-full",
        children
          ? "gap-2 text-left xl:flex-1 xl:justify-start xl:rounded-control xl:hover:bg-hover"
          : "shrink-0",
      )}
    >
      <StoredAvatar avatarKey={user?.avatar} size="md" />
      <span className="sr-only">Your menu</span>
      {children}
    </button>
  );
  if (Popup) return <Popup side={side} trigger={trigger} />;
  return cloneElement(trigger, closedProps);
}

const popupCode = lazyPart(() =>
  import("@/components/shell/navigation/avatar-menu-popup").then((module) => module.AvatarMenuPopup),
);

const lazyPopup = lazyPart(() => {
  void loadSettings();
  return popupCode.load();
});

/** The code of the menu and of the question before *Leave App*, which must work without a connection. */
const leaving = {
  preload: () => {
    popupCode.preload();
    preloadConfirm();
  },
};
