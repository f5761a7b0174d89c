import { crc32, deflateRawSync } from "node:zlib";

/** An entry of a malicious ZIP: its headers may contain false values. */
export type CraftedEntry = {
  name: string;
  content: Buffer;
  /** The size of the content according to the headers. */
  claimedSize?: number;
  /** Points to the content of the entry with this name. */
  sharesBytesOf?: string;
};

/** Returns a ZIP of such entries. `claimedEntries` is the number of entries in its end record. */
export function craftedZip(entries: CraftedEntry[], { claimedEntries = entries.length } = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  const places = new Map<string, { offset: number; packed: Buffer }>();
  let offset = 0;
  for (const { name, content, claimedSize = content.length, sharesBytesOf } of entries) {
    const shared = sharesBytesOf === undefined ? undefined : places.get(sharesBytesOf);
    const place = shared ?? { offset, packed: deflateRawSync(content) };
    places.set(name, place);
    const facts = factsOf(place.packed, content, claimedSize, name);
    if (!shared) {
      const local = Buffer.concat([signed(0x04034b50, [20]), facts, u16(0), Buffer.from(name), place.packed]);
      parts.push(local);
      offset += local.length;
    }
    const rest = Buffer.concat([u16(0, 0, 0, 0), u32(0, place.offset), Buffer.from(name)]);
    directory.push(Buffer.concat([signed(0x02014b50, [20, 20]), facts, rest]));
  }
  const central = Buffer.concat(directory);
  const end = [
    signed(0x06054b50, [0, 0, claimedEntries, claimedEntries]),
    u32(central.length, offset),
    u16(0),
  ];
  return Buffer.concat([...parts, central, ...end]);
}

/** The part from the flags to the length of the name, which both headers share. */
function factsOf(packed: Buffer, content: Buffer, claimedSize: number, name: string): Buffer {
  const sizes = u32(crc32(content), packed.length, claimedSize);
  return Buffer.concat([u16(0x0800, 8, 0, 0x21), sizes, u16(Buffer.byteLength(name))]);
}

function signed(signature: number, values: number[]): Buffer {
  return Buffer.concat([u32(signature), u16(...values)]);
}

function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, at) => bytes.writeUInt16LE(value, at * 2));
  return bytes;
}

function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeUInt32LE(value, at * 4));
  return bytes;
}
