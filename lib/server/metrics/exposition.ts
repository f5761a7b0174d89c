import "server-only";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { BUCKETS, observations } from "./observations";

const NANO = 1e9;
const MICRO = 1e6;

/** Returns the metrics of this process in Prometheus' text format. Each instance reports its own. */
export function exposition(): string {
  return [...requests(), ...timings(), ...pool(), ...sweep(), ...processMetrics(), ""].join("\n");
}

function requests(): string[] {
  const name = "pennant_http_requests_total";
  return [
    ...head(name, "counter", "Responses, by route and status."),
    ...[...observations().requests].map(([key, count]) => {
      const [method = "", route = "", status = ""] = key.split(" ");
      return `${name}{${labels({ method, route, status })}} ${count}`;
    }),
  ];
}

function timings(): string[] {
  const name = "pennant_http_request_duration_seconds";
  return [
    ...head(name, "histogram", "Time from request to the start of the response."),
    ...[...observations().timings].flatMap(([key, { buckets, sum, count }]) => {
      const [method = "", route = ""] = key.split(" ");
      let upTo = 0;
      const counts = BUCKETS.map((end, index) => {
        upTo += buckets[index] ?? 0;
        return `${name}_bucket{${labels({ method, route, le: String(end) })}} ${upTo}`;
      });
      return [
        ...counts,
        `${name}_bucket{${labels({ method, route, le: "+Inf" })}} ${count}`,
        `${name}_sum{${labels({ method, route })}} ${sum}`,
        `${name}_count{${labels({ method, route })}} ${count}`,
      ];
    }),
  ];
}

function pool(): string[] {
  const { total = 0, idle = 0, waiting = 0 } = observations().pool?.() ?? {};
  return [
    ...gauge("pennant_db_pool_connections", "Database connections of this process.", total),
    ...gauge("pennant_db_pool_idle", "Idle database connections.", idle),
    ...gauge("pennant_db_pool_waiting", "Requests waiting for a database connection.", waiting),
  ];
}

function sweep(): string[] {
  const { tenants, uploads, objects, failures, lastSuccess } = observations().swept;
  const name = "pennant_swept_total";
  return [
    ...head(name, "counter", "Rows and objects removed by the sweeps of this process."),
    ...Object.entries({ tenants, uploads, objects }).map(
      ([kind, count]) => `${name}{kind="${kind}"} ${count}`,
    ),
    ...head("pennant_sweep_failures_total", "counter", "Failed sweeps of this process."),
    `pennant_sweep_failures_total ${failures}`,
    ...gauge(
      "pennant_sweep_last_success_timestamp_seconds",
      "When a sweep of this process last succeeded; 0 if never.",
      lastSuccess,
    ),
  ];
}

const delay = monitorEventLoopDelay({ resolution: 20 });

function processMetrics(): string[] {
  // Enabled on the first scrape, so that it costs nothing where metrics are not used.
  delay.enable();
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const started = Date.now() / 1000 - process.uptime();
  const lag = delay.percentile(99) / NANO;
  delay.reset();
  return [
    ...gauge("process_start_time_seconds", "When this process started.", started),
    ...gauge("process_resident_memory_bytes", "Resident memory of this process.", rss),
    ...gauge("nodejs_heap_size_used_bytes", "Heap memory in use.", heapUsed),
    ...head("process_cpu_seconds_total", "counter", "CPU time of this process."),
    `process_cpu_seconds_total ${(user + system) / MICRO}`,
    ...gauge(
      "nodejs_eventloop_lag_p99_seconds",
      "99th percentile of the event loop delay since the last scrape.",
      lag,
    ),
  ];
}

function gauge(name: string, help: string, value: number): string[] {
  return [...head(name, "gauge", help), `${name} ${value}`];
}

function head(name: string, type: "counter" | "gauge" | "histogram", help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function labels(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, "_")}"`)
    .join(",");
}
