"use client";

import { Select as Base } from "@base-ui/react/select";
import { clsx } from "clsx";
import { Check } from "lucide-react";
import { optionClass, popupClass } from "@/components/ui/control-class";
import { renderPopup } from "@/components/ui/render-popup";
import { SelectTriggerContent, selectTriggerProps, type SelectProps } from "./select-trigger-content";
import { useOpenOnMount } from "./use-open-on-mount";

/** The select for dialogs, for the same reason as `ReadyCombobox`. */
export function ReadySelect<Value extends string>(props: SelectProps<Value>) {
  return <SelectPopup {...props} isAsked={false} />;
}

/** The select with its list, which opens on mount by default. */
export function SelectPopup<Value extends string>({
  isAsked,
  ...props
}: SelectProps<Value> & { isAsked?: boolean }) {
  const { value, onChange, options, isDisabled } = props;
  const { ref, ...triggerProps } = selectTriggerProps(props);
  const { isOpen, triggerRef, handleOpenChange } = useOpenOnMount({ isAsked, ref });
  return (
    <Base.Root
      value={value}
      onValueChange={(next) => next !== null && onChange(next)}
      items={options}
      open={isOpen}
      onOpenChange={(next) => handleOpenChange(next)}
      disabled={isDisabled}
      modal={false}
    >
      <Base.Trigger ref={triggerRef} {...triggerProps}>
        <SelectTriggerContent {...props} />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50 outline-none">
          <Base.Popup
            render={renderPopup}
            className={clsx(popupClass, "max-w-(--available-width) min-w-(--anchor-width)")}
          >
            <Base.List className="max-h-[min(250px,var(--available-height))] overflow-y-auto overscroll-contain p-1">
              {options.map((option) => (
                <Base.Item key={option.value} value={option.value} className={optionClass}>
                  {option.mark}
                  <Base.ItemText className="min-w-0 flex-1 truncate">{option.label}</Base.ItemText>
                  <Base.ItemIndicator className="ml-2">
                    <Check aria-hidden className="size-4" />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
