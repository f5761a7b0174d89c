"use client";

import { useState } from "react";
import { Input } from "@/components/ui/input/input";

/** A short whole number, as typed; what is none is NaN, which the form rejects. */
export function WholeNumber({
  value,
  onChange,
  errorId,
}: {
  value: number;
  onChange: (value: number) => void;
  /** The id of the message while the form rejects it. */
  errorId?: string;
}) {
  const [text, setText] = useState(String(value));
  return (
    <Input
      value={Number.isNaN(value) || Number(text) === value ? text : String(value)}
      inputMode="numeric"
      autoComplete="off"
      className="w-14 text-center tabular"
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      onChange={({ target }) => {
        setText(target.value);
        onChange(/^\d+$/.test(target.value.trim()) ? Number(target.value) : NaN);
      }}
    />
  );
}
