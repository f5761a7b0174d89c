import { Icon } from "@/components/ui/icons/icon";
import { clsx } from "clsx";
import { ChevronDown, ChevronsUpDown } from "lucide";
import type { ComponentProps, ReactElement, ReactNode, Ref } from "react";
import { ClientDot } from "@/components/ui/person/client-dot";
import { controlClass, controlFocusClass } from "@/components/ui/input/control-class";
import { ClearButton, filterClass } from "@/components/ui/input/filter-chip";
import { triggerProps } from "@/components/ui/popup/trigger-props";

export interface ComboboxOption {
  value: string;
  label: string;
  /** Shows the client's dot; null shows the gray one, undefined none. */
  themeColor?: string | null;
  /** Muted text after the label, such as the client of a project. */
  detail?: string | null;
}

/** Offers to create what is not among the options: "Add client", or with a text, 'Add "Anna Lee"'. */
export interface Creation {
  noun: string;
  onCreate: (name: string) => void;
}

export interface ComboboxProps {
  value: ComboboxOption | null;
  onChange: (option: ComboboxOption | null) => void;
  options: readonly ComboboxOption[];
  /** With it the caller searches and `options` are the results; without it the options are filtered here. */
  onSearch?: (text: string) => void;
  /** Milliseconds between the last keystroke and `onSearch`. */
  debounce?: number;
  isLoading?: boolean;
  /** Set if the options could not be loaded: loads them again. */
  onRetry?: () => void;
  isClearable?: boolean;
  /** Shows a box only while a value is chosen: for the filters of a list. */
  isFilter?: boolean;
  creation?: Creation;
  placeholder?: string;
  searchPlaceholder?: string;
  /** The accessible name; also names the popup. */
  label: string;
  /** A button that replaces the field as the trigger. */
  trigger?: ReactElement<ComponentProps<"button">>;
  onOpenChange?: (isOpen: boolean) => void;
  isDisabled?: boolean;
  isInvalid?: boolean;
  id?: string;
  "aria-describedby"?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
  className?: string;
}

/** The button that opens the picker, the same before and after the picker's code has loaded. */
export function comboboxTrigger(props: ComboboxProps) {
  const { value, placeholder = "Select", isFilter = false } = props;
  if (props.trigger) return props.trigger;
  const fieldClass = clsx(
    controlClass,
    controlFocusClass,
    "flex h-8 items-center gap-2 pl-2.5 select-none",
    canClear(props) ? "pr-9 pointer-coarse:pr-12" : "pr-2",
  );
  const mark = isFilter ? ChevronDown : ChevronsUpDown;
  return (
    <button {...triggerProps(props)} className={isFilter ? filterClass(value !== null) : fieldClass}>
      {value ? (
        <OptionText option={value} />
      ) : (
        <span className={clsx("min-w-0 flex-1 truncate text-left", !isFilter && "text-ink-faint")}>
          {placeholder}
        </span>
      )}
      {!canClear(props) && (
        <Icon of={mark} className={clsx("size-4 shrink-0 text-ink-muted", isFilter && "-ml-0.5")} />
      )}
    </button>
  );
}

/** The trigger, which is `children`, and its clear button; buttons must not be nested. */
export function ComboboxFrame({ children, ...props }: ComboboxProps & { children: ReactNode }) {
  if (props.trigger) return children;
  return (
    <span className={clsx("relative flex min-w-0", props.className)}>
      {children}
      {canClear(props) && <ClearButton of={props.label} onClick={() => props.onChange(null)} />}
    </span>
  );
}

export function OptionText({ option }: { option: ComboboxOption }) {
  return (
    <>
      {option.themeColor !== undefined && <ClientDot themeColor={option.themeColor} />}
      <span className="min-w-0 flex-1 truncate text-left" title={option.label}>
        {option.label}
        {option.detail && <span className="ml-1.5 text-meta text-ink-muted">{option.detail}</span>}
      </span>
    </>
  );
}

function canClear({ isClearable = false, value, isDisabled = false }: ComboboxProps) {
  return isClearable && value !== null && !isDisabled;
}
