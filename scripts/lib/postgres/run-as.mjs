import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { Problem } from "../problem.mjs";

/**
 * PostgreSQL refuses to run as root. For root this returns another user and how to start a program as that user:
 * `{ owner, command(program, args) }`. `owner` is null if no change is needed.
 */
export function chooseUser(programs, cluster) {
  if (process.getuid?.() !== 0) return { owner: null, command: (program, args) => [program, args, {}] };

  const owner = ownerOf(cluster) ?? lookUp("postgres") ?? lookUp("nobody");
  if (!owner)
    throw new Problem(
      "PostgreSQL does not run as root: start Pennant as an ordinary user, or set DATABASE_URL.",
    );

  const plain = (program, args) => [program, args, { uid: owner.uid, gid: owner.gid }];
  if ([programs.postgres, cluster].every((file) => canReach(path.dirname(file), owner))) {
    return { owner, command: plain };
  }
  return { owner, command: throughClosedFolders(programs.postgres, owner) };
}

function ownerOf(cluster) {
  if (!existsSync(cluster)) return null;
  const { uid, gid } = statSync(cluster);
  return uid === 0 ? null : { uid, gid };
}

function lookUp(name) {
  try {
    const id = (flag) => Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: "pipe" }));
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return null;
  }
}

/** Returns whether this user may traverse every folder up to the root. */
function canReach(folder, { uid, gid }) {
  const { mode, uid: ownerId, gid: groupId } = statSync(folder);
  const bit = ownerId === uid ? 0o100 : groupId === gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const parent = path.dirname(folder);
  return parent === folder || canReach(parent, { uid, gid });
}

/**
 * For a clone inside a folder such as root's home: the other user keeps one capability, to traverse folders.
 * Containers usually grant only the second of the two.
 */
function throughClosedFolders(postgres, { uid, gid }) {
  for (const capability of ["dac_read_search", "dac_override"]) {
    const keep = [`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"];
    // Without this bit the kernel drops the capability when a program checks whether it may open a file.
    const flags = [
      ...keep,
      "--securebits=+no_setuid_fixup",
      `--inh-caps=+${capability}`,
      `--ambient-caps=+${capability}`,
    ];
    const trial = spawnSync("setpriv", [...flags, postgres, "--version"], { stdio: "ignore" });
    if (trial.status === 0) return (program, args) => ["setpriv", [...flags, program, ...args], {}];
  }
  throw new Problem(
    "PostgreSQL does not run as root, and no other user can reach this folder: " +
      "move the clone out of it, start Pennant as an ordinary user, or set DATABASE_URL.",
  );
}
