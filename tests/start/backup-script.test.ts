import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "./programs";

/** Creates folders for backups and objects, with mocks of the programs that the two scripts call. */
function place(programs: Record<string, string>) {
  const folder = temporaryFolder();
  for (const name of ["bin", "backups", "objects"]) mkdirSync(path.join(folder, name));
  const at = (...names: string[]) => path.join(folder, ...names);
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(at("bin", name), `#!/bin/bash\n${script}\n`);
    chmodSync(at("bin", name), 0o755);
  }
  writeFileSync(at("objects", "brief.txt"), "Hello");
  const run = (script: string, argument: string, env: Record<string, string> = {}) => {
    const { status, stderr } = spawnSync("/bin/bash", [`scripts/${script}`, argument], {
      encoding: "utf8",
      env: {
        NODE_ENV: "test",
        PATH: `${at("bin")}:/usr/bin:/bin`,
        BACKUPS: at("backups"),
        OBJECTS: at("objects"),
        PGDATABASE: "pennant",
        RESTORED: at("restored"),
        ...env,
      },
    });
    return { status, stderr };
  };
  return { at, run, backups: () => readdirSync(at("backups")) };
}

const postgres = { pg_dump: "echo rows", pg_restore: 'cat > "$RESTORED"', psql: "true" };
// Encrypts by rotating the letters; the last argument of --decrypt is the file.
const age = `
  if [ "$1" = --decrypt ]; then tr 'a-z' 'b-za' < "\${@: -1}"; else tr 'b-za' 'a-z' > "\${@: -1}"; fi`;

it.each([
  ["plain", {}, ["database.dump", "objects.tar.gz"]],
  ["encrypted", { AGE_RECIPIENT: "age1one age1two" }, ["database.dump.age", "objects.tar.gz.age"]],
])("backs up and restores, %s", (_, env: Record<string, string>, files) => {
  const { at, run, backups } = place({ ...postgres, age });
  expect(run("backup.sh", "once", env)).toEqual({ status: 0, stderr: "" });
  const [name = ""] = backups();
  expect(readdirSync(at("backups", name)).sort()).toEqual(files);
  writeFileSync(at("objects", "brief.txt"), "Changed");
  expect(run("restore.sh", name, { AGE_IDENTITY: "key" })).toEqual({ status: 0, stderr: "" });
  expect(readFileSync(at("objects", "brief.txt"), "utf8")).toBe("Hello");
  expect(readFileSync(at("restored"), "utf8")).toBe("rows\n");
});

// The bucket is a folder.
const rclone = `
  args=("\${@:1}"); to="\${args[-1]}"; from="\${args[-2]}"
  from="\${from/store:pennant/$BUCKET}"; to="\${to/store:pennant/$BUCKET}"
  rm -rf "$to"/* && cp -r "$from"/. "$to" && rm -rf "$to/incoming"`;

it("backs up a bucket by S3, and restores into it", () => {
  const { at, run, backups } = place({ ...postgres, rclone });
  const env = { S3_BUCKET: "pennant", BUCKET: at("bucket") };
  mkdirSync(at("bucket", "incoming"), { recursive: true });
  writeFileSync(at("bucket", "logo.svg"), "<svg/>");
  expect(run("backup.sh", "once", env)).toEqual({ status: 0, stderr: "" });
  // Files that were only in the folder are not in the bucket.
  expect(readdirSync(at("objects"))).toEqual(["logo.svg"]);

  writeFileSync(at("bucket", "logo.svg"), "Changed");
  writeFileSync(at("bucket", "later.txt"), "Later");
  expect(run("restore.sh", backups()[0] ?? "", env)).toEqual({ status: 0, stderr: "" });
  expect(readdirSync(at("bucket"))).toEqual(["logo.svg"]);
  expect(readFileSync(at("bucket", "logo.svg"), "utf8")).toBe("<svg/>");
});

it("keeps a backup whose time cannot be stored in the database, and says so", () => {
  const { run, backups } = place({ ...postgres, psql: "exit 2" });
  const { status, stderr } = run("backup.sh", "once");
  expect([status, stderr]).toEqual([0, "the time of the backup could not be stored\n"]);
  expect(backups()).toHaveLength(1);
});

it("creates no backup when the bucket cannot be read", () => {
  const { run, backups } = place({ ...postgres, rclone: "exit 5" });
  expect(run("backup.sh", "once", { S3_BUCKET: "pennant" }).status).toBe(5);
  expect(backups().filter((name) => !name.startsWith("."))).toEqual([]);
});

it("creates the bucket as soon as the store allows it, or fails with the reason", () => {
  const late = `
    echo "$@" >> "$CALLS"
    if [ "$(grep -c mkdir "$CALLS")" -lt 3 ]; then echo "connection refused" >&2; exit 1; fi`;
  const env = { S3_BUCKET: "pennant", PAUSE: "0", ATTEMPTS: "4" };
  const started = place({ rclone: late });
  const created = started.run("bucket.sh", "", { ...env, CALLS: started.at("calls") });
  expect(created.status).toBe(0);
  expect(created.stderr.match(/connection refused/g)).toHaveLength(2);

  const refused = place({ rclone: `echo "SignatureDoesNotMatch" >&2; exit 1` });
  const { status, stderr } = refused.run("bucket.sh", "", env);
  expect(status).toBe(1);
  expect(stderr).toContain("attempt 4: SignatureDoesNotMatch");
  expect(stderr).toContain("the bucket pennant could not be created");
});

it("creates no backup when the dump or the encryption fails, and never an unencrypted one", () => {
  const failing = place({ ...postgres, pg_dump: "echo half; exit 1" });
  expect(failing.run("backup.sh", "once").status).toBe(1);
  const unlocked = place({ ...postgres, age: "exit 1" });
  expect(unlocked.run("backup.sh", "once", { AGE_RECIPIENT: "nobody" }).status).toBe(1);
  // The daily loop reports the failure and continues.
  const daily = place({ ...postgres, pg_dump: "exit 1", sleep: "kill $PPID" });
  expect(daily.run("backup.sh", "").stderr).toContain("the backup failed");
  for (const { backups } of [failing, unlocked, daily])
    expect(backups().filter((name) => !name.startsWith("."))).toEqual([]);
});

it("changes nothing when a backup cannot be opened", () => {
  const { at, run, backups } = place({ ...postgres, age });
  run("backup.sh", "once", { AGE_RECIPIENT: "age1one" });
  const [name = ""] = backups();
  writeFileSync(at("bin", "age"), "#!/bin/bash\nexit 1\n");
  expect(run("restore.sh", name, { AGE_IDENTITY: "another" }).status).toBe(1);
  expect(existsSync(at("restored"))).toBe(false);
  expect(readdirSync(at("objects"))).toEqual(["brief.txt"]);
});
