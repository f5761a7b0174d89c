/** By code of Node or of its mail library. */
const sentences: Record<string, string> = {
  ECONNREFUSED: "Nothing answers at its address.",
  ECONNRESET: "It closed the connection.",
  ENOTFOUND: "Its host name was not found.",
  EAI_AGAIN: "Its host name could not be looked up.",
  EDNS: "Its host name could not be looked up.",
  EHOSTUNREACH: "Its host could not be reached.",
  ENETUNREACH: "Its network could not be reached.",
  ETIMEDOUT: "It did not answer in time.",
  ESOCKET: "The connection to it failed.",
  ECONNECTION: "The connection to it failed.",
  ETLS: "The encrypted connection to it failed.",
  CERT_HAS_EXPIRED: "Its certificate has expired.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "Its certificate is not signed by a known authority.",
  SELF_SIGNED_CERT_IN_CHAIN: "Its certificate is not signed by a known authority.",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "Its certificate is not signed by a known authority.",
  ERR_TLS_CERT_ALTNAME_INVALID: "Its certificate is for another host name.",
  EAUTH: "It refused the user name or the password.",
  EACCES: "Pennant is not allowed to read or write it.",
  EROFS: "It is read-only.",
  ENOSPC: "The disk is full.",
  ENOENT: "Its folder does not exist.",
};

/** Returns a sentence for the reason of a failed part, with its code at the end for logs and searches; a reason without a code as it is. */
export function reasonInWords(reason: string): string {
  const sentence = sentences[reason];
  return sentence ? `${sentence} (${reason})` : reason;
}
