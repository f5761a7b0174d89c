import type { OpenSession } from "@/lib/accounts/sign-in/open-session";
import type { Settings } from "@/lib/settings/settings";

/** The ways that a visitor has on this server. "first": nobody has an account yet. "expires": what the provider opens is deleted. */
type Option = "continue" | "sign-in" | "first" | "create" | "demo" | "passkey" | "provider" | "expires";

/** The main buttons of the page: the first one leads, and another may stand beside it. */
type MainButton =
  | "lead-continue"
  | "lead-demo"
  | "lead-create"
  | "lead-sign-in"
  | "also-demo"
  | "also-create";

export type Possibility = Option | MainButton;

/** Returns what is possible with these settings, in the order of the landing page. */
export function possibilitiesOf(
  { signIn, signUp, demos, googleDataHours }: Settings,
  session: OpenSession | null,
): Possibility[] {
  // With an open session no new workspace is offered. Sign-in is in the header, unless it is the only possible way.
  const lead = session ? "continue" : demos ? "demo" : signUp !== "closed" ? "create" : "sign-in";
  const options: [Possibility, unknown][] = [
    ["continue", session],
    ["sign-in", signUp !== "first"],
    ["first", signUp === "first"],
    ["create", signUp !== "closed"],
    ["demo", demos],
    ["passkey", signIn.passkey],
    ["provider", signIn.provider],
    ["expires", googleDataHours],
    [`lead-${lead}`, true],
    ["also-demo", demos && lead !== "demo"],
    ["also-create", signUp !== "closed" && lead === "demo"],
  ];
  return options.filter(([, isPossible]) => isPossible).map(([option]) => option);
}
