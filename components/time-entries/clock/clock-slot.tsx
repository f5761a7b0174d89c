"use client";

import { Suspense } from "react";
import { PHONE, useMediaQuery } from "@/components/ui/hooks/use-media-query";
import { useIsIdle } from "@/components/ui/hooks/use-is-idle";
import { lazyComponent } from "@/components/ui/popup/lazy-part";

// Without an offline copy its code may be out of reach when it is needed.
const ClockPanel = lazyComponent(() =>
  import("./clock-panel").then(
    (module) => module.ClockPanel,
    () => () => null,
  ),
);
const BarStart = lazyComponent(() =>
  import("./bar-start").then(
    (module) => module.BarStart,
    () => () => null,
  ),
);
const ClockStrip = lazyComponent(() =>
  import("./clock-strip").then(
    (module) => module.ClockStrip,
    () => () => null,
  ),
);
const ForgottenNote = lazyComponent(() =>
  import("./forgotten-note").then(
    (module) => module.ForgottenNote,
    () => () => null,
  ),
);

/** The place of the clock in the sidebar. Its code is loaded after the page. */
export function SidebarClock() {
  const isPhone = useMediaQuery(PHONE);
  const isIdle = useIsIdle();
  return (
    <div className="min-h-10 w-full xl:min-h-9">
      <Suspense>{isIdle && !isPhone && <ClockPanel />}</Suspense>
    </div>
  );
}

/** The place of the button in the phone's bar that starts the clock. */
export function BarClock() {
  const isPhone = useMediaQuery(PHONE);
  const isIdle = useIsIdle();
  return (
    <span className="flex min-w-9 justify-end">
      <Suspense>{isIdle && isPhone && <BarStart />}</Suspense>
    </span>
  );
}

/** The place of what runs above the bottom bar of phones. It takes no space without it, and moves nothing above it. */
export function BottomClock() {
  const isPhone = useMediaQuery(PHONE);
  const isIdle = useIsIdle();
  return <Suspense>{isIdle && isPhone && <ClockStrip />}</Suspense>;
}

/** The place of the question whether the clock was forgotten. */
export function ForgottenClock() {
  const isIdle = useIsIdle();
  return <Suspense>{isIdle && <ForgottenNote />}</Suspense>;
}
