import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { env } from "@/lib/server/env";
import { noteForwarded } from "./limits/shared-address";
import { closeSlowReaders } from "./limits/slow-readers";
import { clientAddress, isTrustedProxy } from "@/lib/server/trusted-proxies";

const FOUR_HOURS_MS = 4 * 60 * 60 * 1000;
const TWO_YEARS_SECONDS = 63_072_000;

type Incoming = { request: IncomingMessage; response: ServerResponse; server: Server };

/**
 * Prepares each request before Next handles it, through the diagnostics channel of Node's HTTP server:
 *
 * - Sets X-Forwarded-For to the address of the connection, or to the value of a proxy in TRUSTED_PROXIES.
 * - Allows four hours for a request to arrive: Node's default is five minutes and Next has no option for it.
 *   `receiveBody` aborts bodies that arrive too slowly.
 * - Closes connections that read their response too slowly (`closeSlowReaders`).
 * - Sends Strict-Transport-Security, for this host alone, with what was requested at an https AUTH_URL.
 */
export function prepareRequests(): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response, server } = message as Incoming;
    server.requestTimeout = FOUR_HOURS_MS;
    setForwarded(request);
    closeSlowReaders(request.socket, response);
    if (isOverHttps(request)) response.setHeader("strict-transport-security", `max-age=${TWO_YEARS_SECONDS}`);
  });
}

/**
 * Returns whether a request came by https: its host is that of an https AUTH_URL, and no trusted proxy says otherwise. The same
 * server may also be open at an http address in its own network.
 */
function isOverHttps({ headers }: IncomingMessage): boolean {
  const { AUTH_URL } = env();
  if (!AUTH_URL?.startsWith("https:") || headers["x-forwarded-proto"] === "http") return false;
  const host = headers["x-forwarded-host"] ?? headers.host;
  return host === new URL(AUTH_URL).host;
}

function setForwarded({ headers, socket }: IncomingMessage): void {
  const trusted = env().TRUSTED_PROXIES;
  const remote = socket.remoteAddress ?? "";
  const forwarded = listOf(headers["x-forwarded-for"]);
  noteForwarded(remote, forwarded);
  headers["x-forwarded-for"] = clientAddress(remote, forwarded, trusted);
  if (isTrustedProxy(remote, trusted)) return;
  delete headers["x-forwarded-host"];
  delete headers["x-forwarded-port"];
  delete headers["x-forwarded-proto"];
}

function listOf(header: string | string[] | undefined): string[] {
  return [header ?? []]
    .flat()
    .join(",")
    .split(",")
    .map((address) => address.trim())
    .filter(Boolean);
}
