import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { deferScripts } from "./defer-scripts.mjs";

function fileWith(html: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pennant-html-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "page.html");
  writeFileSync(file, html);
  return file;
}

it("requests the scripts of a page in their order, after the page", () => {
  const file = fileWith(
    '<html><head><link rel="preload" as="script" fetchPriority="low" href="/c.js"/><script src="/a.js" async=""></script>' +
      '<script src="/old.js" noModule=""></script></head><body><p>Text</p><script>self.data = 1</script>' +
      '<script src="/c.js" id="_R_" async=""></script></body></html>',
  );
  deferScripts(file);
  const html = readFileSync(file, "utf8");
  expect(html).not.toMatch(/<script src="\/[ac]\.js"|rel="preload"/);
  expect(html).toContain('["/a.js","/c.js"]');
  expect(html).toContain("<p>Text</p><script>self.data = 1</script></body>");
  expect(html).toContain('<script src="/old.js" noModule=""></script>');
});

it("throws an error for a page without asynchronous scripts", () => {
  expect(() => deferScripts(fileWith('<head><script src="/a.js" defer></script></head>'))).toThrow(
    /has no scripts to request later\.$/,
  );
});
