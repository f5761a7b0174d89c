"use client";

import { Suspense, useEffect, useState } from "react";
import type { KeyPress } from "@/components/shell/keys/key-bindings";
import { useHeldKeys } from "@/components/shell/palette/use-held-keys";
import { isTyping } from "@/components/shell/palette/use-palette-key";
import { singleKeyOf } from "@/lib/shared/browser/shortcut";
import { isLayerOpen } from "@/lib/shared/browser/layers";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { repeatEarlyKeys } from "@/lib/early-requests/input";
import { useHasSingleKeys } from "@/lib/users/queries";

const KeyHost = lazyComponent(() => import("./key-host").then((module) => module.KeyHost));

/** Listens for single keys from the start, and loads what they do at the first one. */
export function SingleKeys() {
  const isOn = useHasSingleKeys();
  // The latest ones, as several may be pressed while the code is loaded.
  const [presses, setPresses] = useState<KeyPress[]>([]);
  useHeldKeys();
  useEffect(() => {
    if (!isOn) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.length > 1 || isTyping(event.target) || isLayerOpen()) return;
      const press = { key: singleKeyOf(event), at: event.timeStamp, isRepeat: event.repeat };
      setPresses((earlier) => {
        // After a shortcut, any character may be for the field of the dialog that it opens.
        if (earlier.length === 0 && !/[a-z?]/i.test(press.key)) return earlier;
        return [...earlier.slice(-99), { ...press, id: (earlier.at(-1)?.id ?? 0) + 1 }];
      });
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [isOn]);
  // Once the user is known, who may have turned single keys off. The palette listens before.
  useEffect(() => {
    if (isOn !== undefined) repeatEarlyKeys();
  }, [isOn]);
  return (
    <Suspense>{presses.length > 0 && <KeyHost presses={presses} onDrop={() => setPresses([])} />}</Suspense>
  );
}
