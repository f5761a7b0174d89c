import type { ChildProcess } from "node:child_process";

export function startNode(
  args: string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv; stdio?: ("ignore" | "inherit" | "pipe")[] },
): ChildProcess;
export function runNode(
  args: string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv; failure: string },
): Promise<string>;
export function endChildren(timeout: number): Promise<void>;
export function killChildren(): void;
