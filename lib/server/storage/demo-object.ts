import "server-only";
import { type FileHandle, open } from "node:fs/promises";
import path from "node:path";
import { extensionOf } from "@/lib/files/file-types";
import { demoObjects } from "@/lib/demo/server/workspace/demo-objects";

const PREFIX = "demo/";

/** Returns whether a key belongs to one of the read-only objects that ship with the app. */
export function isDemoKey(key: string): boolean {
  return key.startsWith(PREFIX) && Object.hasOwn(demoObjects, key.slice(PREFIX.length));
}

/** Returns the public, unsigned URL of a demo object; undefined for any other key. */
export function demoAddress(key: string, origin: string): string | undefined {
  return isDemoKey(key) ? `${origin}/api/storage?${new URLSearchParams({ key })}` : undefined;
}

export function demoContentType(key: string): string {
  return contentTypes[extensionOf(key)] ?? "application/octet-stream";
}

/** Opens the file of a demo object. next.config.ts includes the folder in the build. */
export async function openDemoFile(key: string): Promise<FileHandle> {
  return open(path.join(process.cwd(), "lib", "demo", "objects", key.slice(PREFIX.length)), "r");
}

const contentTypes: Record<string, string> = {
  webp: "image/webp",
  png: "image/png",
  svg: "image/svg+xml",
  pdf: "application/pdf",
  csv: "text/csv",
  json: "application/json",
  txt: "text/plain; charset=utf-8",
  zip: "application/zip",
  sql: "application/sql",
  wav: "audio/wav",
  webm: "video/webm",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
};
