import { paths } from "@/lib/shared/paths";
import { firstCalls, firstCallsOfAll } from "@/lib/early-requests/first-calls";
import { AUTH_TIMEOUT_MS } from "@/lib/early-requests/take";
import { LANDING_CALLS, LANDING_TIMEOUT_MS, PENDING_SIGN_OUT } from "@/lib/early-requests/take-landing";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";
import { fillRows } from "./fill";
import { holdKeys } from "./keys";
import { holdPresses } from "./press";

/*
 * The inline script of every page, compiled by scripts/lib/build/early-script.mjs. On the landing page it makes its first calls. It
 * does not open a workspace that the person has left: the landing page finishes the sign-out first. On another workspace page,
 * while the app's code is loading, it requests the access token and the first rows, shows their names (`fill.ts`) and holds back
 * presses and keys (`press.ts`, `keys.ts`). lib/early-requests/take.ts hands the responses to the app. A module with `async`
 * does not wait for the style sheet.
 */
const { pathname, search } = location;
if (hasLeft() && pathname.startsWith(paths.home)) location.replace(paths.welcome);
else if (pathname.startsWith(`${paths.home}/`)) {
  holdPresses();
  holdKeys();
  requestRows();
} else if (pathname === paths.welcome) {
  holdPresses();
  requestLanding();
}

function hasLeft(): boolean {
  try {
    return localStorage.getItem(PENDING_SIGN_OUT) !== null;
  } catch {
    return false;
  }
}

function requestRows(): void {
  const timeZone = browserTimeZone();
  const signal = AbortSignal.timeout(AUTH_TIMEOUT_MS);
  const refresh = fetch("/api/auth/refresh", { headers: { "time-zone": timeZone }, signal });
  const token = refresh
    .then((response) => response.clone().json())
    .then(({ data }: { data: { accessToken: string } }) => data.accessToken);
  const [id = ""] = /[\da-f-]{36}$/i.exec(pathname) ?? [];
  const own = search ? undefined : firstCalls[id ? pathname.replace(id, "{id}") : pathname];
  const answers: NonNullable<typeof globalThis.pennantEarly>["answers"] = new Map();
  for (const call of [...firstCallsOfAll, ...(own ?? [])]) {
    const [path, body] = JSON.parse(JSON.stringify(call).replaceAll("{id}", id)) as typeof call;
    const text = body && JSON.stringify(body);
    const answer = token.then(async (accessToken) => {
      const headers = {
        authorization: `Bearer ${accessToken}`,
        ...(text && { "content-type": "application/json" }),
      };
      const response = await fetch(`/api/${path}`, {
        method: text ? "POST" : "GET",
        headers,
        body: text,
        signal,
      });
      return { token: accessToken, response };
    });
    const shown = own?.includes(call)
      ? answer.then(({ response }) => fillRows(call[0], response, timeZone))
      : answer;
    shown.catch(() => {});
    answers.set(`${path} ${text ?? ""}`, answer);
  }
  globalThis.pennantEarly = { refresh, answers };
}

function requestLanding(): void {
  globalThis.pennantEarlyLanding = {};
  for (const path of LANDING_CALLS) {
    const answer = fetch(`/api/${path}`, { signal: AbortSignal.timeout(LANDING_TIMEOUT_MS) });
    answer.catch(() => {});
    globalThis.pennantEarlyLanding[path] = answer;
  }
}
