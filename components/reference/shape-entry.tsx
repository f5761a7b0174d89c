import { Disclosure } from "@/components/reference/disclosure";
import { describeSchema } from "./describe-schema";

type Schema = Record<string, unknown>;

/** One schema: a table of its fields and their types. */
export function ShapeEntry({ name, schema }: { name: string; schema: Schema }) {
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const required = new Set((schema.required ?? []) as string[]);
  return (
    <Disclosure id={`shape-${name}`} summary={<code className="font-semibold">{name}</code>}>
      {fields.length === 0 ? (
        <p>{describeSchema(schema)}</p>
      ) : (
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-y-2">
          {fields.map(([field, kind]) => (
            <div key={field} className="contents">
              <dt>
                <code>{field}</code>
                {required.has(field) && <span className="ml-2 text-label text-ink-faint">required</span>}
              </dt>
              <dd className="min-w-0 break-words text-ink-muted max-sm:pb-2">{describeSchema(kind)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Disclosure>
  );
}
