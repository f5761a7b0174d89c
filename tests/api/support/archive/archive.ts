import { readdir } from "node:fs/promises";
import path from "node:path";
import { fromBufferPromise } from "yauzl";
import { ZipFile } from "yazl";
import { call, type Caller } from "../call";

/** The files of a ZIP by their paths. */
export type Files = Map<string, Buffer>;

export async function exportArchive(caller: Caller): Promise<Files> {
  const answer = await call(caller, "GET", "export");
  if (answer.status !== 200) throw new Error(await answer.text());
  return unzip(Buffer.from(await answer.arrayBuffer()));
}

export async function unzip(bytes: Buffer): Promise<Files> {
  const zip = await fromBufferPromise(bytes);
  const files: Files = new Map();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await collect(await zip.openReadStreamPromise(entry)));
  }
  return files;
}

export async function zipFiles(files: Files): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, bytes] of files) zip.addBuffer(bytes, path);
  zip.end();
  return collect(zip.outputStream);
}

/** Imports a ZIP unchanged. */
export async function importArchive(caller: Caller, bytes: Buffer, headers: Record<string, string> = {}) {
  const { POST } = await import("@/app/api/import/route");
  const request = new Request("http://localhost/api/import", {
    method: "POST",
    headers: { authorization: `Bearer ${caller.token}`, "content-type": "application/zip", ...headers },
    body: new Uint8Array(bytes),
  });
  const answer = await POST(request, { params: Promise.resolve({}) });
  return {
    status: answer.status,
    body: (await answer.json()) as { detail?: string; [table: string]: unknown },
  };
}

/** Returns the folders of imports and exports that are running or were left over. */
export function temporaryFolders(): Promise<string[]> {
  return readdir(path.join(process.env.PENNANT_DATA_DIR ?? "", "tmp")).catch(() => []);
}

async function collect(stream: AsyncIterable<Uint8Array | string>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
