// Figures of the requests to an S3 server in Prometheus' text format.

import { createCounter, createHistogram } from "@/lib/server/system/metric-series";
import type { ObserveS3 } from "./s3-client";

/** Seconds. */
const LIMITS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Renders nothing before the first request, so a process without a bucket has no such series. */
export function createS3Metrics(): { observe: ObserveS3; render: () => string[] } {
  const requests = createCounter("s3_requests_total", "Requests to the bucket by operation and outcome.");
  const times = createHistogram("s3_request_duration_seconds", "Time of a request, repetitions included.", LIMITS);
  let isUsed = false;
  return {
    observe({ operation, outcome, milliseconds }) {
      isUsed = true;
      requests.add({ operation, outcome });
      // A body that was cut is no request of its own.
      if (outcome !== "cut") times.observe({ operation }, milliseconds / 1000);
    },
    render: () => (isUsed ? [requests, times].flatMap((family) => family.render()) : []),
  };
}
