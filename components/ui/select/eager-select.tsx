"use client";

import { Select as Base } from "@base-ui/react/select";
import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { Check } from "lucide";
import { optionClass, popupClass } from "@/components/ui/input/control-class";
import { useOpenOnMount } from "@/components/ui/popup/lazy-popup";
import { renderPopup } from "@/components/ui/popup/render-popup";
import { SelectFrame, selectTrigger, type SelectProps } from "@/components/ui/select/select-trigger";

/** A select with the code of its list, for dialogs; see `EagerCombobox`. */
export function EagerSelect<Value extends string>({
  opensOnMount = false,
  ...props
}: SelectProps<Value> & { opensOnMount?: boolean }) {
  const { value, onChange, options, isDisabled } = props;
  const { isOpen, triggerRef, handleOpenChange } = useOpenOnMount(opensOnMount);
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
      <SelectFrame {...props}>
        <Base.Trigger ref={triggerRef} id={props.id} render={selectTrigger(props)} />
      </SelectFrame>
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
                    <Icon of={Check} className="size-4" />
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
