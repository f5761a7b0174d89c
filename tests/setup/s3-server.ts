import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { findFreePort } from "../../scripts/lib/ports.mjs";
import { publishS3Server, type S3Server } from "./s3-server-address";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder in which `s3Server()` finds the address of the S3 server. */
    s3Folder: string;
  }
}

const run = promisify(execFile);
const programs = ["radosgw", "ceph-mon", "ceph-osd", "ceph", "curl"];
const script = path.join(import.meta.dirname, "..", "..", "scripts", "rgw.sh");

/** Starts one real S3 server for the run. Other tests run while it is installed and started. */
export default async function setUpS3Server(project: TestProject) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "pennant-s3-"));
  project.provide("s3Folder", folder);
  const started = startServer(folder)
    .catch((error: unknown): S3Server => ({ problem: String(error) }))
    .then((server) => publishS3Server(folder, server));
  return async () => {
    await started;
    await run(script, ["stop", folder]);
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
}

async function startServer(folder: string): Promise<S3Server> {
  const reason = await installServer();
  if (reason) return { reason };
  const [port, monitorPort] = [await findFreePort(), await findFreePort()];
  await run(script, ["start", folder, String(port), String(monitorPort)], { timeout: 120_000 });
  return { port };
}

/** Installs the server's programs; returns the reason when that is not possible. */
async function installServer(): Promise<string | undefined> {
  if (programs.every(isInstalled)) return undefined;
  if (process.getuid?.() !== 0 || !isInstalled("apt-get"))
    return "no S3 server: install radosgw, ceph-mon, ceph-osd and ceph-common, or run as root where there is apt-get";
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const packages = ["radosgw", "ceph-mon", "ceph-osd", "ceph-common", "curl"];
  try {
    await run("apt-get", ["update", "-qq"], { env });
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
      env,
      maxBuffer: 64 * 1024 * 1024,
    });
    return undefined;
  } catch {
    return "no S3 server: apt-get could not install radosgw, ceph-mon, ceph-osd and ceph-common";
  }
}

function isInstalled(program: string) {
  return spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
}
