import type { Ref } from "react";
import type { ContactChoice } from "@/components/contacts/contact-choice";
import { Checkbox } from "@/components/ui/input/checkbox";
import { ClientDot } from "@/components/ui/person/client-dot";
import { StoredAvatar } from "@/components/ui/person/stored-avatar";

/** A contact with a checkbox. */
export function ChoiceRow({
  choice,
  isChosen,
  onToggle,
  ref,
}: {
  choice: ContactChoice;
  isChosen: boolean;
  onToggle: () => void;
  ref?: Ref<HTMLLIElement>;
}) {
  return (
    <li ref={ref}>
      <label className="flex min-h-13 cursor-pointer items-center gap-3 rounded-control px-2 py-1 hover:bg-hover has-checked:bg-hover">
        <Checkbox isChecked={isChosen} onChange={onToggle} label={choice.name} />
        <StoredAvatar avatarKey={choice.avatar} size="md" />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="truncate font-medium" title={choice.name}>
            {choice.name}
          </span>
          <span className="flex items-center gap-1.5 text-meta text-ink-muted">
            {choice.themeColor !== undefined && (
              <ClientDot themeColor={choice.themeColor} className="size-2!" />
            )}
            <span className="truncate">{choice.detail}</span>
          </span>
        </span>
      </label>
    </li>
  );
}
