import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

// Each of these changes what later files of the same process would see.
const changesProcess =
  /process\.env(\.\w+|\[\w+\])?\s*(\?\?)?=[^=>]|(delete|assign\()\s*process\.env|vi\.(mock|doMock|resetModules|stubEnv|stubGlobal|spyOn|setSystemTime|useFakeTimers)|\/\/ Isolated:/;

/** Returns the API test files that change the environment, modules, globals or the clock, themselves or by their support files. */
export function isolatedFiles(root) {
  const folder = path.join(root, "tests", "api");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".test.ts"))
    .filter((name) => isIsolated(path.join(folder, name)))
    .map((name) => `tests/api/${name}`);
}

function isIsolated(file) {
  const text = readFileSync(file, "utf8");
  if (changesProcess.test(text)) return true;
  const imports = [...text.matchAll(/from "(\.\.?\/[^"]+)"/g)].map(([, name = ""]) =>
    path.join(path.dirname(file), /\.m?[jt]s$/.test(name) ? name : `${name}.ts`),
  );
  return imports.some((name) => existsSync(name) && isIsolated(name));
}
