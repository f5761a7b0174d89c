"use client";

import { useRef } from "react";
import { useConfirm } from "@/components/dialog/confirm";
import { type RepeatChoice, withoutKept } from "@/lib/repeats/form";
import type { RepeatKind, RepeatScope } from "@/lib/repeats/schema";

/** Fields of a single task that are no part of its rule. */
const ofOneOnly = new Set(["status"]);

/** Asks whether a change or a deletion of a repeating row is for it only, or for all after it too. */
export function useRepeatScope(kind: RepeatKind, { repeatId }: { repeatId: string | null }) {
  const confirm = useConfirm();
  const scope = useRef<RepeatScope>("one");

  /** Returns null if the question is cancelled. */
  const ask = async (action: "Change" | "Delete"): Promise<RepeatScope | null> => {
    let chosen: RepeatScope | null = null;
    const isForAll = await confirm({
      title: `${action} repeating ${kind}?`,
      body:
        action === "Change"
          ? `The change can be for this ${kind} only, or for it and all after it.`
          : `You can delete this ${kind} only, or it and all after it. The trash keeps them for 30 days.`,
      proceed: "This and all after",
      tone: action === "Delete" ? "danger" : "neutral",
      instead: { label: "Only this one", onSelect: () => (chosen = "one") },
    });
    return isForAll ? "following" : chosen;
  };

  return {
    /** Asks before these fields are saved, if it can be meant. Another rule is always for all after. Returns whether to save. */
    askBeforeSave: async (changed: readonly string[]): Promise<boolean> => {
      const isMeant =
        repeatId !== null && !changed.includes("repeat") && changed.some((field) => !ofOneOnly.has(field));
      const chosen = isMeant ? await ask("Change") : "one";
      scope.current = chosen ?? "one";
      return chosen !== null;
    },
    /** Asks before the row is deleted. Returns null if it stays. */
    askBeforeDelete: async (): Promise<RepeatScope | null> => (repeatId === null ? "one" : ask("Delete")),
    /** Returns a change as it is sent, with what was answered. */
    withScope: <Change extends { repeat?: RepeatChoice }>(change: Change) => ({
      ...withoutKept(change),
      ...(scope.current === "following" && { scope: scope.current }),
    }),
  };
}
