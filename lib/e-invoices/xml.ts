/** An element with its attributes, and its text or its children. Null stands for an element that is left out. */
export type XmlNode = {
  name: string;
  attributes: Record<string, string>;
  content: string | readonly XmlNode[];
} | null;

/** Returns an element with children, or null if none is left. */
export function group(name: string, ...children: readonly (XmlNode | readonly XmlNode[])[]): XmlNode {
  const content = children.flat().filter((child) => child !== null);
  return content.length > 0 ? { name, attributes: {}, content } : null;
}

/** Returns an element with text, or null without one: the rules do not accept empty elements. */
export function leaf(
  name: string,
  text: string | null,
  attributes: Record<string, string | null> = {},
): XmlNode {
  const content = text && cleaned(text);
  if (!content) return null;
  const given = Object.entries(attributes).flatMap(([key, value]) => (value === null ? [] : [[key, value]]));
  return { name, attributes: Object.fromEntries(given) as Record<string, string>, content };
}

/** Writes a document with its namespaces, one element per line. */
export function writeXml(root: XmlNode, namespaces: Record<string, string>): string {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>'];
  if (root) write({ ...root, attributes: { ...namespaces, ...root.attributes } }, "", lines);
  return `${lines.join("\n")}\n`;
}

function write({ name, attributes, content }: NonNullable<XmlNode>, indent: string, lines: string[]): void {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const start = `${indent}<${name}${given.join("")}`;
  if (typeof content === "string") lines.push(`${start}>${escaped(content)}</${name}>`);
  else if (content.length === 0) lines.push(`${start}/>`);
  else {
    lines.push(`${start}>`);
    for (const child of content) if (child) write(child, `${indent}  `, lines);
    lines.push(`${indent}</${name}>`);
  }
}

/** Removes what XML 1.0 cannot contain, and spaces at both ends. Line breaks that it does not know become plain ones. */
function cleaned(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, "")
    .trim();
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"\r]/g, (character) => entities[character] ?? character);
}
