// Browsers let 64 KiB of bodies outlive their page, all calls under way together, and refuse what is more.
const ROOM = 60 * 1024;
let taken = 0;

/** Makes a call that outlives its page where there is room for its body, else an ordinary one. */
export async function keepAliveWhile<Answer>(
  body: string | undefined,
  call: (keepalive: boolean) => Promise<Answer>,
): Promise<Answer> {
  const size = new Blob([body ?? ""]).size;
  if (taken + size > ROOM) return call(false);
  taken += size;
  try {
    return await call(true);
  } finally {
    taken -= size;
  }
}
