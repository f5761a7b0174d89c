export function deferScripts(htmlFile: string): void;
