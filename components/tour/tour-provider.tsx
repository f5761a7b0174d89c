"use client";

import { usePathname } from "next/navigation";
import { createContext, Suspense, useContext, useState, type ReactNode } from "react";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { useTourSeen } from "./use-tour-seen";
import { opensByItself, type TourPage, tourPageFor } from "./tour-page";

type Tour = {
  page: TourPage | undefined;
  requested: TourPage | undefined;
  request: (page?: TourPage) => void;
};

/** Returns a function that shows the current page's tour again. */
export function useTour(): () => void {
  const { page, request } = useContext(TourContext);
  return () => request(page);
}

/** Mount once around the layout, which has a `TourPlace`. */
export function TourProvider({ children }: { children: ReactNode }) {
  const page = tourPageFor(usePathname());
  const [requested, request] = useState<TourPage>();
  return <TourContext value={{ page, requested, request }}>{children}</TourContext>;
}

/** Shows each page's tour at the first visit and on request. The cards' code loads when a tour is first shown. */
export function TourPlace() {
  const { page, requested, request } = useContext(TourContext);
  const isSeen = useTourSeen(page);
  const pathname = usePathname();
  const isShown = requested === page || (!isSeen && opensByItself(pathname));
  if (page === undefined || !isShown) return null;
  return (
    <Suspense>
      <TourCarousel
        key={page}
        page={page}
        takesFocus={requested === page}
        onClose={() => request(undefined)}
      />
    </Suspense>
  );
}

const TourContext = createContext<Tour>({ page: undefined, requested: undefined, request: () => {} });

const TourCarousel = lazyComponent(() => import("./tour-carousel").then((module) => module.TourCarousel));
