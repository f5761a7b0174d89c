"use client";

import { createContext, Suspense, useContext, useRef, useState, type ReactNode } from "react";
import type { Question } from "@/components/dialog/confirm-dialog";
import { lazyComponent } from "@/components/ui/popup/lazy-part";

/** The question before unsaved input is discarded. */
export const unsavedChanges: Question = {
  title: "Unsaved changes",
  body: "You have unsaved changes. Leave without saving them?",
};

/** The question before a row is deleted whose form has unsaved input. */
export const unsavedDeletion: Question = {
  title: "Unsaved changes",
  body: "You have unsaved changes. Delete without saving them?",
  proceed: "Delete",
};

type Confirm = (question: Question) => Promise<boolean>;

/** `const confirm = useConfirm(); if (await confirm({ title, body })) …` */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error("useConfirm needs a ConfirmProvider above it");
  return confirm;
}

/** Mount once around the app. The dialog's code loads with the first question. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<{ question: Question; isOpen: boolean }>();
  const answer = useRef<(yes: boolean) => void>(undefined);

  const confirm: Confirm = (question) => {
    answer.current?.(false);
    setPending({ question, isOpen: true });
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  };

  const handleAnswer = (yes: boolean) => {
    answer.current?.(yes);
    answer.current = undefined;
    setPending((current) => current && { ...current, isOpen: false });
  };

  return (
    <ConfirmContext value={confirm}>
      {children}
      {pending && (
        <Suspense>
          <ConfirmDialog {...pending} onAnswer={handleAnswer} />
        </Suspense>
      )}
    </ConfirmContext>
  );
}

/** Loads the dialog's code before a question, which may be asked without a connection. */
export const preloadConfirm = () => ConfirmDialog.preload();

const ConfirmContext = createContext<Confirm | null>(null);

const ConfirmDialog = lazyComponent(() =>
  import("@/components/dialog/confirm-dialog").then((module) => module.ConfirmDialog),
);
