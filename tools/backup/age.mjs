import { Readable } from "node:stream";
import { Decrypter, Encrypter } from "age-encryption";
import { Problem } from "../../scripts/lib/problem.mjs";

/** The first bytes of a file in the age format. */
export const AGE_HEADER = "age-encryption.org/v1";

/** Encrypts a stream for age recipients, or with a passphrase; returns it unchanged if neither is given. */
export async function encryptStream(stream, { recipients, passphrase }) {
  if (recipients.length === 0 && !passphrase) return stream;
  const encrypter = new Encrypter();
  try {
    if (passphrase) encrypter.setPassphrase(passphrase);
    for (const recipient of recipients) encrypter.addRecipient(recipient);
  } catch {
    throw new Problem("A recipient must be an age key that begins with age1; `age-keygen` creates one.");
  }
  return Readable.fromWeb(await encrypter.encrypt(Readable.toWeb(stream)));
}

/** Decrypts a stream in the age format. Throws a Problem if neither key nor passphrase opens it. */
export async function decryptStream(stream, { identities, passphrase }) {
  const decrypter = new Decrypter();
  try {
    if (passphrase) decrypter.addPassphrase(passphrase);
    for (const identity of identities) decrypter.addIdentity(identity);
  } catch {
    throw new Problem("A key must be one that begins with AGE-SECRET-KEY-1, as `age-keygen` writes it.");
  }
  try {
    return Readable.fromWeb(await decrypter.decrypt(Readable.toWeb(stream)));
  } catch (error) {
    if (!/no identity matched|header HMAC/.test(error.message)) throw error;
    throw new Problem(`This ${passphrase ? "passphrase" : "key"} does not open the backup.`);
  }
}
