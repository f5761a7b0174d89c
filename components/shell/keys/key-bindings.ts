import type { AddKind } from "@/components/shell/add-dialog";
import { isPairPrefix, PAIR_MS, pairPrefixes } from "@/lib/shared/browser/key-pairs";
import { paths } from "@/lib/shared/paths";
import type { Route } from "next";

/** The action of a key or a pair of keys. */
export type KeyAction =
  | { type: "go"; href: Route }
  | { type: "add"; kind: AddKind }
  | { type: "move"; by: 1 | -1 }
  | { type: "edit" }
  | { type: "clock" }
  | { type: "help" };

export type KeyBinding = { keys: string; label: string; action: KeyAction };

export const goBindings: KeyBinding[] = [
  go("p", "Go to projects", paths.projects),
  go("f", "Go to files", paths.files),
  go("a", "Go to actions", paths.actions),
  go("t", "Go to time", paths.time),
  go("c", "Go to clients", paths.clients),
  go("r", "Go to partners", paths.partners),
  go("i", "Go to income", paths.income),
];

export const addBindings: KeyBinding[] = [
  add("t", "Add task", "task"),
  add("e", "Add event", "event"),
  add("p", "Add project", "project"),
  add("c", "Add client", "client"),
  add("o", "Add contact", "contact"),
  add("r", "Add partner", "partner"),
  add("f", "Add file", "file"),
  add("d", "Create document", "document"),
];

export const listBindings: KeyBinding[] = [
  { keys: "j", label: "Next row", action: { type: "move", by: 1 } },
  { keys: "k", label: "Previous row", action: { type: "move", by: -1 } },
  { keys: "e", label: "Edit the row", action: { type: "edit" } },
];

export const clockBinding: KeyBinding = {
  keys: "s",
  label: "Start or stop the clock",
  action: { type: "clock" },
};

const help: KeyBinding = { keys: "?", label: "Keyboard shortcuts", action: { type: "help" } };

const bindings = new Map(
  [...goBindings, ...addBindings, ...listBindings, clockBinding, help].map(({ keys, action }) => [
    keys,
    action,
  ]),
);

/** A key press: `at` is in milliseconds. */
export type Press = { key: string; at: number };

/** A press as it is handed on. The ids rise; `isRepeat` says that the key is held. */
export type KeyPress = Press & { id: number; isRepeat: boolean };

/** Returns what a key does after the previous one, and the key that the next one may belong to. */
export function readKey(press: Press, previous?: Press): { action?: KeyAction; pending?: Press } {
  const key = press.key.toLowerCase();
  const isPair = previous !== undefined && press.at - previous.at <= PAIR_MS;
  const paired = isPair ? bindings.get(`${previous.key.toLowerCase()} ${key}`) : undefined;
  if (paired) return { action: paired };
  if (isPairPrefix(key)) return { pending: press };
  // The second key of an unknown pair does nothing on its own.
  return isPair ? {} : { action: bindings.get(key) };
}

function go(key: string, label: string, href: Route): KeyBinding {
  return { keys: `${pairPrefixes.go} ${key}`, label, action: { type: "go", href } };
}

function add(key: string, label: string, kind: AddKind): KeyBinding {
  return { keys: `${pairPrefixes.add} ${key}`, label, action: { type: "add", kind } };
}
