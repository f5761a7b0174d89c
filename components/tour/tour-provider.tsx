"use client";

import { useQuery } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { createContext, lazy, Suspense, useContext, useState, type ReactNode } from "react";
import { rememberTourSeen, useTourSeen } from "./use-tour-seen";
import { type TourPage, tourPageFor } from "./tour-page";
import { userQuery } from "@/lib/users/queries";

/** Returns a function that shows the current page's tour again. */
export function useTour(): () => void {
  const show = useContext(TourContext);
  if (!show) throw new Error("useWelcome needs a WelcomeProvider above it");
  return show;
}

/** Shows each page's tour at the first visit and on request. The cards' code loads when a tour is first shown. */
export function TourProvider({ children }: { children: ReactNode }) {
  const page = tourPageFor(usePathname());
  const isSignedIn = useQuery(userQuery()).isSuccess;
  const isWelcomed = useTourSeen(page);
  const [requested, setRequested] = useState<TourPage>();
  const [closed, setClosed] = useState<TourPage>();
  const isOpen = page !== undefined && isSignedIn && (requested === page || !isWelcomed);

  const handleClose = () => {
    if (page) rememberTourSeen(page);
    setClosed(page);
    setRequested(undefined);
  };

  return (
    <TourContext value={() => setRequested(page)}>
      {children}
      {page && (isOpen || closed === page) && (
        <Suspense>
          <WelcomeCarousel key={page} page={page} isOpen={isOpen} onClose={handleClose} />
        </Suspense>
      )}
    </TourContext>
  );
}

const TourContext = createContext<(() => void) | null>(null);

const WelcomeCarousel = lazy(() =>
  import("./tour-carousel").then((module) => ({ default: module.TourCarousel })),
);
