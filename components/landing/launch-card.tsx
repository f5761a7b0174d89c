"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ContinueLink } from "./continue-link";
import type * as Launch from "./launch";
import { SignInWithGoogle } from "./sign-in-with-google";
import { Button } from "@/components/ui/button";
import { findOpenSession, type OpenSession } from "@/lib/auth/open-session";
import { paths } from "@/lib/paths";

type Demo = "demo" | "demo/blank";

/** The ways to start: continue the open workspace, start the full or the blank demo, or sign in with Google. */
export function LaunchCard() {
  const router = useRouter();
  const [launch, setLaunch] = useState<typeof Launch>();
  const [starting, setStarting] = useState<Demo>();
  const [pending, setPending] = useState<{ demo: Demo; session: OpenSession }>();
  const [error, setError] = useState<string>();

  const handlePress = async (demo: Demo, isAnother?: boolean) => {
    setPending(undefined);
    setError(undefined);
    setStarting(demo);
    try {
      // Asks before replacing an open workspace, even one that another tab has opened since.
      const [loaded, session] = await Promise.all([import("./launch"), isAnother ? null : findOpenSession()]);
      setLaunch(loaded);
      const message = session ? undefined : await loaded.startDemo(demo);
      if (session) setPending({ demo, session });
      else if (!message) return router.push(paths.projects);
      setError(message);
    } catch {
      setError("Network Error");
    }
    setStarting(undefined);
  };

  return (
    <div className="flex flex-col gap-2">
      {launch && starting === "demo" && <launch.LoadingScreen />}
      <ContinueLink />
      <Button
        variant="primary"
        size="lg"
        disabled={starting !== undefined}
        onClick={() => handlePress("demo")}
      >
        Full Version
      </Button>
      <Button
        size="lg"
        disabled={starting === "demo"}
        isLoading={starting === "demo/blank"}
        onClick={() => handlePress("demo/blank")}
      >
        Blank Version
      </Button>
      {launch && pending && (
        <launch.ReplaceSessionPrompt
          session={pending.session}
          onStart={() => handlePress(pending.demo, true)}
        />
      )}
      <SignInWithGoogle />
      <p role="alert" className="min-h-5 text-center text-danger">
        {error}
      </p>
    </div>
  );
}
