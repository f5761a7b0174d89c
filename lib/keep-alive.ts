// Browsers let 64 KiB of bodies outlive their page, all calls under way together, and refuse what is more.
const ROOM = 60 * 1024;
let usedBytes = 0;

/** Makes a keepalive request if the limit allows its body, else an ordinary one. */
export async function keepAliveWhile<Answer>(
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
