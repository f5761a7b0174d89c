import { clsx } from "clsx";
import type { ReactNode } from "react";
import { buttonClass, type ButtonVariant } from "@/components/ui/button-class";
import { Spinner } from "@/components/ui/spinner";

/** The actions that start something: each button of a `StartForm` names one. */
export type StartAction =
  | "demo"
  | "blank"
  | "passphrase"
  | "passkey"
  | "provider"
  | "create"
  | "recovery"
  | "mail"
  | "confirm";

/**
 * A button that starts one of the actions of its `StartForm`, which shows the spinner. It is plain markup and needs no code. On the
 * landing page the action that leads (`MainButton`) is primary, in each place where it is offered.
 */
export function StartButton({
  action,
  variant,
  children,
}: {
  action: StartAction;
  variant?: ButtonVariant;
  children: ReactNode;
}) {
  return (
    <button
      type="submit"
      name="way"
      value={action}
      className={clsx(buttonClass({ variant, size: "lg" }), leading[action])}
    >
      <Spinner className={clsx("hidden", busy[action])} />
      <span className="truncate">{children}</span>
    </button>
  );
}

const leading: Partial<Record<StartAction, string>> = {
  demo: "in-[[data-can~=lead-demo]]:border-transparent! in-[[data-can~=lead-demo]]:bg-accent! in-[[data-can~=lead-demo]]:text-on-accent! in-[[data-can~=lead-demo]]:hover:bg-accent-hover!",
  create:
    "in-[[data-can~=lead-create]]:border-transparent! in-[[data-can~=lead-create]]:bg-accent! in-[[data-can~=lead-create]]:text-on-accent! in-[[data-can~=lead-create]]:hover:bg-accent-hover!",
  passphrase:
    "in-[[data-can~=lead-sign-in]]:border-transparent! in-[[data-can~=lead-sign-in]]:bg-accent! in-[[data-can~=lead-sign-in]]:text-on-accent! in-[[data-can~=lead-sign-in]]:hover:bg-accent-hover!",
};

const busy: Record<StartAction, string> = {
  demo: "in-data-[busy=demo]:block",
  blank: "in-data-[busy=blank]:block",
  passphrase: "in-data-[busy=passphrase]:block",
  passkey: "in-data-[busy=passkey]:block",
  provider: "in-data-[busy=provider]:block",
  create: "in-data-[busy=create]:block",
  recovery: "in-data-[busy=recovery]:block",
  mail: "in-data-[busy=mail]:block",
  confirm: "in-data-[busy=confirm]:block",
};
