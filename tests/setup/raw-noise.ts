import net from "node:net";
import fc from "fast-check";

/** The bytes of one connection: invalid or barely valid HTTP. */
export type RawNoise = {
  text: string;
  /** True if a response is required. Otherwise the connection must only end. */
  isWhole: boolean;
};

const end = "\r\n\r\n";
const head = "Host: localhost\r\nConnection: close\r\n";
const paths = fc.constantFrom(
  ...[
    "/",
    "/welcome",
    "/home/projects",
    "/api/health",
    "/api/clients",
    "/api/projects/search",
    "/api/storage",
  ],
  ...["/api/import", "/api/export", "/api/auth/refresh", "/_next/static/x.js", "/api/nowhere"],
);
const body = '{"name":"x"}';
const post = (path: string, headers: string, sent: string) =>
  `POST ${path} HTTP/1.1\r\n${head}Content-Type: application/json\r\n${headers}\r\n${sent}`;

const methods = fc.oneof(
  fc.constantFrom(
    "TRACE",
    "PROPFIND",
    "PURGE",
    "LINK",
    "SEARCH",
    "M-SEARCH",
    "QUERY",
    "OPTIONS",
    "HEAD",
    "PUT",
  ),
  fc.constantFrom("get", "GE T", "", "G\0T", "CONNECT", "BREW", "X".repeat(9000), "\u00ff"),
);
const badPaths = fc.oneof(
  fc.constantFrom(
    "%ff",
    "%",
    "%zz",
    "%00",
    "%E0%A4%A",
    "%c0%ae%c0%ae/",
    "%2e%2e%2fetc",
    "..%5c..",
    "//",
    "/./",
  ),
  fc.constantFrom(
    "\u00ff\u00fe",
    "\0",
    "*",
    "?",
    "?%ff=%",
    "#x",
    "http://elsewhere.example/",
    "@",
    "\\",
    "%u0041",
  ),
  fc.constantFrom(
    "?".repeat(3000),
    "a/".repeat(2000),
    "x".repeat(20_000),
    `?key=${"%F0%9F%98%80".repeat(400)}`,
  ),
);
const oddHeaders = fc.constantFrom(
  ...[
    "Host: a\r\nHost: b",
    "Authorization: Bearer x\r\nAuthorization: Bearer y",
    "Content-Length: 0\r\nContent-Length: 5",
  ],
  ...[
    "Transfer-Encoding: chunked\r\nContent-Length: 5",
    "Transfer-Encoding: gzip",
    "Transfer-Encoding: chunked, identity",
  ],
  ...[
    "Content-Length: -1",
    "Content-Length: 0x10",
    "Content-Length: 99999999999999999999",
    "Content-Length: +5",
  ],
  ...[
    "X: a\r\n b",
    "No colon here",
    ": nothing",
    "X : space",
    "X: \0",
    "Cookie: \u00ff\u00fe=%%%; =; ;;",
    "X: a\rb",
  ],
  ...[
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x",
    "Upgrade: h2c\r\nHTTP2-Settings: AAAA",
  ],
  ...[
    "Expect: 100-continue",
    "Expect: the-unexpected",
    "TE: trailers",
    "Trailer: X",
    "Range: bytes=0-0,5-,-1",
  ],
  ...[
    "Accept-Encoding: *;q=0, \u00e9",
    "Content-Encoding: gzip",
    "Next-Action: x",
    "RSC: 1",
    "Next-Router-State-Tree: %ff",
  ],
  ...[
    "X-Forwarded-For: \u00ff, ,,::::",
    "X-Forwarded-Host: [",
    "X-Forwarded-Proto: javascript",
    "Origin: null",
  ],
  ...["x-middleware-subrequest: middleware:middleware:middleware", "Host: ", "Host: [::1", "Host: a b"],
  ...["A: b\r\n".repeat(300).trim(), `A: ${"b".repeat(17_000)}`, `Cookie: ${"a=b; ".repeat(1500)}`],
);
const chunks = fc.constantFrom(
  ...[
    'c\r\n{"name":"x"}\r\n0\r\n\r\n',
    'C;ext="x"\r\n{"name":"x"}\r\n0\r\nX-Trailer: y\r\n\r\n',
    "0\r\n\r\n",
  ],
  ...["zz\r\n{}\r\n0\r\n\r\n", "-1\r\n{}\r\n", "ffffffffffffffff\r\n{}", "2\r\n{}0\r\n\r\n", "2\n{}\n0\n\n"],
);

const whole = (text: string): RawNoise => ({ text, isWhole: true });
const broken = (text: string): RawNoise => ({ text, isWhole: false });

const rawNoise: fc.Arbitrary<RawNoise> = fc.oneof(
  fc.tuple(methods, paths).map(([method, path]) => broken(`${method} ${path} HTTP/1.1\r\n${head}\r\n`)),
  fc.tuple(paths, badPaths).map(([path, bad]) => broken(`GET ${path}${bad} HTTP/1.1\r\n${head}\r\n`)),
  fc.tuple(paths, oddHeaders).map(([path, odd]) => broken(`GET ${path} HTTP/1.1\r\n${head}${odd}${end}`)),
  fc
    .tuple(paths, oddHeaders)
    .map(([path, odd]) => broken(post(path, `${odd}\r\nContent-Length: 12\r\n`, body))),
  // Several valid, pipelined requests.
  fc
    .array(paths, { minLength: 2, maxLength: 6 })
    .map((several) =>
      whole(
        several.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join("") +
          `GET / HTTP/1.1\r\n${head}\r\n`,
      ),
    ),
  paths.map((path) => whole(post(path, `Content-Length: ${body.length}\r\n`, body))),
  // An invalid request between two valid ones.
  paths.map((path) =>
    broken(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\nNONSENSE\r\n\r\nGET / HTTP/1.1\r\n${head}\r\n`),
  ),
  // Bodies shorter and longer than their Content-Length.
  paths.map((path) => broken(post(path, "Content-Length: 500\r\n", body))),
  paths.map((path) => broken(post(path, "Content-Length: 5\r\n", body))),
  fc.tuple(paths, chunks).map(([path, sent]) => broken(post(path, "Transfer-Encoding: chunked\r\n", sent))),
  fc
    .tuple(paths, fc.constantFrom("HTTP/0.9", "HTTP/1.0", "HTTP/2.0", "HTTP/9", "", "ICAP/1.0"))
    .map(([path, version]) => broken(`GET ${path} ${version}\r\n${head}\r\n`)),
  fc
    .tuple(paths, fc.nat(60))
    .map(([path, at]) => broken(post(path, "Content-Length: 12\r\n", body).slice(0, at))),
  fc
    .uint8Array({ minLength: 1, maxLength: 200 })
    .map((bytes) => broken(Buffer.from(bytes).toString("latin1"))),
  paths.map((path) => broken(`GET ${path} HTTP/1.1\nHost: localhost\nConnection: close\n\n`)),
);

/** Returns `count` connections; the same seed returns the same ones. */
export function generateRawNoise(seed: number, count: number): RawNoise[] {
  return fc.sample(rawNoise, { seed, numRuns: count });
}

const SILENCE_MS = 100;

/** Sends the bytes and reads until the connection ends; resolves with null after the timeout. */
export function sendRaw(port: number, { text, isWhole }: RawNoise, withinMs: number): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = net.connect({ port, host: "127.0.0.1" }, () => socket.write(text, "latin1"));
    const late = setTimeout(() => finish(null), withinMs);
    // Ends the connection after an incomplete request.
    const silence = isWhole ? undefined : setTimeout(() => socket.end(), SILENCE_MS);
    const finish = (result: string | null) => {
      clearTimeout(late);
      clearTimeout(silence);
      socket.destroy();
      resolve(result);
    };
    socket.on("data", (chunk) => (answer += chunk.toString("latin1")));
    socket.on("error", () => undefined).on("close", () => finish(answer));
  });
}

/** Returns the errors of a response: a 5xx, no response to a valid request, a connection that stays open. */
export function findRawErrors({ isWhole }: RawNoise, answer: string | null): string[] {
  if (answer === null) return ["the connection did not end"];
  const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
  if (isWhole && statuses.length === 0) return ["no answer"];
  return statuses
    .filter((status) => status >= 500)
    .map((status) => `answered ${status}: ${answer.slice(0, 300)}`);
}
