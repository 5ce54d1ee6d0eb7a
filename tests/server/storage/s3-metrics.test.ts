import { expect, it } from "vitest";
import { createS3Metrics } from "@/lib/server/storage/s3/s3-metrics";

it("counts requests by operation and outcome, and measures their time without what was only cut", () => {
  const { observe, render } = createS3Metrics();
  expect(render()).toEqual([]);
  observe({ operation: "GetObject", outcome: "ok", milliseconds: 20 });
  observe({ operation: "GetObject", outcome: "away", milliseconds: 4_000 });
  observe({ operation: "GetObject", outcome: "cut", milliseconds: 0 });
  const lines = render();
  expect(lines).toEqual(
    expect.arrayContaining([
      's3_requests_total{operation="GetObject",outcome="away"} 1',
      's3_requests_total{operation="GetObject",outcome="cut"} 1',
      's3_requests_total{operation="GetObject",outcome="ok"} 1',
      's3_request_duration_seconds_bucket{operation="GetObject",le="0.025"} 1',
      's3_request_duration_seconds_bucket{operation="GetObject",le="+Inf"} 2',
      's3_request_duration_seconds_sum{operation="GetObject"} 4.02',
    ]),
  );
});
