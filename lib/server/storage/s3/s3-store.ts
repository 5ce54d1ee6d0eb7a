// Files in a bucket of an S3-compatible server.

import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import { AppError } from "@/lib/contracts/errors";
import type { S3Settings } from "@/lib/server/config/s3-settings";
import type { BytePart, FileStore, StoredFile } from "@/lib/server/storage/file-store";
import { isStorageKey, newStorageKey, requireStorageKey } from "@/lib/server/storage/storage-key";
import { readObject } from "./s3-body";
import { createS3Client, type ObserveS3, S3_LIMITS, type S3Limits } from "./s3-client";
import { isMissing, isUnanswered } from "./s3-faults";
import { linkToObject } from "./s3-link";
import { putObject } from "./s3-put";

/** While the server is away, objects are not removed one after the other, each waiting for its time limit. */
const REMOVING_RESTS_MS = 30_000;
/** A readiness probe costs a request, and anybody may ask. */
const CHECKED_MS = 10_000;

type Options = { observe: ObserveS3; limits?: S3Limits };

export function createS3Store(settings: S3Settings, { observe, limits = S3_LIMITS }: Options): FileStore {
  const client = createS3Client(settings, observe, limits);
  const brief = { requestTimeout: limits.briefMs };
  const Bucket = settings.bucket;
  const target = (key: string) => ({ Bucket, Key: `${settings.prefix}${requireStorageKey(key)}` });
  let isRestingUntil = 0;
  let checked: { at: number; result: Promise<void> } | undefined;

  /** Never throws, nor repeats for long: an object that stays is an orphan, which the daily sweep removes. */
  async function remove(key: string): Promise<void> {
    const at = target(key);
    if (performance.now() < isRestingUntil) return;
    try {
      const abortSignal = AbortSignal.timeout(limits.briefMs);
      await client.send(new DeleteObjectCommand(at), { ...brief, abortSignal });
    } catch (error) {
      if (!isMissing(error)) isRestingUntil = performance.now() + REMOVING_RESTS_MS;
    }
  }

  async function write(
    key: string,
    content: Readable,
    accepted: { maxBytes: number; isEmptyKept: boolean },
  ): Promise<StoredFile> {
    const at = target(key);
    try {
      return { key, ...(await putObject(client, at, content, accepted)) };
    } catch (error) {
      if (isUnanswered(error)) await remove(key);
      throw error;
    }
  }

  async function get(key: string, part: BytePart | undefined, etag?: string) {
    const Range = part && `bytes=${part.from}-${part.to}`;
    const found = await client.send(
      new GetObjectCommand({ ...target(key), ...(Range ? { Range } : {}), ...(etag ? { IfMatch: etag } : {}) }),
      brief,
    );
    const body = found.Body as Readable;
    const total = Number(/\/(\d+)$/.exec(found.ContentRange ?? "")?.[1] ?? found.ContentLength ?? Number.NaN);
    if (part === undefined || found.ContentRange?.startsWith(`bytes ${part.from}-`)) return { found, body, total };
    body.destroy();
    throw new AppError("UNAVAILABLE", {
      cause: new Error("the server does not answer with the part it was asked for"),
    });
  }

  async function open(key: string, size?: number, part?: BytePart): Promise<Readable> {
    const { found, body, total } = await get(key, part);
    if (size !== undefined && total !== size) {
      body.destroy();
      throw new AppError("FILE_DAMAGED", { cause: new Error(`${key} has ${total} of ${size} bytes`) });
    }
    return readObject({
      first: body,
      part: part ?? { from: 0, to: total - 1 },
      ...(part ? {} : { sha256: found.Metadata?.sha256 }),
      reopen: async (rest) => (await get(key, rest, found.ETag)).body,
      onCut: () => observe({ operation: "GetObject", outcome: "cut", milliseconds: 0 }),
      silentMs: limits.silentMs,
    });
  }

  async function* list(olderThanMs: number): AsyncGenerator<string[]> {
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({
          Bucket,
          Prefix: settings.prefix,
          ...(ContinuationToken ? { ContinuationToken } : {}),
        }),
        brief,
      );
      const keys = (page.Contents ?? [])
        .filter(({ LastModified }) => LastModified && Date.now() - LastModified.getTime() >= olderThanMs)
        .map(({ Key = "" }) => Key.slice(settings.prefix.length))
        .filter(isStorageKey);
      if (keys.length > 0) yield keys;
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (ContinuationToken !== undefined);
  }

  /** Parts of uploads that were never finished; a bucket's lifecycle rule removes them as well. */
  async function sweep(olderThanMs: number): Promise<number> {
    const { Uploads = [] } = await client.send(
      new ListMultipartUploadsCommand({ Bucket, Prefix: settings.prefix }),
      brief,
    );
    let swept = 0;
    for (const { Key = "", UploadId, Initiated } of Uploads) {
      const isOurs = Key.startsWith(settings.prefix) && isStorageKey(Key.slice(settings.prefix.length));
      if (!isOurs || !Initiated || Date.now() - Initiated.getTime() < olderThanMs) continue;
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }), brief);
      swept += 1;
    }
    return swept;
  }

  /** One object that is written again and again: its name is no key, so it is never listed. */
  async function probe(): Promise<void> {
    const Key = `${settings.prefix}probe`;
    await client.send(new PutObjectCommand({ Bucket, Key, Body: randomBytes(16) }), brief);
  }

  return {
    put: (content, { maxBytes }) => write(newStorageKey(), content, { maxBytes, isEmptyKept: false }),
    putAs: (key, content) => write(key, content, { maxBytes: Number.POSITIVE_INFINITY, isEmptyKept: true }),
    open,
    openCached: open,
    async sizeOf(key) {
      try {
        return (await client.send(new HeadObjectCommand(target(key)), brief)).ContentLength ?? null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    ...(settings.downloads === "redirect"
      ? { link: (key, headers) => linkToObject(client, target(key), headers) }
      : {}),
    remove,
    list,
    freeBytes: () => Promise.resolve(Number.POSITIVE_INFINITY),
    sweep,
    check() {
      if (checked === undefined || performance.now() - checked.at > CHECKED_MS) {
        checked = { at: performance.now(), result: probe() };
      }
      return checked.result;
    },
    close: () => client.destroy(),
  };
}
