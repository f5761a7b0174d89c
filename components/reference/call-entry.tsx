import { Disclosure } from "@/components/reference/disclosure";
import { CodeBlock } from "@/components/reference/code-block";
import { Badge } from "@/components/ui/badge";
import { clientColor, type ThemeColor } from "@/lib/clients/theme-colors";
import { type Call, ifMatch, takesVersion } from "@/lib/api/call";

/** One endpoint: its method and path in the summary, its request and responses below. */
export function CallEntry({ call }: { call: Call }) {
  const { method, path, summary, description, body, answer, media, status = 200, caller = "user" } = call;
  return (
    <Disclosure
      summary={
        <>
          <span
            style={clientColor(methodColors[method])}
            className="w-16 shrink-0 text-meta font-semibold text-client-ink"
          >
            {method}
          </span>
          <code className="min-w-0 break-words">/api/{path}</code>
          <span className="text-ink-muted max-sm:basis-full sm:ml-auto sm:text-right">{summary}</span>
        </>
      }
    >
      {description && <p className="max-w-2xl text-pretty">{description}</p>}
      <dl className="grid grid-cols-[5rem_minmax(0,1fr)] gap-y-1.5">
        <dt className="text-ink-muted">Caller</dt>
        <dd>{callers[caller]}</dd>
        {body && (
          <>
            <dt className="text-ink-muted">Body</dt>
            <dd>
              <ShapeLink name={body} />
            </dd>
          </>
        )}
        {takesVersion(call) && (
          <>
            <dt className="text-ink-muted">If-Match</dt>
            <dd>{ifMatch}</dd>
          </>
        )}
        <dt className="text-ink-muted">Response</dt>
        <dd className="flex flex-wrap items-center gap-2">
          <Badge>{status}</Badge>
          {answer ? <ShapeLink name={answer} /> : (media ?? (status === 204 ? "no content" : ""))}
        </dd>
      </dl>
      {call.example && <CodeBlock label={`Example of ${method} ${path}`} code={curl(call)} />}
    </Disclosure>
  );
}

function ShapeLink({ name }: { name: string }) {
  return (
    <a href={`#shape-${name}`} className="text-link underline underline-offset-2">
      {name}
    </a>
  );
}

function curl({ method, path, caller, example }: Call): string {
  const address = `$PENNANT/api/${path.replace("{id}", example?.id ?? "")}`;
  return [
    `curl ${method === "GET" ? "" : `-X ${method} `}"${address}"`,
    ...(caller ? [] : [`-H "Authorization: Bearer $TOKEN"`]),
    ...(example?.body === undefined
      ? []
      : [`-H "Content-Type: application/json"`, `-d '${JSON.stringify(example.body, null, 2)}'`]),
  ].join(" \\\n  ");
}

/** The colors of reading, adding, changing and deleting. */
const methodColors: Record<Call["method"], ThemeColor> = {
  GET: "blue",
  POST: "green",
  PUT: "orange",
  PATCH: "orange",
  DELETE: "red",
};

const callers = {
  user: "A signed-in user, with a bearer token",
  anyone: "Anyone",
  "session cookie": "A browser with a session cookie",
  scheduler: "A scheduler, with CRON_SECRET as its bearer token",
  monitor: "A monitor, with METRICS_TOKEN as its bearer token",
};
