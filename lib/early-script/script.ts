import { paths } from "@/lib/shared/paths";
import { firstCalls, firstCallsOfAll } from "@/lib/early-requests/first-calls";
import { earlyFillScript } from "./fill";
import { earlyKeysScript, earlyPressScript } from "./input";
import { AUTH_TIMEOUT_MS } from "@/lib/early-requests/take";
import { LANDING_CALLS, LANDING_TIMEOUT_MS, PENDING_SIGN_OUT } from "@/lib/early-requests/take-landing";

/**
 * Inline script of every page. On the landing page it makes its first calls. It does not open a workspace that the person has
 * left: the landing page finishes the sign-out first. On another workspace page, while the app's code is loading,
 * it requests the access token and the first rows, shows their names (`fill.ts`) and holds back presses and keys
 * (`input.ts`). lib/early-requests/take.ts hands the responses to the app. A module with `async` does not wait
 * for the style sheet.
 */
export const earlyRequestsScript = `let hasLeft;
try { hasLeft = localStorage.getItem("${PENDING_SIGN_OUT}"); } catch {}
if (hasLeft && location.pathname.startsWith("${paths.home}")) location.replace("${paths.welcome}");
else if (location.pathname.startsWith("${paths.home}/")) {${earlyPressScript}${earlyKeysScript}${earlyFillScript}
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const signal = AbortSignal.timeout(${AUTH_TIMEOUT_MS});
  const refresh = fetch("/api/auth/refresh", {
    headers: { "time-zone": timeZone },
    signal,
  });
  const token = refresh.then((response) => response.clone().json()).then(({ data }) => data.accessToken);
  const [id] = location.pathname.match(/[\\da-f-]{36}$/i) ?? [];
  const own = location.search ? undefined : ${JSON.stringify(firstCalls)}[id ? location.pathname.replace(id, "{id}") : location.pathname];
  const answers = new Map();
  for (const call of [...${JSON.stringify(firstCallsOfAll)}, ...(own ?? [])]) {
    const [path, body] = JSON.parse(JSON.stringify(call).replaceAll("{id}", id));
    const text = body && JSON.stringify(body);
    const answer = token.then(async (token) => {
      const headers = { authorization: \`Bearer \${token}\`, ...(text && { "content-type": "application/json" }) };
      const response = await fetch(\`/api/\${path}\`, { method: text ? "POST" : "GET", headers, body: text, signal });
      return { token, response };
    });
    (own?.includes(call) ? answer.then((early) => fill(call[0], early)) : answer).catch(() => {});
    answers.set(\`\${path} \${text ?? ""}\`, answer);
  }
  window.pennantEarly = { refresh, answers };
} else if (location.pathname === "${paths.welcome}") {${earlyPressScript}
  window.pennantEarlyLanding = {};
  for (const path of ${JSON.stringify(LANDING_CALLS)}) {
    window.pennantEarlyLanding[path] = fetch(\`/api/\${path}\`, { signal: AbortSignal.timeout(${LANDING_TIMEOUT_MS}) });
    window.pennantEarlyLanding[path].catch(() => {});
  }
}`;
