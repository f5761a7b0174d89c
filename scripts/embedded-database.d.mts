export interface EmbeddedDatabase {
  port: number;
  url: string;
  stop(): Promise<void>;
}

export function openEmbeddedDatabase(options: {
  folder: string;
  settings?: Record<string, string | number>;
  onLost?: (problem: Error) => void;
}): Promise<EmbeddedDatabase>;

export function runningDatabase(folder: string): string | null;
