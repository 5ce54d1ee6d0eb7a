// Failures of an S3 server in the words of the product.

import { AppError, type ErrorCode } from "@/lib/contracts/errors";

/** Outcome of a call: `missing` is no failure of the server. */
export type S3Outcome = "ok" | "missing" | "full" | "away" | "refused";

const MISSING = new Set(["NoSuchKey", "NotFound", "NoSuchUpload"]);
/** Answers of stores with a limit of their own: Ceph, MinIO, Swift. */
const FULL = new Set(["QuotaExceeded", "XMinioStorageFull", "EntityTooLarge", "InsufficientStorage"]);

/** Name and status of an error of the SDK; a HEAD has no body, so its name is only that of its status. */
export function s3ErrorOf(error: unknown): { name: string; status: number | undefined } {
  const metadata = error instanceof Error && "$metadata" in error ? error.$metadata : undefined;
  const status = (metadata as { httpStatusCode?: number } | undefined)?.httpStatusCode;
  return { name: error instanceof Error ? error.name : "", status };
}

export function s3OutcomeOf(error: unknown): Exclude<S3Outcome, "ok"> {
  const { name, status } = s3ErrorOf(error);
  if (MISSING.has(name)) return "missing";
  if (FULL.has(name) || status === 507) return "full";
  return status !== undefined && status >= 300 && status < 500 && status !== 429 ? "refused" : "away";
}

const CODES: Record<Exclude<S3Outcome, "ok">, ErrorCode> = {
  missing: "FILE_DAMAGED",
  full: "STORAGE_FULL",
  away: "UNAVAILABLE",
  refused: "UNAVAILABLE",
};

/** The error as callers of a file store know it; its cause is for the log. */
export function toStoreError(error: unknown): AppError {
  return error instanceof AppError ? error : new AppError(CODES[s3OutcomeOf(error)], { cause: error });
}

/** True where the server may have done what it did not confirm. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof AppError && error.code === "UNAVAILABLE" && s3ErrorOf(error.cause).status === undefined;

export const isMissing = (error: unknown): boolean => error instanceof AppError && error.code === "FILE_DAMAGED";
