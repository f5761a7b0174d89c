/** A data object of EMVCo's merchant-presented QR codes: a two-digit identifier and a value of 1 to 99 characters. */
type DataObject = readonly [id: string, value: string];

/** Returns data objects as text: each as identifier, length in two digits and value. */
export function emvObjects(objects: readonly DataObject[]): string {
  return objects.map(([id, value]) => `${id}${String(value.length).padStart(2, "0")}${value}`).join("");
}

/** Returns a whole payload: the data objects, and at the end object 63 with the checksum of everything before it. */
export function emvPayload(objects: readonly DataObject[]): string {
  const text = `${emvObjects(objects)}6304`;
  return text + crc16(text);
}

/** Returns the CRC-16 of ASCII text in four hexadecimal digits (polynomial 1021, start FFFF), as EMVCo requires. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}
