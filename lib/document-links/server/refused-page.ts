import "server-only";
import { errorMessages, MISSING } from "@/lib/shared/errors";
import { Problem } from "@/lib/server/problem";
import { html } from "@/lib/document-links/page/html";
import { publicPage } from "./page-shell";

/** Returns a link's response to an error: the same page for every address that does not exist. Other errors are rethrown. */
export function refusedPage(error: unknown): Response {
  if (!(error instanceof Problem)) throw error;
  const { status, detail, options } = error;
  const title = status === 404 ? MISSING : "This page cannot be shown now";
  const text =
    status === 404 ? "The link may have been revoked or have expired. Ask its sender for a new one." : detail;
  return publicPage({
    title,
    language: "en",
    status,
    headers: options.retryAfterSeconds ? { "retry-after": String(options.retryAfterSeconds) } : {},
    children: html`<section class="alone">
      <h1>${title}</h1>
      <p>${text || errorMessages.unexpected}</p>
    </section>`,
  });
}
