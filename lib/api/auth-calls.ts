import { AUTH_TIMEOUT_MS, takeEarlyRefresh } from "@/lib/early-requests/take";
import { errorMessages } from "@/lib/shared/errors";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";

/** The result of a sign-in call: a token, or why there is none. */
export type AuthResult =
  | { success: true; accessToken: string }
  /** `status` is 0 without a response. Only 401 means that there is no session. */
  | { success: false; status: number; message: string };

/** Calls an endpoint that returns an access token. Times out after 10 seconds. */
export async function authCall(path: "auth/refresh" | "demo" | "demo/blank"): Promise<AuthResult> {
  try {
    const response = await ((path === "auth/refresh" && takeEarlyRefresh()) || requestToken(path));
    if (response.status === 401) return failed(401);
    const body = (await response.json()) as { data?: { accessToken?: string }; detail?: string };
    if (!response.ok || !body.data?.accessToken)
      return failed(response.status, response.status === 429 ? body.detail : undefined);
    return { success: true, accessToken: body.data.accessToken };
  } catch {
    return failed(0);
  }
}

function requestToken(path: string): Promise<Response> {
  return fetch(`/api/${path}`, {
    credentials: "include",
    headers: { "time-zone": browserTimeZone() },
    signal: AbortSignal.timeout(AUTH_TIMEOUT_MS),
  });
}

function failed(status: number, message: string = errorMessages.timedOut): AuthResult {
  return { success: false, status, message };
}
