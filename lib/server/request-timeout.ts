import "server-only";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Server } from "node:http";

const REQUEST_STARTED = "http.server.request.start";
const FOUR_HOURS_MS = 4 * 60 * 60 * 1000;

/**
 * Lets a request take four hours to arrive, where Node ends it after five minutes: 500 MB take longer than that on many
 * lines, and Next has no option for it. `receiveBody` ends bodies that come too slowly.
 */
export function allowLongUploads(): void {
  const allow = (message: unknown) => {
    (message as { server: Server }).server.requestTimeout = FOUR_HOURS_MS;
    unsubscribe(REQUEST_STARTED, allow);
  };
  subscribe(REQUEST_STARTED, allow);
}
