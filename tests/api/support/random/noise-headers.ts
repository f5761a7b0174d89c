import fc from "fast-check";

// Characters that a header can contain.
const headerText = fc
  .string({ unit: fc.constantFrom(..."aZ09 %:/;,=?&*-+_.~{}[]\"'\\@é\u00ff"), maxLength: 60 })
  .map((text) => text.trim());
const headerTexts = fc.oneof(
  headerText,
  headerText.map((text) => text.repeat(200).trim()),
);
/** Up to two headers, of names that the app or the server reads. */
export const headers = fc.dictionary(
  fc.constantFrom(
    ...[
      "content-type",
      "content-length",
      "time-zone",
      "x-forwarded-for",
      "x-forwarded-host",
      "x-forwarded-proto",
    ],
    ...["host", "origin", "cookie", "range", "if-range", "if-none-match", "accept-language", "user-agent"],
  ),
  fc.oneof(
    headerTexts,
    fc.constantFrom(
      "text/plain",
      "multipart/form-data",
      "-1",
      "99999999999",
      "bytes=-1",
      "bytes=999999-",
      "bytes=5-2",
    ),
    fc.constantFrom(
      "authjs.session-token=x",
      "pennant.intention=a.b.c",
      "https://[",
      "Asia/Kathmandu",
      "*",
      "null",
    ),
  ),
  { maxKeys: 2 },
);
