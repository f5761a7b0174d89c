import { ask, type Caller, routes } from "./call";

type Presigned = { url: string; key: string; detail?: string };

/** The properties of an upload. */
export type UploadProperties = {
  name?: string;
  type?: string;
  category?: string;
  bytes?: Uint8Array<ArrayBuffer>;
};

/** A PNG of 16 × 16 pixels. */
export const smallPicture = new Uint8Array(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAMAAAAoLQ9TAAAAA1BMVEWoQxy/RHGLAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQYlWNgGAUMSAAAARAAAVGhZwQAAAAASUVORK5CYII=",
    "base64",
  ),
);

/** The bytes of an upload: those given, else a picture or a text. */
function bytesOf({ bytes, category = "work" }: UploadProperties): Uint8Array<ArrayBuffer> {
  return bytes ?? (category === "work" || category === "asset" ? text("Hello") : smallPicture);
}

/** Requests an upload URL. */
export async function presign(caller: Caller, sending: UploadProperties & { size?: number } = {}) {
  const { name = "note.txt", type = "text/plain", category = "work", size } = sending;
  return ask<Presigned>(caller, "POST", "files/presign", {
    fileName: name,
    category,
    contentType: type,
    size: size ?? bytesOf(sending).length,
  });
}

/** Uploads an object and returns its key. */
export async function upload(caller: Caller, sending: UploadProperties = {}): Promise<string> {
  const { body } = await presign(caller, sending);
  const sent = await put(body.url, bytesOf(sending), sending.type ?? "text/plain");
  if (!sent.ok) throw new Error(`The upload was refused: ${sent.status} ${await sent.text()}`);
  return body.key;
}

/** Returns the URL that an object is read from. */
export async function addressOf(caller: Caller, key: string): Promise<string> {
  return (await ask<{ url: string }>(caller, "POST", "files/url", { key })).body.url;
}

export function put(
  url: string,
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  more: Record<string, string> = {},
) {
  return transfer(url, {
    method: "PUT",
    body: bytes,
    headers: {
      "content-type": type,
      ...(isOurs(url) && { "content-length": String(bytes.length) }),
      ...more,
    },
  });
}

export function get(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return transfer(url, { headers });
}

export function text(content: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(content);
}

/** Fetches a signed URL. URLs of the app are passed to the handler, as no server runs in these tests. */
async function transfer(url: string, init: RequestInit): Promise<Response> {
  if (!isOurs(url)) return fetch(url, init);
  const route = routes.find(({ path }) => path === "storage");
  const handler = (await route?.load())?.[(init.method ?? "GET") as "GET" | "PUT"];
  if (!handler) throw new Error("There is no route for objects");
  return handler(new Request(url, init), { params: Promise.resolve({}) });
}

const isOurs = (url: string) => url.startsWith("http://localhost/api/storage?");

/** Returns how long a signed URL is valid, in seconds. */
export function secondsLeft(url: string): number {
  const { searchParams } = new URL(url);
  const end = Number(searchParams.get("expires")) - Date.now() / 1000;
  return Number(searchParams.get("X-Amz-Expires") ?? end);
}
