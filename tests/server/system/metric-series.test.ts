import { expect, it } from "vitest";
import { REGISTRY } from "@/lib/contracts/registry";
import { createMetrics } from "@/lib/server/metrics";
import { createCounter, createHistogram, MAX_SERIES, renderGauge } from "@/lib/server/system/metric-series";
import { bucketOf, BUCKETS_MS, percentileOf } from "@/lib/server/system/percentile";

it("a family has as many series as its bound, and counts the rest as other", () => {
  const counter = createCounter("calls_total", "Calls.", 3);
  for (let caller = 0; caller < 100; caller++) counter.add({ caller: `caller-${caller}` });
  const lines = counter.render();
  expect(lines.filter((line) => !line.startsWith("#"))).toHaveLength(4);
  expect(lines).toContain('calls_total{caller="other"} 97');
});

it("a histogram counts a sample in every bucket that is not smaller, as Prometheus demands", () => {
  const histogram = createHistogram("time_seconds", "Time.", [0.1, 1]);
  for (const seconds of [0.05, 0.1, 0.5, 3]) histogram.observe({ route: 'GET /"x"\n' }, seconds);
  const labels = 'route="GET /\\"x\\"\\n"';
  expect(histogram.render()).toEqual([
    "# HELP time_seconds Time.",
    "# TYPE time_seconds histogram",
    `time_seconds_bucket{${labels},le="0.1"} 2`,
    `time_seconds_bucket{${labels},le="1"} 3`,
    `time_seconds_bucket{${labels},le="+Inf"} 4`,
    `time_seconds_sum{${labels}} 3.65`,
    `time_seconds_count{${labels}} 4`,
  ]);
});

it("a gauge without a value is 0, not NaN", () => {
  expect(renderGauge("lag", "Lag.", [{ value: NaN }]).at(-1)).toBe("lag 0");
});

it("routes with every class of status fit the bound", () => {
  // Of 2xx, 3xx, 4xx and 5xx a route has three at most, beside pages, assets and unknown addresses.
  expect((Object.keys(REGISTRY).length + 3) * 3).toBeLessThan(MAX_SERIES);
});

it("has calls, refusals and limits by route, and never an address", async () => {
  const metrics = createMetrics();
  const route = "GET /api/eda/order/view/{id}";
  metrics.observe({ route, status: 200, milliseconds: 30, requestId: "abc" });
  metrics.observe({ route, status: 429, milliseconds: 1, code: "TOO_MANY_REQUESTS", requestId: "abc" });
  metrics.count({ name: "mail", channel: "mail", result: "sent" });
  metrics.count({ name: "job", kind: "mail", result: "dead", milliseconds: 40 });
  metrics.count({ name: "order", area: "en-US" });
  metrics.count({ name: "payment_notice", provider: "stripe", effect: "paid" });
  metrics.watch("away", "Fails.", () => Promise.reject(new Error("away")));
  metrics.watch("sockets", "Open sockets.", () => [{ value: 3 }]);
  const text = await metrics.render();
  metrics.stop();
  for (const line of [
    `http_requests_total{route="${route}",status="2xx"} 1`,
    `http_request_duration_seconds_bucket{route="${route}",status="2xx",le="0.05"} 1`,
    'api_refusals_total{code="TOO_MANY_REQUESTS"} 1',
    `rate_limits_hit_total{route="${route}"} 1`,
    'mails_total{channel="mail",result="sent"} 1',
    'jobs_duration_seconds_count{kind="mail",result="dead"} 1',
    'orders_acknowledged_total{area="en-US"} 1',
    'payment_notices_total{provider="stripe",effect="paid"} 1',
    "sockets 3",
  ])
    expect(text.split("\n")).toContain(line);
  expect(text).not.toMatch(/abc|away|NaN|undefined/);
});

it.each([
  [[100], 0.95, 0.95],
  [[0, 0, 0, 0, 100], 0.5, 15],
  [[90, 0, 0, 0, 0, 0, 0, 10], 0.95, 150],
  [[], 0.95, 0],
])("of %j the share %d lies below %d ms", (counts, share, milliseconds) => {
  expect(percentileOf(counts, share)).toBeCloseTo(milliseconds, 6);
});

it("a call that is longer than every limit is in the last bucket, whose percentile is the last limit", () => {
  expect([bucketOf(1), bucketOf(1.01), bucketOf(1e9)]).toEqual([0, 1, BUCKETS_MS.length]);
  expect(percentileOf([...BUCKETS_MS.map(() => 0), 5], 0.5)).toBe(30_000);
});
