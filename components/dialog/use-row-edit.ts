"use client";

import { useRef, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { ApiError } from "@/lib/api/request";
import {
  changedFields,
  type FieldNames,
  fieldsWithLabel,
  findConflicts,
  pickFields,
} from "@/lib/edits/merge";

/** A field that was changed here and elsewhere, with both values as text. */
export type ConflictingField = { name: string; mine: string; theirs: string };

/** The conflict with a change made elsewhere; undefined when every field is resolved. */
export type EditConflict = {
  fields: ConflictingField[];
  choose: (name: string, which: "mine" | "theirs") => void;
};

/** The part of a row's edit that a form needs. */
export type RowEdit = {
  conflict: EditConflict | undefined;
  /** Returns the values and version of the row that the changes are based on. */
  base: () => { values: object; version: string };
  /** Bases the changes on an earlier state of the row, from which a restored draft was made. */
  rebase: (values: object, version: string) => void;
};

type Versioned = { updatedAt: string };

/**
 * Saves a form's changes against the version of the row that the form started from. When the row was changed elsewhere
 * since then, both changes are merged; a field that both changed is a conflict. See
 * docs/decisions/0120-optimistic-concurrency.md.
 */
export function useRowEdit<Values extends FieldValues, Output extends object, Row extends Versioned>({
  form,
  row,
  toForm,
  names,
  inWords,
  save,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  row: Row;
  toForm: (row: Row) => Partial<Values>;
  names: FieldNames<Values>;
  /** Formats values for display, such as dates and ids. `row` is set for the value that was changed elsewhere. */
  inWords?: Record<string, (values: Values, row?: Row) => string>;
  save: (change: Partial<Output> & { version: string }) => Promise<Row>;
}) {
  const [beginning] = useState(() => ({ values: structuredClone(form.getValues()), version: row.updatedAt }));
  const began = useRef(beginning);
  const [conflict, setConflict] = useState<{ fields: ConflictingField[]; theirs: Values }>();

  /** Resolves with false when there is a conflict to resolve first. */
  const submit = async (output: Output): Promise<boolean> => {
    const mine = structuredClone(form.getValues());
    const changed = changedFields(began.current.values, mine);
    if (changed.length === 0) return true;
    const change = pickFields(output, changed as unknown as (keyof Output)[]) as Partial<Output>;
    // The form keeps its base version until a save succeeds, so that a later attempt is compared with it again.
    let { version } = began.current;
    let isMerged = false;
    for (;;) {
      try {
        const saved = await save({ ...change, version });
        const values = isMerged ? takeOthers(mine, { changed, saved }) : mine;
        began.current = { values, version: saved.updatedAt };
        return true;
      } catch (error) {
        const current = currentRowOf<Row>(error);
        if (!current) throw error;
        if (showConflicts(mine, current)) return false;
        version = current.updatedAt;
        isMerged = true;
      }
    }
  };

  /** Shows the fields that only the other side changed, and returns the values that are stored. */
  const takeOthers = (
    mine: Values,
    { changed, saved }: { changed: (keyof Values)[]; saved: Row },
  ): Values => {
    const theirs = { ...mine, ...toForm(saved) };
    const others = changedFields(mine, theirs).filter((field) => !changed.includes(field));
    const typedMeanwhile = new Set<keyof Values>(changedFields(mine, form.getValues()));
    for (const field of others) if (!typedMeanwhile.has(field)) take(field, theirs);
    return { ...mine, ...pickFields(theirs, others) };
  };

  const showConflicts = (mine: Values, current: Row): boolean => {
    const base = began.current.values;
    const theirs = { ...mine, ...toForm(current) };
    const found = findConflicts({ base, mine, theirs }, names);
    if (found.length === 0) return false;
    const isMine = new Set<string>(changedFields(base, mine).map((field) => names[field]));
    began.current = { values: theirs, version: current.updatedAt };
    for (const field of changedFields(base, theirs)) if (!isMine.has(names[field])) take(field, theirs);
    setConflict({
      theirs,
      fields: found.map((name) => ({
        name,
        mine: words(name, mine),
        theirs: words(name, theirs, current),
      })),
    });
    return true;
  };

  /** Shows the value from elsewhere in the form. */
  const take = (field: keyof Values & string, theirs: Values) => {
    const value = theirs[field] as PathValue<Values, Path<Values>>;
    // A field that is not on the screen has no default value of its own to reset.
    form.setValue(field as Path<Values>, value);
    form.resetField(field as Path<Values>, { defaultValue: value });
  };

  const words = (name: string, values: Values, current?: Row) =>
    inWords?.[name]?.(values, current) ??
    fieldsWithLabel(names, name)
      .map((field) => toText(values[field]))
      .join(" ");

  const choose = (name: string, which: "mine" | "theirs") => {
    if (!conflict) return;
    if (which === "theirs") for (const field of fieldsWithLabel(names, name)) take(field, conflict.theirs);
    const fields = conflict.fields.filter((field) => field.name !== name);
    setConflict(fields.length > 0 ? { ...conflict, fields } : undefined);
  };

  return {
    submit,
    conflict: conflict && { fields: conflict.fields, choose },
    base: () => began.current,
    rebase: (values: object, version: string) => {
      began.current = { values: { ...began.current.values, ...values }, version };
    },
  };
}

/** Returns the current row when the error is a version conflict, else undefined. */
function currentRowOf<Row>(error: unknown): Row | undefined {
  return error instanceof ApiError && error.status === 412 ? (error.problem?.current as Row) : undefined;
}

function toText(value: unknown): string {
  return Array.isArray(value) ? value.join(", ") : String(value ?? "");
}
