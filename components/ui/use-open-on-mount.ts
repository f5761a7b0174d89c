"use client";

import { useEffect, useImperativeHandle, useRef, useState, type Ref } from "react";

/**
 * For a popup that was opened before its code had loaded: on mount, focuses its trigger, where focus will return, and
 * opens. `isAsked` false leaves it closed, for a popup whose code is already loaded.
 */
export function useOpenOnMount({
  isAsked = true,
  ref,
  onOpenChange,
}: {
  isAsked?: boolean;
  /** The caller's ref to the trigger. */
  ref?: Ref<HTMLButtonElement>;
  onOpenChange?: (isOpen: boolean) => void;
} = {}) {
  const [isOpen, setIsOpen] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const hasOpened = useRef(false);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => triggerRef.current);

  const handleOpenChange = (next: boolean) => {
    setIsOpen(next);
    onOpenChange?.(next);
  };
  useEffect(() => {
    if (!isAsked || hasOpened.current) return;
    hasOpened.current = true;
    triggerRef.current?.focus();
    handleOpenChange(true);
  });
  return { isOpen, triggerRef, handleOpenChange };
}
