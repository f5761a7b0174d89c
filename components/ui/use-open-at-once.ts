"use client";

import { useEffect, useRef, useState } from "react";

/** For a popup that was asked for before its code was here: focuses its trigger, where focus will return, and opens. */
export function useOpenAtOnce(onOpenChange?: (isOpen: boolean) => void) {
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const hasOpened = useRef(false);

  const handleOpenChange = (next: boolean) => {
    setIsOpen(next);
    onOpenChange?.(next);
  };
  useEffect(() => {
    if (hasOpened.current) return;
    hasOpened.current = true;
    trigger.current?.focus();
    handleOpenChange(true);
  });
  return { isOpen, trigger, handleOpenChange };
}
