// A client of the configured bucket with limits of time, and its failures in the words of the product.

import { S3Client } from "@aws-sdk/client-s3";
import type { S3Settings } from "@/lib/server/config/s3-settings";
import { type S3Outcome, s3OutcomeOf, toStoreError } from "./s3-faults";

/** One request with its repetitions; `operation` is the name that S3 gives it. */
export type S3Sample = { operation: string; outcome: S3Outcome | "cut"; milliseconds: number };
export type ObserveS3 = (sample: S3Sample) => void;

const CONNECT_MS = 3_000;
export type S3Limits = {
  /** From the start of a request to the first byte of its answer; a part of 5 MiB takes this long at 4.2 Mbit/s. */
  partMs: number;
  /** The same for requests that send nothing of size. */
  briefMs: number;
  /** A body that brings nothing for so long is given up. */
  silentMs: number;
  /** At a request, the first included; the SDK pauses for longer after each. */
  attempts: number;
};
export const S3_LIMITS: S3Limits = { partMs: 10_000, briefMs: 5_000, silentMs: 10_000, attempts: 3 };
/** A slow reader keeps its socket, so there are more than the SDK's 50. */
const MAX_SOCKETS = 512;

export function createS3Client(settings: S3Settings, observe: ObserveS3, { partMs, attempts }: S3Limits): S3Client {
  const agent = { keepAlive: true, maxSockets: MAX_SOCKETS };
  const client = new S3Client({
    region: settings.region,
    ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint }),
    ...(settings.credentials ? { credentials: settings.credentials } : {}),
    forcePathStyle: settings.forcePathStyle,
    maxAttempts: attempts,
    // Other servers than Amazon's often know no checksum trailers; the signature covers the hash of every body.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: partMs,
      throwOnRequestTimeout: true,
      // A reader that pauses is no fault of the server; a body that stops is noticed where it is read.
      socketTimeout: 0,
      httpAgent: agent,
      httpsAgent: agent,
    },
    logger: { debug() {}, info() {}, warn() {}, error() {} },
  });
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const startedAt = performance.now();
      const done = (outcome: S3Outcome) => {
        const operation = (context.commandName ?? "").replace(/Command$/, "");
        observe({ operation, outcome, milliseconds: performance.now() - startedAt });
      };
      try {
        const answer = await next(args);
        done("ok");
        return answer;
      } catch (error) {
        done(s3OutcomeOf(error));
        throw toStoreError(error);
      }
    },
    { step: "initialize", priority: "high", name: "boardwrightFaults" },
  );
  return client;
}
