import "server-only";
import { createHash } from "node:crypto";
import type { DocumentLanguage } from "@/lib/shared/text/languages";
import { directionOf } from "@/lib/shared/text/languages";
import { beacon } from "@/lib/document-links/page/beacon";
import { copying } from "@/lib/document-links/page/copying";
import { Html, html } from "@/lib/document-links/page/html";
import { style } from "@/lib/document-links/page/style";

type Shell = {
  title: string;
  language: DocumentLanguage;
  /** The color of the paper's title and strong lines; null means that of its text. */
  accent?: string | null;
  /** True if the page tells the server that it is seen, and has buttons that copy. */
  isCounted?: boolean;
  status?: number;
  headers?: HeadersInit;
  children: Html;
};

/** Returns a page without an account: with its own style and script, and headers that keep its address secret. */
export function publicPage({
  title,
  language,
  accent = null,
  isCounted = false,
  status = 200,
  headers,
  children,
}: Shell): Response {
  const accentStyle = accent === null ? null : styleOf(accent);
  const page = html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="data:," />
        ${element("style", style)} ${accentStyle && element("style", accentStyle)}
      </head>
      <body>
        <main>${children}</main>
        ${isCounted ? [element("script", beacon), element("script", copying)] : null}
      </body>
    </html>`;
  return new Response(page.text, {
    status,
    headers: {
      ...publicHeaders,
      ...(accentStyle && { "content-security-policy": policyWith(style, accentStyle) }),
      "content-type": "text/html; charset=utf-8",
      ...headers,
    },
  });
}

/** `accent` is a checked color, "#1f5f8b". */
function styleOf(accent: string): Html {
  return new Html(`.paper,.due-now{--strong:${accent}}`);
}

const policyWith = (...styles: Html[]) =>
  [
    "default-src 'none'",
    `style-src ${styles.map(hashOf).join(" ")}`,
    `script-src ${hashOf(beacon)} ${hashOf(copying)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");

/** The headers of every response that a link gives access to. */
export const publicHeaders = {
  "content-security-policy": policyWith(style),
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
  "x-content-type-options": "nosniff",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/** Outside of a template, so that its text has no white space around it and matches its hash. */
function element(name: "style" | "script", { text }: Html): Html {
  return new Html(`<${name}>${text}</${name}>`);
}

function hashOf({ text }: Html): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
