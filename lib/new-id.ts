const ID_BYTES = 16;
// Random bytes are fetched for many ids at once, because each call is slow.
const random = new Uint8Array(ID_BYTES * 64);
let used = random.length;

/** Returns a new UUID version 7, which sorts by creation time. Own implementation, because randomUUID requires https. */
export function newId(now = Date.now()): string {
  const bytes = takeRandom();
  for (let index = 0; index < 6; index++) bytes[index] = Math.floor(now / 2 ** (8 * (5 - index))) % 256;
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.reduce((text, byte) => text + byte.toString(16).padStart(2, "0"), "");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

function takeRandom(): Uint8Array {
  if (used === random.length) {
    crypto.getRandomValues(random);
    used = 0;
  }
  used += ID_BYTES;
  return random.subarray(used - ID_BYTES, used);
}
