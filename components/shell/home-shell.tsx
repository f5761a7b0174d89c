"use client";

import { IsRestoringProvider, QueryClientProvider } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { ConnectionBar } from "@/components/auth/connection-bar";
import { ConfirmProvider } from "@/components/dialog/confirm";
import { useOfflineCopy } from "@/components/offline-copy/use-offline-copy";
import { MobileBar } from "@/components/shell/navigation/mobile-bar";
import { PaletteOpener } from "@/components/shell/palette/palette-opener";
import { Sidebar } from "@/components/shell/navigation/sidebar";
import { SingleKeys } from "@/components/shell/keys/single-keys";
import { useReplacedWorkspace } from "./session/replaced-workspace";
import { useMainScroll } from "./use-main-scroll";
import { useSyncTimeZone } from "./session/use-sync-time-zone";
import { useReconnect } from "@/components/shell/session/use-reconnect";
import { useSignInNotice } from "@/components/shell/session/use-sign-in-notice";
import { BottomClock, ForgottenClock } from "@/components/time-entries/clock/clock-slot";
import { TourPlace, TourProvider } from "@/components/tour/tour-provider";
import { lazyComponent, useHasInteracted, usePreloadLater } from "@/components/ui/popup/lazy-part";
import { SkipLink } from "@/components/ui/skip-link";
import { Toaster } from "@/components/ui/popup/toaster";
import { TooltipLayer } from "@/components/ui/popup/tooltip-layer";
import { useIsHydrated } from "@/components/ui/hooks/use-is-hydrated";
import { PHONE, useMediaQuery } from "@/components/ui/hooks/use-media-query";
import { onSessionEnd } from "@/lib/api/access-token";
import { hasStoredDrafts } from "@/lib/drafts/kept-drafts";
import { repeatEarlyPress } from "@/lib/early-requests/input";
import { paths } from "@/lib/shared/paths";
import { createQueryClient } from "@/lib/query/client";

// Without an offline copy its code may be out of reach when it is needed.
const StaleNote = lazyComponent(() =>
  import("@/components/offline-copy/stale-note").then(
    (module) => module.StaleNote,
    () => () => null,
  ),
);

const BottomBar = lazyComponent(() =>
  import("./navigation/bottom-bar").then(
    (module) => module.BottomBar,
    () => () => null,
  ),
);

const DeferredParts = lazyComponent(() => import("./deferred-parts").then((module) => module.DeferredParts));

/** The layout of every workspace page, or what replaces it while the person leaves. */
export function HomeShell({ children }: { children: ReactNode }) {
  return useReplacedWorkspace() ?? <Workspace>{children}</Workspace>;
}

/** The navigation, and the parts that all pages share. */
function Workspace({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const isHydrated = useIsHydrated();
  return (
    <QueryClientProvider client={queryClient}>
      <ConfirmProvider>
        <TourProvider>
          {/* The static page does not know its filter yet, so nothing is asked for during hydration. */}
          <IsRestoringProvider value={!isHydrated}>
            <Frame isHydrated={isHydrated}>{children}</Frame>
          </IsRestoringProvider>
        </TourProvider>
        <Toaster />
        <RenderOnFirstInteraction />
        <PaletteOpener />
        <SingleKeys />
        <TooltipLayer />
      </ConfirmProvider>
    </QueryClientProvider>
  );
}

function Frame({ isHydrated, children }: { isHydrated: boolean; children: ReactNode }) {
  useRedirectWithoutSession();
  useReconnect();
  useSyncTimeZone();
  useSignInNotice();
  useOfflineCopy();
  useEffect(repeatEarlyPress, []);
  const isPhone = useMediaQuery(PHONE);
  const main = useMainScroll();
  return (
    <div className="flex h-dvh flex-col">
      <SkipLink />
      <ConnectionBar>
        <Suspense>
          <StaleNote />
        </Suspense>
      </ConnectionBar>
      <ForgottenClock />
      <div className="flex min-h-0 flex-1 flex-col md:flex-row">
        <MobileBar />
        <Sidebar />
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          {/* Controls are not offered before they can respond. */}
          <main
            ref={main}
            id="main"
            tabIndex={-1}
            inert={!isHydrated}
            className="min-h-0 flex-1 overflow-y-auto outline-none"
          >
            {children}
          </main>
          {/* Above the tour, which it would move when it arrives. */}
          <BottomClock />
          <TourPlace />
        </div>
        {/* Reserves the height of the bar. Its code is loaded on phones only. */}
        <div
          data-chrome
          data-bottom-bar
          className="min-h-14.25 shrink-0 border-t border-line pb-[env(safe-area-inset-bottom)] md:hidden"
        >
          <Suspense>{isPhone && <BottomBar />}</Suspense>
        </div>
      </div>
    </div>
  );
}

/** Renders the deferred parts at the first interaction, or at once when there is a draft to remind of. */
function RenderOnFirstInteraction() {
  const hasInteracted = useHasInteracted();
  usePreloadLater(DeferredParts);
  const hasDrafts = useSyncExternalStore(neverChanges, hasStoredDrafts, () => false);
  return <Suspense>{(hasInteracted || hasDrafts) && <DeferredParts />}</Suspense>;
}

const neverChanges = () => () => {};

/** Redirects to the landing page when the session has ended. */
function useRedirectWithoutSession() {
  const router = useRouter();
  useEffect(
    () =>
      onSessionEnd((why) => {
        // Everything on the screen belongs to another user.
        if (why === "another") return window.location.assign(paths.projects);
        if (why === "leaving") return;
        router.replace(paths.welcome);
      }),
    [router],
  );
}
