import path from "node:path";
import { rolldown } from "rolldown";

/**
 * Compiles lib/early-script/early.ts with all that it imports. Returns one minified script without imports, which app/layout.tsx
 * writes into every page.
 */
export async function compileEarlyScript(root) {
  const bundle = await rolldown({
    input: path.join(root, "lib/early-script/early.ts"),
    resolve: { alias: { "@": root } },
    platform: "browser",
    treeshake: { moduleSideEffects: false },
  });
  const { output } = await bundle.generate({ format: "esm", minify: true, comments: false });
  await bundle.close();
  return output[0].code.trim();
}
