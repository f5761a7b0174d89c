"use client";

import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Hourglass } from "lucide-react";
import { useClock } from "@/components/ui/use-clock";
import { isDemo } from "@/lib/auth/tenant-kind";
import { userQuery } from "@/lib/users/queries";
import { timeLeft } from "@/lib/users/rules";

/** The remaining lifetime of a demo in minutes; stands out, and is announced once, when it is nearly over. */
export function ExpiryNote() {
  const life = useTimeLeft();
  if (!life) return null;
  const sentence = `${life.noun} ends in ${life.text}`;
  return (
    <>
      <p
        title={sentence}
        className={clsx(
          "flex items-center gap-2 rounded-control text-label tabular-nums xl:px-2 xl:py-1.5",
          life.isEnding ? "bg-danger-soft font-medium text-danger" : "text-ink-muted",
          "max-xl:size-8 max-xl:justify-center",
        )}
      >
        <Hourglass aria-hidden className="size-4 shrink-0" />
        <span className="sr-only xl:not-sr-only">{sentence}</span>
      </p>
      <p role="status" className="sr-only">
        {life.isEnding && `${life.noun} ends in less than ten minutes.`}
      </p>
    </>
  );
}

/** The same as a menu line, for screens without a sidebar. */
export function ExpiryMenuLine() {
  const life = useTimeLeft();
  if (!life) return null;
  return (
    <div
      role="none"
      className={clsx(
        "px-2 pt-1.5 pb-1 text-label tabular-nums",
        life.isEnding ? "font-medium text-danger" : "text-ink-muted",
      )}
    >
      {life.noun} ends in {life.text}
    </div>
  );
}

function useTimeLeft() {
  const { data: user } = useQuery(userQuery());
  const { now } = useClock();
  const life = user && timeLeft(user.expiresAt, now);
  return life && { ...life, noun: isDemo(user.kind) ? "This demo" : "This workspace" };
}
