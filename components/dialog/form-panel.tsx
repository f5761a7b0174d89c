"use client";

import { clsx } from "clsx";
import type { Route } from "next";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { FormFailure, FormNotices, SaveButton } from "@/components/dialog/form-parts";
import { type FormSubject, useFormActs } from "@/components/dialog/use-form-acts";
import { usePageEscape } from "@/components/dialog/use-page-escape";
import { submitFromTextarea } from "@/components/ui/input/textarea";
import { Button } from "@/components/ui/button";
import { PageSection, PageSectionBody } from "@/components/ui/page-section";

/**
 * A form as a part of a page, with Save and, once it has changes, Discard. With `onClose` it is a dialog beside the page: Escape
 * and Discard leave it, and so does a save.
 */
export function FormPanel<Values extends FieldValues, Output, Saved>({
  path,
  about,
  onClose,
  onReset,
  onSaved,
  children,
  ...subject
}: FormSubject<Values, Output, Saved> & {
  /** The address of the page. */
  path: Route;
  about?: ReactNode;
  onClose?: () => void;
  /** Undoes changes outside of the form's values. */
  onReset?: () => void;
  onSaved?: (saved: Saved) => void;
  children: ReactNode;
}) {
  const reset = () => {
    subject.form.reset();
    onReset?.();
  };
  const acts = useFormActs({
    ...subject,
    path,
    onLeave: onClose ?? reset,
    onDiscard: reset,
    onSaved: onClose ?? ((saved) => onSaved?.(saved)),
  });
  usePageEscape(onClose && (() => void acts.handleLeave()));

  return (
    <PageSection title={subject.title} about={about} isDialog={onClose !== undefined}>
      <form noValidate onKeyDown={submitFromTextarea} onSubmit={acts.handleSubmit}>
        <PageSectionBody>
          <FormNotices acts={acts} />
          {/* The focused field is not scrolled to a place below the buttons. */}
          <div className="flex flex-col gap-4 [&_:is(input,textarea,button)]:scroll-mb-20">{children}</div>
        </PageSectionBody>
        <div
          data-footer
          className={clsx(
            "flex flex-wrap items-center justify-end gap-x-1 gap-y-2 rounded-b-panel border-t border-line bg-panel px-4 py-3 md:gap-x-2 md:px-5",
            // A form without changes, one of several on its page, covers nothing.
            (onClose !== undefined || acts.isDirty || acts.isSaving) && "sticky bottom-0",
          )}
        >
          <FormFailure acts={acts} />
          {acts.isDirty && !acts.isSaving && (
            <Button variant="ghost" onClick={acts.handleLeave}>
              Discard
            </Button>
          )}
          <SaveButton acts={acts} />
        </div>
      </form>
    </PageSection>
  );
}
