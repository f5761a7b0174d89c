"use client";

import { lazy, Suspense } from "react";

const CrashPage = lazy(() =>
  import("@/components/shell/crash-page").then((module) => ({ default: module.CrashPage })),
);

/** A page of the workspace has crashed. What its forms held is kept as they go (`use-kept-form.ts`), and offered again. */
export default function HomeError({ error }: { error: unknown }) {
  return (
    <Suspense>
      <CrashPage error={error} />
    </Suspense>
  );
}
