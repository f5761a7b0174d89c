"use client";

import { addBindings, clockBinding, goBindings, listBindings } from "@/components/shell/keys/key-bindings";
import { Dialog, DialogBody } from "@/components/ui/popup/dialog";
import { Kbd } from "@/components/ui/kbd";
import { Switch } from "@/components/ui/input/switch";
import { useQueryData } from "@/lib/query/use-query-data";
import { userQuery, useUpdateUser } from "@/lib/users/queries";

/** `other` are keys that do the same. */
type Shortcut = { keys: string; other?: string; label: string };

const groups: { title: string; shortcuts: Shortcut[] }[] = [
  {
    title: "Everywhere",
    shortcuts: [
      { keys: "Ctrl K", other: "/", label: "Search, and add in one line" },
      { keys: "Ctrl Z", label: "Undo" },
      clockBinding,
      { keys: "?", label: "Keyboard shortcuts" },
    ],
  },
  { title: "Go to", shortcuts: goBindings },
  { title: "Add", shortcuts: addBindings },
  {
    title: "In lists",
    shortcuts: [
      ...listBindings.slice(0, 2),
      { keys: "Enter", label: "Open the row" },
      ...listBindings.slice(2),
      { keys: "x", label: "Select the file" },
      { keys: "t", label: "Move the task to tomorrow" },
      { keys: "w", label: "Move the task to next week" },
    ],
  },
];

/** Lists the keyboard shortcuts, and turns those of a single key off. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const user = useQueryData(userQuery());
  const { mutate: updateUser } = useUpdateUser();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keyboard shortcuts" width="lg">
      <DialogBody className="flex flex-col gap-5">
        <div className="grid gap-x-10 gap-y-5 md:grid-cols-2">
          {groups.map(({ title, shortcuts }) => (
            <section key={title} aria-label={title}>
              <h3 className="mb-1.5 text-label font-medium text-ink-muted">{title}</h3>
              <dl className="flex flex-col">
                {shortcuts.map(({ keys, other, label }) => (
                  <div key={keys} className="flex min-h-8 items-center justify-between gap-4">
                    <dt>{label}</dt>
                    <dd className="flex shrink-0 items-center gap-1">
                      <Keys keys={keys} />
                      {other && (
                        <>
                          <span className="text-meta text-ink-muted">or</span>
                          <Keys keys={other} />
                        </>
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <div className="flex flex-col gap-1 border-t border-line pt-4">
          <Switch
            isOn={user?.singleKeys ?? false}
            isDisabled={!user}
            onChange={(singleKeys) => updateUser({ singleKeys })}
          >
            Single-key shortcuts
          </Switch>
          <p className="text-meta text-ink-muted">
            Shortcuts with a letter, / or ?. They do not work while you type. Ctrl K and Ctrl Z always work;
            on a Mac, press ⌘ instead of Ctrl.
          </p>
        </div>
      </DialogBody>
    </Dialog>
  );
}

function Keys({ keys }: { keys: string }) {
  return keys.split(" ").map((key) => <Kbd key={key}>{key.length === 1 ? key.toUpperCase() : key}</Kbd>);
}
