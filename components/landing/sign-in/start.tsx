"use client";

import type { Route } from "next";
import type { ReactNode } from "react";
import {
  confirmEmail,
  requestRecoveryMail,
  signInByRecovery,
  signInWithPassphrase,
} from "@/lib/accounts/sign-in/sign-in";
import { ApiError } from "@/lib/api/request";
import { setAccessToken } from "@/lib/api/access-token";
import { authCall } from "@/lib/api/auth-calls";
import { finishSignOut } from "@/lib/accounts/sign-in/finish-sign-out";
import { findOpenSession, type OpenSession } from "@/lib/accounts/sign-in/open-session";
import type { SignInNotice } from "@/lib/accounts/sign-in/notice";
import { signInParameter } from "@/lib/accounts/sign-in/result";
import { errorMessages } from "@/lib/shared/errors";
import { offerPasskeys } from "@/lib/accounts/passkeys/autofill";
import { paths } from "@/lib/shared/paths";
import { passkeyErrorMessage, signInWithPasskey } from "@/lib/accounts/passkeys/ceremony";
import { LoadingScreen } from "@/components/landing/loading-screen";
import { ReplaceSessionPrompt } from "./replace-session-prompt";
import type { StartAction } from "./start-button";
import { loadSettings } from "@/components/landing/use-settings";

// The code behind the forms of the landing page, loaded when one of them is first touched.

/** The actions that the code has on the form it was started from. */
export type LandingView = {
  /** Shows something below the form, in place of what it showed before. */
  show: (content: ReactNode) => void;
  /** Opens a page of the app. */
  open: (path: Route) => void;
};

/** Handles the pressed button. Asks first if that would replace an open session, even one opened in another tab. */
export async function start(action: StartAction, data: FormData, view: LandingView): Promise<void> {
  if (action !== "create") view.show(undefined);
  await askFirst(action, view, () => follow(action, data, view));
}

let offerAgain = () => {};

/** Offers passkeys at the email field until one is chosen, another passkey request starts, or the signal aborts. */
export async function offer(view: LandingView, signal: AbortSignal): Promise<void> {
  const { signIn } = await loadSettings();
  if (!signIn.passkey || signal.aborted) return;
  offerAgain = () => void offer(view, signal);
  // Nobody asked for it, so that an end without a choice needs no message.
  const signInNow = await offerPasskeys(signal).catch(() => undefined);
  if (signInNow) await askFirst("passkey", view, () => attempt(view, signInNow));
}

async function askFirst(action: StartAction, view: LandingView, proceed: () => Promise<void>): Promise<void> {
  if (!opensSession(action)) return proceed();
  const session = await findOpenSession();
  // A demo that may be open is not replaced without the question.
  if (session === undefined) return view.show(<Failure error={new ApiError(errorMessages.network, 0)} />);
  if (!session || !isLost(session, action)) return proceed();
  view.show(<ReplaceSessionPrompt session={session} action={action} onProceed={proceed} />);
}

function opensSession(action: StartAction): boolean {
  return action !== "mail" && action !== "confirm";
}

/** A demo ends when another session replaces it. Of an account only the session ends, which is no surprise at a sign-in. */
function isLost(session: OpenSession, action: StartAction): boolean {
  return session.isDemo || action === "demo" || action === "blank";
}

async function follow(action: StartAction, data: FormData, view: LandingView): Promise<void> {
  switch (action) {
    case "demo":
      view.show(<LoadingScreen />);
      return attempt(view, () => startDemo("demo"));
    case "blank":
      return attempt(view, () => startDemo("demo/blank"));
    case "passphrase":
      return attempt(view, () => signInWithForm(data));
    case "passkey":
      await attempt(view, signInWithPasskey);
      return offerAgain();
    case "provider":
      // The sign-in leaves this page, and the workspace does not open while the person is leaving another one.
      if (!(await finishSignOut())) return;
      // Not as a form: the response redirects to the provider, which the content security policy's form-action forbids.
      return window.location.assign(new URL("/api/auth/google", window.location.href));
    case "create":
      return showAccountDialog(view);
    case "recovery":
      return attempt(view, () => signInToRecover(data), "recovered");
    case "mail":
      return report(view, () => requestMail(textOf(data, "email")));
    case "confirm":
      return report(view, () => confirm(textOf(data, "token")));
  }
}

/** Signs in, if need be in two steps, and opens the workspace, or shows why that failed. */
async function attempt(
  view: LandingView,
  signIn: () => Promise<string | undefined | void>,
  notice?: SignInNotice,
): Promise<void> {
  try {
    const challenge = await signIn();
    if (challenge) await askForCode(challenge, view, notice);
    else view.open(workspacePath(notice));
  } catch (error) {
    view.show(<Failure error={error} />);
  }
}

/** The workspace, where the notice is shown. */
function workspacePath(notice?: SignInNotice): Route {
  return notice ? `${paths.projects}?${signInParameter}=${notice}` : paths.projects;
}

async function startDemo(path: "demo" | "demo/blank"): Promise<void> {
  const result = await authCall(path);
  if (!result.success) throw new ApiError(result.message, result.status);
  setAccessToken(result.accessToken);
}

async function signInWithForm(data: FormData): Promise<string | undefined> {
  const [email, passphrase] = [textOf(data, "email"), textOf(data, "passphrase")];
  if (!email.trim() || !passphrase) throw new ApiError("Enter your email address and your passphrase.", 0);
  return signInWithPassphrase({ email, passphrase });
}

/** Signs in with the token of a one-time link, else with a recovery code. */
async function signInToRecover(data: FormData): Promise<string | undefined> {
  const [token, code] = [textOf(data, "token"), textOf(data, "code")];
  if (!token && !code.trim()) throw new ApiError("Enter a recovery code.", 0);
  return signInByRecovery(token || code).catch((error: unknown) => {
    const isInvalid = token && error instanceof ApiError && error.status === 401;
    throw isInvalid ? new ApiError("This link is invalid or has expired.", 401) : error;
  });
}

/** Shows the dialog of the second step. */
async function askForCode(challenge: string, view: LandingView, notice?: SignInNotice): Promise<void> {
  const { SecondStepDialog } = await import("@/components/accounts/second-step-dialog");
  const show = (isOpen: boolean) =>
    view.show(
      <SecondStepDialog
        key={challenge}
        challenge={challenge}
        isOpen={isOpen}
        onClose={() => show(false)}
        onSignedIn={() => view.open(workspacePath(notice))}
      />,
    );
  show(true);
}

async function requestMail(email: string): Promise<string> {
  await requestRecoveryMail(email);
  return "If an account has this address, an email with a link is on its way. The link is valid for one hour.";
}

async function confirm(token: string): Promise<string> {
  const { email } = await confirmEmail(token);
  return `${email} is confirmed. Your workspace can send documents by email now.`;
}

/** Shows what a call has done, or why it failed. */
async function report(view: LandingView, act: () => Promise<string>): Promise<void> {
  try {
    const text = await act();
    view.show(
      <p role="status" className="text-pretty wrap-anywhere">
        {text}
      </p>,
    );
  } catch (error) {
    view.show(<Failure error={error} />);
  }
}

/** Shows the dialog for a new account. While it is closed it keeps what was typed. */
async function showAccountDialog(view: LandingView): Promise<void> {
  const [{ AccountDialog }, { signIn }] = await Promise.all([
    import("@/components/accounts/account-dialog"),
    loadSettings(),
  ]);
  const show = (isOpen: boolean) =>
    view.show(
      <AccountDialog
        mode="create"
        hasPasskeys={signIn.passkey}
        isOpen={isOpen}
        onClose={() => {
          show(false);
          offerAgain();
        }}
        onFinished={() => view.open(paths.projects)}
      />,
    );
  show(true);
}

function textOf(data: FormData, name: string): string {
  return String(data.get(name) ?? "");
}

function Failure({ error }: { error: unknown }) {
  const field = error instanceof ApiError ? error.problem?.errors?.[0] : undefined;
  return (
    <p role="alert" className="text-pretty text-danger">
      {field?.message ?? passkeyErrorMessage(error)}
    </p>
  );
}
