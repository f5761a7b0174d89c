"use client";

import { type ReactNode, Suspense } from "react";
import { StripButtonSkeleton } from "@/components/ui/figures/figure-strip";
import { useIsIdle } from "@/components/ui/hooks/use-is-idle";
import { PHONE, useMediaQuery } from "@/components/ui/hooks/use-media-query";

/** The buttons of a strip. On phones `foot`, which is loaded when the page is idle, contains them and another one. */
export function StripActions({ foot, children }: { foot: ReactNode; children: ReactNode }) {
  const isIdle = useIsIdle();
  const isPhone = useMediaQuery(PHONE);
  const onPhone = isIdle ? foot : <StripButtonSkeleton />;
  return <Suspense fallback={<StripButtonSkeleton />}>{isPhone ? onPhone : children}</Suspense>;
}
