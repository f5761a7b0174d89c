import { expect } from "vitest";
import { call, type Caller } from "../call";

/** A minimal browser for signing in: cookies of the app and the provider, and redirects. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  /** Starts with a demo's session, or without one. `send` is for a running server; without it, handlers are called. */
  constructor(
    sessionCookie?: string,
    private readonly send: typeof call = call,
  ) {
    const [name, value] = sessionCookie?.split("=") ?? [];
    if (name && value) this.cookies.set(name, value);
  }

  /** Calls the app. */
  async ask(method: "GET" | "POST", path: string, caller: Caller | null = null, body?: object) {
    const response = await this.send(caller, method, path, body, { cookie: this.header() });
    this.keep(response);
    return response;
  }

  /** The access token of the session that the browser has now. */
  async token() {
    const answer = await this.ask("GET", "auth/refresh");
    expect(answer.status).toBe(200);
    const { data } = (await answer.json()) as { data: { accessToken: string } };
    return { token: data.accessToken };
  }

  /** Follows the provider's redirects until it redirects back to the app; returns that URL. */
  async signInAt(address: string, choice: { account: string } | "cancel"): Promise<URL> {
    let next = new URL(address);
    for (let hops = 0; hops < 10; hops += 1) {
      if (next.pathname === "/api/auth/callback/google") return next;
      let response = await this.fetch(next);
      if (response.status === 200) {
        const form: Record<string, string> =
          choice === "cancel" ? { action: "cancel" } : { action: "continue", ...choice };
        response = await this.fetch(next, { method: "POST", body: new URLSearchParams(form) });
      }
      const location = response.headers.get("location");
      if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
      next = new URL(location, next);
    }
    throw new Error("The provider goes round in circles");
  }

  /** Signs in: from the app to the provider and back; returns the final URL. */
  async signIn(choice: { account: string } | "cancel", change: (answer: URL) => void = () => {}) {
    const start = await this.ask("GET", "auth/google");
    expect(start.status).toBe(302);
    return this.comeBack(start.headers.get("location") ?? "", choice, change);
  }

  /** From the provider on. */
  async comeBack(
    address: string,
    choice: { account: string } | "cancel",
    change: (answer: URL) => void = () => {},
  ) {
    const answer = await this.signInAt(address, choice);
    change(answer);
    const end = await this.ask("GET", `auth/callback/google${answer.search}`);
    expect(end.status).toBe(302);
    return end.headers.get("location");
  }

  private async fetch(url: URL, init: RequestInit = {}) {
    const response = await fetch(url, {
      ...init,
      redirect: "manual",
      headers: { ...init.headers, cookie: this.header() },
    });
    this.keep(response);
    return response;
  }

  private header() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  private keep(response: Response) {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = cookie.split("; ");
      const [name = "", value = ""] = pair.split(/=(.*)/);
      const isGone = value === "" || attributes.some((part) => /^max-age=0$/i.test(part));
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
