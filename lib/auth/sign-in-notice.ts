import { signInParameter } from "@/lib/paths";

/** The messages shown after a sign-in that did not simply open the workspace. */
export const signInNotices = {
  kept: "This workspace is yours now. Sign in with Google to come back to it.",
  cancelled: "You have not signed in: it was called off at Google. Nothing has changed.",
  unverified: "This sign-in could not be verified, so it was stopped. Please try again from here.",
  unreachable: "Google could not be reached. Please try again in a moment.",
  unavailable: "Pennant cannot reach its data right now. Please try again in a moment.",
  taken:
    "That Google account already has a workspace, so this one was not given to it. Nothing is lost: the demo goes on. To keep it, choose another account.",
  over: "Your session has ended. Sign in again to go on where you were, or start a new demo.",
  ended: "The demo had ended before it could be kept.",
} as const;

export type SignInNotice = keyof typeof signInNotices;
export type SignInError = Exclude<SignInNotice, "kept" | "over">;

/** Returns the notice in a URL's query, if any. */
export function readSignInNotice(search: string): SignInNotice | undefined {
  const value = new URLSearchParams(search).get(signInParameter) ?? "";
  return isNotice(value) ? value : undefined;
}

function isNotice(value: string): value is SignInNotice {
  return Object.hasOwn(signInNotices, value);
}
