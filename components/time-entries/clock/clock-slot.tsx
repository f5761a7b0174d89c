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
const ClockPill = lazyComponent(() =>
  import("./clock-pill").then(
    (module) => module.ClockPill,
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

/** The place of the clock in the phone's bar. */
export function BarClock() {
  const isPhone = useMediaQuery(PHONE);
  const isIdle = useIsIdle();
  return (
    <span className="flex min-w-9 justify-end">
      <Suspense>{isIdle && isPhone && <ClockPill />}</Suspense>
    </span>
  );
}

/** The place of the question whether the clock was forgotten. */
export function ForgottenClock() {
  const isIdle = useIsIdle();
  return <Suspense>{isIdle && <ForgottenNote />}</Suspense>;
}
