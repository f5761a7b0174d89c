"use client";

import { Suspense, useEffect, useState } from "react";
import type { Press } from "@/components/shell/key-bindings";
import { isTyping } from "@/components/shell/use-palette-key";
import { isLayerOpen } from "@/components/ui/layers";
import { lazyComponent } from "@/components/ui/lazy-part";
import { useHasSingleKeys } from "@/lib/users/queries";

const KeyHost = lazyComponent(() => import("./key-host").then((module) => module.KeyHost));

/** Listens for single keys from the start, and loads what they do at the first one. */
export function SingleKeys() {
  const isOn = useHasSingleKeys();
  // The latest ones, as several may be pressed while the code is loaded.
  const [presses, setPresses] = useState<(Press & { id: number })[]>([]);
  useEffect(() => {
    if (!isOn) return;
    let id = 0;
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!/^[a-z?]$/i.test(event.key) || isTyping(event.target) || isLayerOpen()) return;
      const press = { key: event.key, at: event.timeStamp, id: (id += 1) };
      setPresses((earlier) => [...earlier.slice(-9), press]);
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [isOn]);
  return <Suspense>{presses.length > 0 && <KeyHost presses={presses} />}</Suspense>;
}
