import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Problem } from "./problem.mjs";
import { step } from "./steps.mjs";

const SYSTEM_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

// Without a sandbox, which root requires; with few processes, which takes a third of the time on two cores; and without
// background network requests.
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--in-process-gpu",
  "--disable-features=IsolateOrigins,site-per-process",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Returns the Chromium for the tests: the one of CHROMIUM_PATH, the headless one that npm installed, or the system's if
 * that one lacks libraries.
 */
export async function findBrowser() {
  const executablePath =
    named(process.env.CHROMIUM_PATH) ??
    (await packagedBrowser()) ??
    systemBrowser() ??
    (await installedBrowser());
  if (executablePath) return { executablePath, args: FLAGS };
  throw new Problem("The tests need Chromium: install it, or set CHROMIUM_PATH to one.");
}

function named(file) {
  if (!file) return null;
  if (isProgram(file)) return file;
  throw new Problem(`CHROMIUM_PATH names ${file}, which cannot be run.`);
}

function systemBrowser() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const onMac = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];
  const candidates = [
    ...SYSTEM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...onMac,
  ];
  return candidates.find(isProgram) ?? null;
}

/** The npm package contains the browser compressed. It is unpacked once per user and renamed when complete. */
async function packagedBrowser() {
  const folder = path.join(os.tmpdir(), `pennant-chromium-${os.userInfo().uid}`);
  const program = path.join(folder, "chromium");
  if (!existsSync(program)) {
    try {
      await step("Unpacking a browser for the tests", () => unpack(folder));
    } catch {
      return null;
    }
  }
  return starts(program) ? program : null;
}

async function unpack(folder) {
  const { default: chromium } = await import("@sparticuz/chromium");
  const draft = `${folder}.draft-${process.pid}`;
  const temporary = process.env.TMPDIR;
  mkdirSync(draft, { mode: 0o700 });
  try {
    process.env.TMPDIR = draft; // where the package unpacks to
    await chromium.executablePath();
    if (!existsSync(folder)) renameSync(draft, folder);
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
    rmSync(draft, { recursive: true, force: true });
  }
}

/** On a minimal Debian as root, the system's package installs the libraries that the packaged browser lacks. */
async function installedBrowser() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  await step("Installing Chromium with apt-get", async () => {
    const options = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
    spawnSync("apt-get", ["update"], options);
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], options);
  });
  return systemBrowser();
}

function starts(program) {
  try {
    execFileSync(program, [...FLAGS, "--headless", "--version"], { stdio: "ignore", timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
