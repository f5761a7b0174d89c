/** Returns one minified script without imports. Throws if a file cannot be compiled. */
export function compileEarlyScript(root: string): Promise<string>;
