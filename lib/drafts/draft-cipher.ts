import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";
import { bytesToHex, hexToBytes, managedNonce, utf8ToBytes } from "@noble/ciphers/utils.js";

/** Encrypts and decrypts what is stored under a name. */
export type DraftCipher = {
  seal: (name: string, text: string) => string;
  /** Returns undefined for a text that was damaged, moved from another name or made with other keys. */
  open: (name: string, sealed: string) => string | undefined;
};

/**
 * Returns the cipher of a user's keys. It runs without waiting, because a page that is being closed does not wait for Web Crypto.
 */
export function createDraftCipher(keys: string[]): DraftCipher {
  const ciphers = keys.map(
    (key) => (name: string) => managedNonce(xchacha20poly1305)(hexToBytes(key), utf8ToBytes(name)),
  );
  const [first] = ciphers;
  if (!first) throw new Error("There are no keys for drafts");
  return {
    seal: (name, text) => bytesToHex(first(name).encrypt(utf8ToBytes(text))),
    open: (name, sealed) => {
      for (const cipher of ciphers) {
        try {
          return new TextDecoder().decode(cipher(name).decrypt(hexToBytes(sealed)));
        } catch {}
      }
      return undefined;
    },
  };
}
