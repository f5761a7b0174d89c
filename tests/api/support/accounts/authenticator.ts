import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

type Options = {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string; name: string; displayName: string };
  excludeCredentials?: { id: string }[];
  allowCredentials?: { id: string }[];
};

/** The differences of an attacker, a faulty browser or another authenticator. */
type Changes = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  counter?: number;
  isVerified?: boolean;
  userHandle?: string;
  /** The id of the new credential, base64url. */
  id?: string;
  /** An attestation statement other than none. */
  attestation?: { format: string; statement: Map<string, unknown> };
};

type Credential = { id: string; key: KeyObject; rpId: string; userHandle: string; counter: number };

const VERIFIED = 0x04;
const ATTESTED = 0x40;
/** The passkey can be synced, and it is. */
const SYNCED = 0x18;

/**
 * A browser with an authenticator (ES256): answers the options of the server as `navigator.credentials` does. It keeps its
 * passkeys, as many as it is asked for, and counts its signatures unless it is synced.
 */
export class Authenticator {
  readonly credentials: Credential[] = [];

  constructor(private readonly model: { aaguid?: string; isSynced?: boolean; origin?: string } = {}) {}

  /** Creates a passkey, as `navigator.credentials.create()` does. */
  create(options: Options, changes: Changes = {}) {
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const jwk = publicKey.export({ format: "jwk" });
    const id = changes.id ? Buffer.from(changes.id, "base64url") : randomBytes(32);
    const rpId = changes.rpId ?? options.rp?.id ?? "";
    const credential: Credential = {
      id: id.toString("base64url"),
      key: privateKey,
      rpId,
      userHandle: options.user?.id ?? "",
      counter: changes.counter ?? (this.model.isSynced ? 0 : 1),
    };
    this.credentials.push(credential);
    const coordinate = (text = "") => new Uint8Array(Buffer.from(text, "base64url"));
    const coseKey = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(jwk.x)],
      [-3, coordinate(jwk.y)],
    ]);
    const aaguid = Buffer.from((this.model.aaguid ?? "0".repeat(32)).replaceAll("-", ""), "hex");
    const length = Buffer.from([0, id.length]);
    const authData = Buffer.concat([
      this.authenticatorData(credential, changes, ATTESTED),
      ...[aaguid, length, id, isoCBOR.encode(coseKey)],
    ]);
    const { format, statement } = changes.attestation ?? { format: "none", statement: new Map() };
    const attestation = new Map<string, unknown>([
      ["fmt", format],
      ["attStmt", statement],
      ["authData", new Uint8Array(authData)],
    ]);
    return this.response(credential, {
      clientDataJSON: this.clientData("webauthn.create", options, changes),
      attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      transports: ["internal"],
    });
  }

  /** Signs with the newest passkey that the options allow, as `navigator.credentials.get()` does. */
  get(options: Options, changes: Changes = {}) {
    const allowed = options.allowCredentials?.map(({ id }) => id);
    const credential = this.credentials.findLast(
      ({ id, rpId }) => (!allowed || allowed.includes(id)) && rpId === options.rpId,
    );
    if (!credential) throw new Error("The authenticator has no passkey for these options");
    if (!this.model.isSynced) credential.counter += 1;
    const authData = this.authenticatorData(credential, changes);
    const clientDataJSON = this.clientData("webauthn.get", options, changes);
    const hash = createHash("sha256").update(Buffer.from(clientDataJSON, "base64url")).digest();
    return this.response(credential, {
      clientDataJSON,
      authenticatorData: base64url(authData),
      signature: base64url(sign("sha256", Buffer.concat([authData, hash]), credential.key)),
      userHandle: changes.userHandle ?? credential.userHandle,
    });
  }

  private response<Response>(credential: Credential, response: Response) {
    const { id } = credential;
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }

  private clientData(type: string, options: Options, changes: Changes): string {
    const origin = changes.origin ?? this.model.origin ?? "http://localhost";
    const { challenge } = { ...options, ...changes };
    return base64url(
      Buffer.from(JSON.stringify({ type: changes.type ?? type, challenge, origin, crossOrigin: false })),
    );
  }

  private authenticatorData(credential: Credential, changes: Changes, more = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(changes.counter ?? credential.counter);
    const verified = changes.isVerified === false ? 0 : VERIFIED;
    const flags = Buffer.from([0x01 | verified | (this.model.isSynced ? SYNCED : 0) | more]);
    const rpIdHash = createHash("sha256")
      .update(changes.rpId ?? credential.rpId)
      .digest();
    return Buffer.concat([rpIdHash, flags, counter]);
  }
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}
