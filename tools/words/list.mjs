// Prints every sentence that a person reads, once each, with the first file that contains it.
// Source: JSX text, and string literals with a space or a capital, in app, components and lib.
import { readFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import ts from "typescript";

const files = execFileSync("git", ["ls-files", "app", "components", "lib"], { encoding: "utf8" })
  .split("\n")
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|lib\/(sales-documents\/languages|demo)\//.test(file),
  );

/** Attributes and properties whose values are not shown to users. */
const UNREAD = /^(className|.*ClassName|href|src|key|type|variant|kind|d|viewBox|id|value|style|path)$/;
const sentences = new Map();

for (const file of files) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  visit(source, file);
}
for (const [sentence, file] of [...sentences].sort(([one], [other]) => one.localeCompare(other)))
  console.log(`${sentence}\t${file}`);

function visit(node, file) {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
  if (ts.isJsxAttribute(node) && UNREAD.test(node.name.getText())) return;
  if (ts.isPropertyAssignment(node) && UNREAD.test(node.name.getText())) return;
  const text = textOf(node)?.replace(/\s+/g, " ").trim();
  if (text && isSentence(text) && !sentences.has(text)) sentences.set(text, file);
  ts.forEachChild(node, (child) => visit(child, file));
}

function textOf(node) {
  if (ts.isJsxText(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map((span) => `{…}${span.literal.text}`).join("");
  return undefined;
}

/** Returns whether a text is for people: it begins with a capital letter and has lower case, and is neither code nor SQL. */
function isSentence(text) {
  if (!/^[“"']?(\{…\} )?[A-Z…]/.test(text) || !/[a-z]/.test(text)) return false;
  return !/^(SELECT|INSERT|UPDATE|DELETE|WITH|FROM)\b|^[A-Z][\w-]*[/:;=]|^[A-Za-z]+\/[A-Z]|=>|::|^[A-Z]\w*[A-Z_]\w*$/.test(
    text,
  );
}
