// Figures of the running process in Prometheus' text format.

import { monitorEventLoopDelay } from "node:perf_hooks";

export type Sample = { route: string; status: number; milliseconds: number };
export type Metrics = { observe: (sample: Sample) => void; render: () => string; stop: () => void };

/** Seconds; a sample counts in every bucket that is not smaller than it. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const RESOLUTION_MS = 20;

/** Node measures the time between two ticks of its clock; what exceeds the clock's own step is the lag. */
function lagSeconds(nanoseconds: number): number {
  return Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1e3);
}

type Series = { byStatus: Map<number, number>; buckets: number[]; sum: number; count: number };

export function createMetrics(): Metrics {
  const lag = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  lag.enable();
  const routes = new Map<string, Series>();

  function seriesOf(route: string): Series {
    const existing = routes.get(route);
    if (existing) return existing;
    const made: Series = { byStatus: new Map(), buckets: BUCKETS.map(() => 0), sum: 0, count: 0 };
    routes.set(route, made);
    return made;
  }

  return {
    observe({ route, status, milliseconds }) {
      const series = seriesOf(route);
      const seconds = milliseconds / 1000;
      series.byStatus.set(status, (series.byStatus.get(status) ?? 0) + 1);
      BUCKETS.forEach((limit, at) => {
        if (seconds <= limit) series.buckets[at] = (series.buckets[at] ?? 0) + 1;
      });
      series.sum += seconds;
      series.count++;
    },
    render() {
      const memory = process.memoryUsage();
      const text = [
        gauge("process_resident_memory_bytes", memory.rss),
        gauge("nodejs_heap_size_used_bytes", memory.heapUsed),
        gauge("nodejs_external_memory_bytes", memory.external),
        gauge("process_uptime_seconds", process.uptime()),
        gauge("nodejs_eventloop_lag_p50_seconds", lagSeconds(lag.percentile(50))),
        gauge("nodejs_eventloop_lag_p99_seconds", lagSeconds(lag.percentile(99))),
        gauge("nodejs_eventloop_lag_max_seconds", lagSeconds(lag.max)),
        ...renderRequests(routes),
      ];
      lag.reset();
      return `${text.join("\n")}\n`;
    },
    stop: () => void lag.disable(),
  };
}

function gauge(name: string, value: number): string {
  return `# TYPE ${name} gauge\n${name} ${Number.isFinite(value) ? value : 0}`;
}

function renderRequests(routes: Map<string, Series>): string[] {
  const all = [...routes.entries()].toSorted(([a], [b]) => a.localeCompare(b));
  const totals = all.flatMap(([route, { byStatus }]) =>
    [...byStatus.entries()].map(
      ([status, count]) => `http_requests_total{route="${label(route)}",status="${status}"} ${count}`,
    ),
  );
  const times = all.flatMap(([route, { buckets, sum, count }]) => [
    ...BUCKETS.map(
      (limit, at) => `http_request_duration_seconds_bucket{route="${label(route)}",le="${limit}"} ${buckets[at] ?? 0}`,
    ),
    `http_request_duration_seconds_bucket{route="${label(route)}",le="+Inf"} ${count}`,
    `http_request_duration_seconds_sum{route="${label(route)}"} ${sum}`,
    `http_request_duration_seconds_count{route="${label(route)}"} ${count}`,
  ]);
  return ["# TYPE http_requests_total counter", ...totals, "# TYPE http_request_duration_seconds histogram", ...times];
}

function label(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
