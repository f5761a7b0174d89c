"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { LoadingScreen } from "@/components/welcome/loading-screen";
import { SignInWithGoogle } from "@/components/welcome/sign-in-with-google";
import { Button } from "@/components/ui/button";
import { authCall } from "@/lib/auth/access-token";
import { paths } from "@/lib/paths";

type Demo = "demo" | "demo/blank";

/** The three ways in: the full demo, an empty one, or Google. */
export function LaunchCard() {
  const router = useRouter();
  const [starting, setStarting] = useState<Demo>();
  const [fault, setFault] = useState<string>();

  const start = async (demo: Demo) => {
    setStarting(demo);
    setFault(undefined);
    const result = await authCall(demo);
    if (result.success) return router.push(paths.projects);
    setStarting(undefined);
    setFault(result.message);
  };

  return (
    <div className="flex flex-col gap-2">
      {starting === "demo" && <LoadingScreen />}
      <Button variant="primary" size="lg" disabled={starting !== undefined} onClick={() => start("demo")}>
        Full Version
      </Button>
      <Button
        size="lg"
        disabled={starting === "demo"}
        isLoading={starting === "demo/blank"}
        onClick={() => start("demo/blank")}
      >
        Blank Version
      </Button>
      <SignInWithGoogle />
      <p role="alert" className="min-h-5 text-center text-danger">
        {fault}
      </p>
    </div>
  );
}
