"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { AvatarMenu } from "@/components/shell/navigation/avatar-menu";
import { GlobalAddMenu } from "@/components/shell/navigation/global-add-menu";
import { Greeting } from "@/components/shell/navigation/greeting";
import { PinnedMenu } from "@/components/shell/navigation/pinned-menu";
import { PinnedPanel } from "@/components/shell/navigation/pinned-panel";
import { SearchButton } from "@/components/shell/navigation/search-button";
import { SectionLinks } from "@/components/shell/navigation/section-links";
import { pinnedQuery } from "@/components/projects/use-pinned-projects";
import { SidebarClock } from "@/components/time-entries/clock/clock-slot";
import { useIsIdle } from "@/components/ui/hooks/use-is-idle";
import { PHONE, useMediaQuery } from "@/components/ui/hooks/use-media-query";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { PennantMark } from "@/components/ui/pennant-mark";
import { WideOnly } from "@/components/ui/wide-only";

// Only workspaces that end have one.
const ExpiryNote = lazyComponent(() =>
  import("@/components/shell/session/expiry-note").then(
    (module) => module.ExpiryNote,
    () => () => null,
  ),
);

/** Shows icons from 768 px, and icons with names from 1280 px. */
export function Sidebar() {
  usePinnedLater();
  const isIdle = useIsIdle();
  return (
    <WideOnly
      as="aside"
      data-chrome
      className="hidden w-16 shrink-0 flex-col items-center gap-4 border-r border-line px-2 py-4 md:flex xl:w-62 xl:items-stretch xl:px-3"
    >
      <div className="flex flex-col items-center gap-3 xl:flex-row xl:justify-between xl:px-2">
        <span className="flex items-center gap-2 text-lead font-semibold">
          <PennantMark />
          <span className="hidden xl:inline">Pennant</span>
        </span>
        <span className="flex flex-col items-center gap-2 xl:flex-row">
          <SearchButton />
          <GlobalAddMenu />
        </span>
      </div>
      <SidebarClock />
      <SectionLinks />
      <div className="xl:hidden">
        <PinnedMenu side="right" />
      </div>
      <div className="hidden min-h-0 flex-1 xl:flex">
        <PinnedPanel />
      </div>
      <div className="mt-auto flex flex-col items-center gap-3 xl:items-stretch xl:px-1">
        <Suspense>{isIdle && <ExpiryNote />}</Suspense>
        <AvatarMenu side="right">
          <Greeting />
        </AvatarMenu>
      </div>
    </WideOnly>
  );
}

/** Phones have the pinned projects in a menu, which shows them at once and without a connection. */
function usePinnedLater() {
  const client = useQueryClient();
  const isPhone = useMediaQuery(PHONE);
  useEffect(() => {
    if (isPhone) void client.prefetchQuery(pinnedQuery());
  }, [client, isPhone]);
}
