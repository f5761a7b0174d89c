"use client";

import { useQuery } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { createContext, lazy, Suspense, useContext, useState, type ReactNode } from "react";
import { rememberWelcomed, useWelcomed } from "@/components/shell/use-welcomed";
import { type WelcomePage, welcomePageOf } from "@/components/shell/welcome-page-of";
import { userQuery } from "@/lib/users/queries";

/** Shows the welcome of the page that the person is on, again. */
export function useWelcome(): () => void {
  const show = useContext(WelcomeContext);
  if (!show) throw new Error("useWelcome needs a WelcomeProvider above it");
  return show;
}

/** Welcomes to each page at the first visit, and whenever it is asked for. The cards are loaded with the first wish. */
export function WelcomeProvider({ children }: { children: ReactNode }) {
  const page = welcomePageOf(usePathname());
  const isSignedIn = useQuery(userQuery()).isSuccess;
  const isWelcomed = useWelcomed(page);
  const [asked, setAsked] = useState<WelcomePage>();
  const [closed, setClosed] = useState<WelcomePage>();
  const isOpen = page !== undefined && isSignedIn && (asked === page || !isWelcomed);

  const handleClose = () => {
    if (page) rememberWelcomed(page);
    setClosed(page);
    setAsked(undefined);
  };

  return (
    <WelcomeContext value={() => setAsked(page)}>
      {children}
      {page && (isOpen || closed === page) && (
        <Suspense>
          <WelcomeCarousel key={page} page={page} isOpen={isOpen} onClose={handleClose} />
        </Suspense>
      )}
    </WelcomeContext>
  );
}

const WelcomeContext = createContext<(() => void) | null>(null);

const WelcomeCarousel = lazy(() =>
  import("@/components/shell/welcome-carousel").then((module) => ({ default: module.WelcomeCarousel })),
);
