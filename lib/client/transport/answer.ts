import { AxiosHeaders, type AxiosResponse } from "axios";
import { ApiError } from "@/lib/client/transport/api-error";
import { type DownloadedFile, fileNameOf } from "@/lib/client/upload/download";
import { ports, type ToastLevel } from "@/lib/client/ports";

export type Body = Record<string, unknown>;

export function headerOf(response: AxiosResponse, name: string): string | null {
  const value = AxiosHeaders.from(response.headers as AxiosHeaders).get(name);
  return typeof value === "string" && value !== "" ? value : null;
}

/** Every response is read as bytes, since any may be a file; the others are JSON. */
export function readBody(response: AxiosResponse): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytesOf(response))) as unknown;
  } catch {
    return null;
  }
}

function bytesOf({ data }: AxiosResponse): Uint8Array<ArrayBuffer> {
  return typeof data === "string" ? new TextEncoder().encode(data) : new Uint8Array(data as ArrayBuffer);
}

export function isBody(value: unknown): value is Body {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value : null;
}

/**
 * The error of a body: code 201 (its `err` is the message), code "403", type error; null for a usable one. `isGeneric`
 * says whether a quiet endpoint still shows it.
 */
export function refusalOf(body: Body, status: number): { error: ApiError; isGeneric: boolean } | null {
  const { text } = ports();
  const code = body.code === undefined || body.code === null ? "" : String(body.code);
  const facts = { data: body.data, status };
  if (code === "201") {
    const message = textOf(body.err) ?? textOf(body.message) ?? text("OPERATION_FAILED");
    return { error: new ApiError(code, message, { kind: "refused", ...facts }), isGeneric: false };
  }
  if (code === "403") {
    const message = textOf(body.message) ?? text("UNAUTHENTICATED");
    return { error: new ApiError(code, message, { kind: "left", ...facts }), isGeneric: false };
  }
  if (body.type !== "error") return null;
  const message = textOf(body.message) ?? text("OPERATION_FAILED");
  return { error: new ApiError(code || "OPERATION_FAILED", message, { kind: "refused", ...facts }), isGeneric: true };
}

const LEVELS: readonly ToastLevel[] = ["success", "warning", "info"];

/** Shows the message of a usable answer, at the level of its type; without one the page decides. */
export function sayWords({ type, message }: Body): void {
  const words = textOf(message);
  const level = LEVELS.find((known) => known === type);
  if (words !== null && level !== undefined) ports().toast(level, words);
}

export function malformed(status: number): ApiError {
  return new ApiError("MALFORMED_ANSWER", ports().text("OPERATION_FAILED"), { kind: "transport", status });
}

/** The file of a response with a content-disposition header; null for any other. */
export function fileOf(response: AxiosResponse): DownloadedFile | null {
  const header = headerOf(response, "content-disposition");
  if (header === null) return null;
  const type = headerOf(response, "content-type") ?? "";
  return { file: new Blob([bytesOf(response)], { type }), name: fileNameOf(header), header };
}

/** RFC 9110 10.2.3: seconds, or a date relative to `now`. */
export function retryAfterMs(value: string | null, now: number): number | null {
  if (value === null) return null;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
