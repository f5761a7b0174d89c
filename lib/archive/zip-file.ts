/** The error of a file that somebody chose to import, in words for them. */
export class ImportFileError extends Error {
  override name = "ImportFileError";
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const MAX_COMMENT = 65_535;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const STORED = 0;
const DEFLATED = 8;

type Entry = { name: string; method: number; packed: number; size: number; offset: number };

/** Returns whether a file begins as a ZIP does. */
export async function isZip(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return start[0] === 0x50 && start[1] === 0x4b && start[2] === 0x03 && start[3] === 0x04;
}

/**
 * Returns the text of the first entry whose name fits, in the browser. Throws an ImportFileError if there is none, if it is damaged,
 * or if it unpacks to more than `maxBytes`, whatever its headers say.
 */
export async function readZipEntry(file: Blob, fits: (name: string) => boolean, maxBytes: number) {
  const entry = (await listEntries(file)).find(({ name }) => fits(name));
  if (!entry) return undefined;
  if (entry.size > maxBytes) throw new ImportFileError("The file is too large to be read in the browser.");
  const head = new DataView(await file.slice(entry.offset, entry.offset + LOCAL_SIZE).arrayBuffer());
  if (head.byteLength < LOCAL_SIZE) throw damaged();
  const start = entry.offset + LOCAL_SIZE + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = file.slice(start, start + entry.packed).stream();
  if (entry.method !== STORED && entry.method !== DEFLATED)
    throw new ImportFileError("The ZIP is encrypted or compressed in a way that browsers cannot read.");
  const content =
    entry.method === STORED ? packed : packed.pipeThrough(new DecompressionStream("deflate-raw"));
  return readText(content, maxBytes);
}

async function listEntries(file: Blob): Promise<Entry[]> {
  const from = Math.max(0, file.size - MAX_COMMENT - END_SIZE);
  const tail = new DataView(await file.slice(from).arrayBuffer());
  let at = tail.byteLength - END_SIZE;
  while (at >= 0 && tail.getUint32(at, true) !== END) at -= 1;
  if (at < 0) throw damaged();
  const [length, start] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)];
  const directory = new DataView(await file.slice(start, start + length).arrayBuffer());
  const entries: Entry[] = [];
  for (let place = 0; place + ENTRY_SIZE <= directory.byteLength;) {
    if (directory.getUint32(place, true) !== ENTRY) throw damaged();
    const nameLength = directory.getUint16(place + 28, true);
    const name = new Uint8Array(
      directory.buffer,
      place + ENTRY_SIZE,
      Math.min(nameLength, directory.byteLength - place - ENTRY_SIZE),
    );
    entries.push({
      name: new TextDecoder().decode(name),
      method: directory.getUint16(place + 8, true) & 1 ? -1 : directory.getUint16(place + 10, true),
      packed: directory.getUint32(place + 20, true),
      size: directory.getUint32(place + 24, true),
      offset: directory.getUint32(place + 42, true),
    });
    place +=
      ENTRY_SIZE + nameLength + directory.getUint16(place + 30, true) + directory.getUint16(place + 32, true);
  }
  return entries;
}

async function readText(content: ReadableStream<Uint8Array>, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  const reader = content.getReader();
  const parts: string[] = [];
  let size = 0;
  try {
    for (let chunk; !(chunk = await reader.read()).done;) {
      size += chunk.value.byteLength;
      if (size > maxBytes) throw new ImportFileError("The file is too large to be read in the browser.");
      parts.push(decoder.decode(chunk.value, { stream: true }));
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error instanceof ImportFileError ? error : damaged();
  }
  return parts.join("") + decoder.decode();
}

const damaged = () => new ImportFileError("The ZIP is damaged.");
