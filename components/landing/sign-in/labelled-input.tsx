import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Input } from "@/components/ui/input/input";

/** An uncontrolled input with its label, for forms that are used before their code has loaded. */
export function LabelledInput({
  id,
  label,
  className,
  ...input
}: { id: string; label: string } & Omit<ComponentProps<"input">, "id" | "name">) {
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="w-fit text-label font-medium text-ink-muted">
        {label}
      </label>
      <Input
        autoCapitalize="none"
        spellCheck={false}
        {...input}
        id={id}
        name={id}
        className={clsx("h-10", className)}
      />
    </div>
  );
}
