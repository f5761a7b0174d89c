import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { ChevronDown } from "lucide";
import type { ReactNode, Ref } from "react";
import { ClearButton, filterClass } from "@/components/ui/input/filter-chip";
import { chipClass, controlClass, controlFocusClass } from "@/components/ui/input/control-class";
import { triggerProps } from "@/components/ui/popup/trigger-props";

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A dot or icon before the label. */
  mark?: ReactNode;
}

export interface SelectProps<Value extends string> {
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  placeholder?: string;
  /** The accessible name when there is no `<label>`. */
  label?: string;
  /** "quiet" shows its box on hover only: for headers and rows. "filter" shows it only while it limits a list. "chip" is as wide as its words. */
  variant?: "control" | "chip" | "quiet" | "filter";
  /** An icon of the button, before the chosen option. */
  icon?: ReactNode;
  /** The value of a filter that limits nothing; without it, a filter has no button that clears it. */
  unset?: NoInfer<Value>;
  isDisabled?: boolean;
  isInvalid?: boolean;
  id?: string;
  "aria-labelledby"?: string;
  "aria-describedby"?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
  className?: string;
}

/** The button that opens the select, the same before and after the select's code has loaded. */
export function selectTrigger<Value extends string>(props: SelectProps<Value>) {
  const chosen = props.options.find((option) => option.value === props.value);
  const { variant = "control" } = props;
  return (
    <button
      {...triggerProps(props)}
      aria-labelledby={props["aria-labelledby"]}
      className={
        variant === "filter" ? filterClass(canClear(props)) : clsx(variants[variant], props.className)
      }
    >
      {props.icon}
      {chosen?.mark}
      <span className={clsx("min-w-0 flex-1 truncate text-left", !chosen && "text-ink-faint")}>
        {chosen?.label ?? props.placeholder ?? "Select"}
      </span>
      {!canClear(props) && <Icon of={ChevronDown} className="-ml-0.5 size-4 shrink-0 text-ink-muted" />}
    </button>
  );
}

/** The trigger, which is `children`; that of a filter has a button that clears it, which must not be inside of the trigger. */
export function SelectFrame<Value extends string>({
  children,
  ...props
}: SelectProps<Value> & { children: ReactNode }) {
  if (props.variant !== "filter") return children;
  const { unset } = props;
  return (
    <span className={clsx("relative flex min-w-0", props.className)}>
      {children}
      {unset !== undefined && canClear(props) && (
        <ClearButton of={props.label} onClick={() => props.onChange(unset)} />
      )}
    </span>
  );
}

function canClear<Value extends string>({ variant, unset, value, isDisabled }: SelectProps<Value>) {
  return variant === "filter" && unset !== undefined && value !== unset && !isDisabled;
}

const variants = {
  control: clsx(controlClass, controlFocusClass, "flex h-8 items-center gap-1.5 pr-1 pl-2.5 select-none"),
  chip: clsx(chipClass, "aria-invalid:border-danger"),
  quiet:
    "target inline-flex h-7 max-w-full items-center gap-1.5 rounded-control px-2 text-label font-medium transition-colors select-none enabled:hover:bg-hover data-popup-open:bg-hover",
};
