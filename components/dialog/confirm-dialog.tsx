"use client";

import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import { clsx } from "clsx";
import { type ReactNode, useRef } from "react";
import { Button } from "@/components/ui/button";
import { isMeantFor } from "@/components/ui/popup/is-meant-for";
import { renderPopup } from "@/components/ui/popup/render-popup";

export interface Question {
  title: string;
  body: ReactNode;
  /** The label of the confirming button. */
  proceed?: string;
  tone?: "neutral" | "danger";
  /** Only tells why something is not possible: there is nothing to confirm. */
  isRefusal?: boolean;
  /** The main button of three, for what the person may want instead. The answer is then no. */
  instead?: { label: string; onSelect: () => void };
}

/** The dialog of `useConfirm`. Focus starts on Cancel, so that a second Enter does not confirm. */
export function ConfirmDialog({
  question,
  isOpen,
  onAnswer,
}: {
  question: Question;
  isOpen: boolean;
  onAnswer: (yes: boolean) => void;
}) {
  const popup = useRef<HTMLDivElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const handleInstead = () => {
    onAnswer(false);
    question.instead?.onSelect();
  };
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open, details) => !open && isMeantFor(popup.current, details) && onAnswer(false)}
    >
      <Base.Portal>
        <Base.Backdrop
          forceRender
          className="fixed inset-0 z-40 bg-backdrop transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Base.Viewport className="fixed inset-0 z-40 flex items-center justify-center p-4">
          <Base.Popup
            render={renderPopup}
            ref={popup}
            initialFocus={cancel}
            className="flex max-h-full w-full max-w-md flex-col overflow-y-auto rounded-panel border border-line bg-raised p-5 shadow-dialog transition-[opacity,translate] duration-150 outline-none data-ending-style:translate-y-1.5 data-ending-style:opacity-0 data-starting-style:translate-y-1.5 data-starting-style:opacity-0"
          >
            <Base.Title className="text-lead font-semibold text-balance wrap-break-word">
              {question.title}
            </Base.Title>
            <Base.Description render={<div />} className="mt-1.5 wrap-break-word text-ink-muted">
              {question.body}
            </Base.Description>
            <div
              data-footer
              className={clsx(
                "mt-5 flex flex-wrap justify-end gap-2",
                question.instead && "max-sm:flex-col-reverse max-sm:items-stretch",
              )}
            >
              <Button ref={cancel} onClick={() => onAnswer(false)}>
                {question.isRefusal ? "Close" : "Cancel"}
              </Button>
              {!question.isRefusal && (
                <Button variant={proceedVariant(question)} onClick={() => onAnswer(true)}>
                  {question.proceed ?? "Proceed"}
                </Button>
              )}
              {question.instead && (
                <Button variant="primary" onClick={handleInstead}>
                  {question.instead.label}
                </Button>
              )}
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

function proceedVariant({ tone, instead }: Question) {
  if (tone !== "danger") return instead ? "secondary" : "primary";
  return instead ? "danger-quiet" : "danger";
}
