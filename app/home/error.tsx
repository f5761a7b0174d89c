"use client";

import { lazy, Suspense } from "react";

const CrashPage = lazy(() =>
  import("@/components/shell/crash-page").then((module) => ({ default: module.CrashPage })),
);

/** The error page of the workspace. Forms store their drafts when they unmount (`use-form-draft.ts`) and offer them again. */
export default function HomeError({ error }: { error: unknown }) {
  return (
    <Suspense>
      <CrashPage error={error} />
    </Suspense>
  );
}
