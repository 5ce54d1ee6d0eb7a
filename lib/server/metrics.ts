// Figures of the running process in Prometheus' text format.

import { monitorEventLoopDelay } from "node:perf_hooks";
import { createCounter, createHistogram, type Reading, renderGauge } from "@/lib/server/system/metric-series";

/** `route` is a pattern, never an address; `code` is that of a refusal. */
export type Sample = { route: string; status: number; milliseconds: number; code?: string; requestId?: string };

/** Counters of the product's events; every label has few values. */
export type ProductEvent =
  | { name: "job"; kind: string; result: "done" | "failed" | "dead" | "released"; milliseconds: number }
  | { name: "mail"; channel: "mail" | "sms"; result: "sent" | "written" | "refused" | "failed" }
  | { name: "payment_notice"; provider: string; effect: string }
  | { name: "order"; area: string };

export type Metrics = {
  observe: (sample: Sample) => void;
  count: (event: ProductEvent) => void;
  /** A gauge that `read` fills at each rendering; one that fails or takes longer than a second is left out. */
  watch: (name: string, help: string, read: () => Promise<readonly Reading[]> | readonly Reading[]) => void;
  render: () => Promise<string>;
  stop: () => void;
};

/** Seconds. */
const CALL_LIMITS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_LIMITS = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300];
const RESOLUTION_MS = 20;
const READING_MS = 1_000;

/** Node measures the time between two ticks of its clock; what exceeds the clock's own step is the lag. */
function lagSeconds(nanoseconds: number): number {
  return Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1e3);
}

const classOf = (status: number) => `${Math.floor(status / 100)}xx`;

function createProductCounters() {
  const jobs = createHistogram("jobs_duration_seconds", "Attempts at jobs by kind and result.", JOB_LIMITS);
  const mails = createCounter("mails_total", "Mails and text messages by result.");
  const notices = createCounter("payment_notices_total", "Accepted notices of payment providers by effect.");
  const orders = createCounter("orders_acknowledged_total", "Orders that were written and confirmed to the customer.");
  return {
    count(event: ProductEvent) {
      if (event.name === "job") {
        jobs.observe({ kind: event.kind, result: event.result }, event.milliseconds / 1000);
      } else if (event.name === "mail") mails.add({ channel: event.channel, result: event.result });
      else if (event.name === "order") orders.add({ area: event.area });
      else notices.add({ provider: event.provider, effect: event.effect });
    },
    render: () => [jobs, mails, notices, orders].flatMap((family) => family.render()),
  };
}

function createCallMetrics() {
  const calls = createCounter("http_requests_total", "Answers by route and status class.");
  const times = createHistogram("http_request_duration_seconds", "Time to answer, by route.", CALL_LIMITS);
  const refusals = createCounter("api_refusals_total", "Refused calls by error code.");
  const limits = createCounter("rate_limits_hit_total", "Calls beyond a limit, by route.");
  return {
    observe({ route, status, milliseconds, code }: Sample) {
      const labels = { route, status: classOf(status) };
      calls.add(labels);
      times.observe(labels, milliseconds / 1000);
      if (code === undefined) return;
      refusals.add({ code });
      if (code === "TOO_MANY_REQUESTS") limits.add({ route });
    },
    render: () => [calls, times, refusals, limits].flatMap((family) => family.render()),
  };
}

/** Null for a reading that failed or took too long: the others are shown all the same. */
async function readInTime(read: () => Promise<readonly Reading[]> | readonly Reading[]) {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), READING_MS);
  });
  const readings = Promise.resolve()
    .then(read)
    .catch(() => null);
  return Promise.race([readings, tooLate]).finally(() => clearTimeout(timer));
}

/** `sections` are families of metrics that others keep, as text. */
export function createMetrics(sections: readonly (() => string | readonly string[])[] = []): Metrics {
  const lag = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  lag.enable();
  const calls = createCallMetrics();
  const product = createProductCounters();
  const watched: { name: string; help: string; read: Parameters<Metrics["watch"]>[2] }[] = [];

  const renderProcess = () => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const figures: [string, string, number][] = [
      ["process_resident_memory_bytes", "Resident memory.", rss],
      ["nodejs_heap_size_used_bytes", "Heap in use.", heapUsed],
      ["nodejs_external_memory_bytes", "Memory outside the heap.", external],
      ["process_uptime_seconds", "Time since the start.", process.uptime()],
      ["nodejs_eventloop_lag_p50_seconds", "Median delay since the last scrape.", lagSeconds(lag.percentile(50))],
      ["nodejs_eventloop_lag_p99_seconds", "99th percentile since the last scrape.", lagSeconds(lag.percentile(99))],
      ["nodejs_eventloop_lag_max_seconds", "Longest delay since the last scrape.", lagSeconds(lag.max)],
    ];
    lag.reset();
    return figures.flatMap(([name, help, value]) => renderGauge(name, help, [{ value }]));
  };

  return {
    observe: calls.observe,
    count: product.count,
    watch: (name, help, read) => void watched.push({ name, help, read }),
    async render() {
      const gauges = await Promise.all(
        watched.map(async ({ name, help, read }) => {
          const readings = await readInTime(read);
          return readings ? renderGauge(name, help, readings) : [];
        }),
      );
      const others = sections.flatMap((section) => section()).map((text) => text.trimEnd());
      const lines = [...renderProcess(), ...gauges.flat(), ...product.render(), ...calls.render(), ...others];
      return `${lines.join("\n")}\n`;
    },
    stop: () => void lag.disable(),
  };
}
