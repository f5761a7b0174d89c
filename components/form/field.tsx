"use client";

import { clsx } from "clsx";
import { useId, type ReactNode } from "react";
import type { Control, FieldPath, FieldValues } from "react-hook-form";

/** The props of every form field. `name` is a path of the form's values. */
export interface FieldProps<Values extends FieldValues, Output = Values> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  className?: string;
}

export interface FieldFrame {
  label: string;
  hint?: ReactNode;
  error?: string;
  isRequired?: boolean;
  isLabelHidden?: boolean;
  className?: string;
}

/** The props that connect a control to the label and messages of its `Field`. */
export interface FieldWiring {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

/** A label above, a hint and an error below, connected to the control that `children` returns. */
export function Field({ children, ...frame }: FieldFrame & { children: (wiring: FieldWiring) => ReactNode }) {
  const { id, labelId, noteId, error, hint } = useFieldIds(frame);
  return (
    <div className={clsx("flex min-w-0 flex-col gap-1", frame.className)}>
      <label id={labelId} htmlFor={id} className={labelClass(frame.isLabelHidden)}>
        <LabelText {...frame} />
      </label>
      {children({
        id,
        "aria-describedby": error || hint ? noteId : undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": frame.isRequired ? true : undefined,
      })}
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  );
}

/** Like `Field`, for several controls under one name: a `fieldset` with a `legend`. */
export function FieldGroup({ children, ...frame }: FieldFrame & { children: ReactNode }) {
  const { noteId, error, hint } = useFieldIds(frame);
  return (
    <fieldset
      className={clsx("flex min-w-0 flex-col", frame.className)}
      aria-describedby={error || hint ? noteId : undefined}
    >
      <legend className={clsx(labelClass(frame.isLabelHidden), "mb-1")}>
        <LabelText {...frame} />
      </legend>
      {children}
      <div className="mt-1 empty:hidden">
        <FieldNote id={noteId} error={error} hint={hint} />
      </div>
    </fieldset>
  );
}

/** The line under a control: its error if there is one, else its hint. */
export function FieldNote({ id, error, hint }: { id: string; error?: string; hint?: ReactNode }) {
  if (!error && !hint) return null;
  return (
    <p
      id={id}
      className={clsx("text-meta", error ? "font-medium text-danger" : "text-ink-muted")}
      role={error ? "alert" : undefined}
    >
      {error ?? hint}
    </p>
  );
}

function LabelText({ label, isRequired }: FieldFrame) {
  return (
    <>
      {label}
      {isRequired && (
        <span aria-hidden className="ml-0.5 text-danger">
          *
        </span>
      )}
    </>
  );
}

function useFieldIds({ error, hint }: FieldFrame) {
  const id = useId();
  return { id, labelId: `${id}-label`, noteId: `${id}-note`, error, hint };
}

function labelClass(isHidden?: boolean) {
  return isHidden ? "sr-only" : "w-fit text-label font-medium text-ink-muted";
}
