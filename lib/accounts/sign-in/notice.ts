import { signInResult } from "@/lib/accounts/sign-in/result";

/** The messages shown after a sign-in that did not simply open the workspace. `{provider}` is the name of the provider. */
const messages = {
  kept: "This workspace is now yours. Sign in with {provider} to return to it.",
  added: "You can now sign in with {provider}, too.",
  proved: "Your identity is confirmed for five minutes. You can continue with your change.",
  recovered:
    "You are signed in. Set a new passphrase or add a passkey in the settings, under Sign-in and security.",
  cancelled: "Sign-in was cancelled at {provider}. Nothing has changed.",
  unverified: "This sign-in could not be verified. Please try again.",
  unreachable: "{provider} could not be reached. Please try again in a moment.",
  unavailable: "Pennant cannot reach its data right now. Please try again in a moment.",
  taken:
    "That {provider} account already has a workspace. Your demo is unchanged. To keep it, choose another account.",
  used: "That {provider} account belongs to another workspace. Nothing has changed.",
  other:
    "That {provider} account does not open this workspace. Nothing has changed. Choose the right account.",
  closed: "This server does not accept new accounts.",
  over: "Your session has ended. You can start again below.",
  ended: "The demo ended before it could be kept.",
} as const;

export type SignInNotice = keyof typeof messages;
export type SignInError = Exclude<SignInNotice, "kept" | "added" | "proved" | "recovered" | "over">;

/** Returns the message of a notice. Without a known provider it has the name that a provider has unless it is given another. */
export function signInMessage(notice: SignInNotice, provider: string | null | undefined): string {
  return messages[notice].replace("{provider}", () => provider ?? "Google");
}

/** Returns whether a notice tells of a success. */
export function isSuccess(notice: SignInNotice): boolean {
  return ["kept", "added", "proved", "recovered"].includes(notice);
}

/** Returns the notice in a URL's query, if any. */
export function readSignInNotice(search: string): SignInNotice | undefined {
  const value = signInResult(search) ?? "";
  return isNotice(value) ? value : undefined;
}

function isNotice(value: string): value is SignInNotice {
  return Object.hasOwn(messages, value);
}
