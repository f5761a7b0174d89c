import { openDB } from "idb";
import { KEYS } from "@/lib/shared/browser/offline-copy";

/** The keys with which the rows of this browser are encrypted. Neither key can be read by a script, and none leaves the browser. */
export type RowKeys = { rows: CryptoKey; names: CryptoKey };

const STORE = "keys";
const ENTRY = "rows";
const CIPHER = "AES-GCM";
const IV_BYTES = 12;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Returns the keys of this browser, and creates them if there are none. Rejects where the browser cannot keep keys. */
export async function readRowKeys(): Promise<RowKeys> {
  const opened = await openDB(KEYS, 1, {
    upgrade: (created) => void created.createObjectStore(STORE),
    // Sign-out deletes the keys at once.
    blocking: (_current, _next, { target }) => (target as IDBDatabase).close(),
  });
  try {
    const found = (await opened.get(STORE, ENTRY)) as RowKeys | undefined;
    if (found) return found;
    const created = await createRowKeys();
    const change = opened.transaction(STORE, "readwrite");
    // Another tab may have created them meanwhile.
    const other = (await change.store.get(ENTRY)) as RowKeys | undefined;
    if (!other) await change.store.put(created, ENTRY);
    await change.done;
    return other ?? created;
  } finally {
    opened.close();
  }
}

async function createRowKeys(): Promise<RowKeys> {
  const [rows, names] = await Promise.all([
    crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, ["encrypt", "decrypt"]),
    crypto.subtle.generateKey({ name: "HMAC", hash: "SHA-256" }, false, ["sign"]),
  ]);
  return { rows, names };
}

/** Returns the name under which an entry is stored. The key of a query contains ids and what was searched for. */
export async function sealedName({ names }: RowKeys, key: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", names, encoder.encode(key));
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Encrypts an entry together with its key, so that no entry is accepted in the place of another. */
export async function sealRows({ rows }: RowKeys, key: string, value: string): Promise<Uint8Array> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = encoder.encode(`${key}\n${value}`);
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: CIPHER, iv }, rows, text));
  const stored = new Uint8Array(IV_BYTES + sealed.length);
  stored.set(iv);
  stored.set(sealed, IV_BYTES);
  return stored;
}

/** Returns the key and the value of an entry; undefined if it was damaged, changed or made with other keys. */
export async function unsealRows({ rows }: RowKeys, stored: unknown): Promise<[string, string] | undefined> {
  if (!(stored instanceof Uint8Array)) return undefined;
  const bytes = new Uint8Array(stored);
  try {
    const iv = bytes.subarray(0, IV_BYTES);
    const opened = await crypto.subtle.decrypt({ name: CIPHER, iv }, rows, bytes.subarray(IV_BYTES));
    const text = decoder.decode(opened);
    const end = text.indexOf("\n");
    return [text.slice(0, end), text.slice(end + 1)];
  } catch {
    return undefined;
  }
}
