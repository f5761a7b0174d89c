import "server-only";

/** Whether a text is what the database takes for a UUID as the app writes it. */
export function isUuid(text: string): boolean {
  return shape.test(text);
}

const shape = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
