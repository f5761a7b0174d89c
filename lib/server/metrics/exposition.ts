import "server-only";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { BUCKETS, observations } from "./observations";

const NANO = 1e9;
const MICRO = 1e6;

/** Everything that this process has observed, in Prometheus' text format. Each instance speaks for itself. */
export function exposition(): string {
  return [...requests(), ...timings(), ...pool(), ...sweep(), ...processMetrics(), ""].join("\n");
}

function requests(): string[] {
  const name = "pennant_http_requests_total";
  return [
    ...head(name, "counter", "Requests answered, by route and status."),
    ...[...observations().requests].map(([key, count]) => {
      const [method = "", route = "", status = ""] = key.split(" ");
      return `${name}{${labels({ method, route, status })}} ${count}`;
    }),
  ];
}

function timings(): string[] {
  const name = "pennant_http_request_duration_seconds";
  return [
    ...head(name, "histogram", "How long requests took until their answer began."),
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
    ...gauge("pennant_db_pool_connections", "Connections of this process to the database.", total),
    ...gauge("pennant_db_pool_idle", "Those that nothing uses right now.", idle),
    ...gauge("pennant_db_pool_waiting", "Requests that wait for a connection.", waiting),
  ];
}

function sweep(): string[] {
  const { tenants, uploads, objects, failures, lastSuccess } = observations().swept;
  const name = "pennant_swept_total";
  return [
    ...head(name, "counter", "What the sweeps of this process have removed."),
    ...Object.entries({ tenants, uploads, objects }).map(
      ([kind, count]) => `${name}{kind="${kind}"} ${count}`,
    ),
    ...head("pennant_sweep_failures_total", "counter", "Sweeps of this process that broke off."),
    `pennant_sweep_failures_total ${failures}`,
    ...gauge(
      "pennant_sweep_last_success_timestamp_seconds",
      "When a sweep of this process last ended well; 0 for never.",
      lastSuccess,
    ),
  ];
}

const delay = monitorEventLoopDelay({ resolution: 20 });

function processMetrics(): string[] {
  // From the first question on: who never asks pays nothing.
  delay.enable();
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const started = Date.now() / 1000 - process.uptime();
  const lag = delay.percentile(99) / NANO;
  delay.reset();
  return [
    ...gauge("process_start_time_seconds", "When this process started.", started),
    ...gauge("process_resident_memory_bytes", "Memory of this process.", rss),
    ...gauge("nodejs_heap_size_used_bytes", "Memory that JavaScript uses.", heapUsed),
    ...head("process_cpu_seconds_total", "counter", "CPU time of this process."),
    `process_cpu_seconds_total ${(user + system) / MICRO}`,
    ...gauge("nodejs_eventloop_lag_p99_seconds", "How late the event loop was since the last question.", lag),
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
