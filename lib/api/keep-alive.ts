// Browsers limit the bodies of all pending keepalive requests to 64 KiB in total and reject more.
const ROOM = 60 * 1024;
let usedBytes = 0;

/** Makes a keepalive request if the limit allows its body, else an ordinary one. */
export async function withKeepalive<Answer>(
  body: string | undefined,
  call: (keepalive: boolean) => Promise<Answer>,
): Promise<Answer> {
  const size = new Blob([body ?? ""]).size;
  if (usedBytes + size > ROOM) return call(false);
  usedBytes += size;
  try {
    return await call(true);
  } finally {
    usedBytes -= size;
  }
}
