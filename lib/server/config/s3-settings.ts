// The bucket that S3_* name.

import { z } from "zod";

const prefix = z
  .string()
  .regex(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*\/?$/, {
    error: "must be names of letters, digits, -, _ and . with / between them",
  })
  .max(200, { error: "must have at most 200 characters" })
  .transform((value) => (value.endsWith("/") ? value : `${value}/`));

/** Rules for general purpose buckets: https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html */
const bucket = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: "must be the name of a bucket" });

const endpoint = z.string().refine(
  (value) => {
    const url = URL.canParse(value) ? new URL(value) : null;
    return (
      (url?.protocol === "https:" || url?.protocol === "http:") &&
      ![url.username, url.password, url.search, url.hash].some(Boolean)
    );
  },
  { error: "must be an address that starts with http:// or https://, without credentials" },
);

const flag = z
  .enum(["0", "1", "true", "false"], { error: "must be 1 or 0" })
  .transform((value) => value === "1" || value === "true");

const MAX_CACHE_MB = 1_000_000;
const megabytes = z
  .string()
  .regex(/^\d{1,7}$/, { error: `must be a whole number from 0 to ${MAX_CACHE_MB}` })
  .transform(Number)
  .pipe(z.number().max(MAX_CACHE_MB, { error: `must be a whole number from 0 to ${MAX_CACHE_MB}` }));

export const s3Variables = {
  S3_ENDPOINT: endpoint.optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: bucket.optional(),
  S3_PREFIX: prefix.optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_FORCE_PATH_STYLE: flag.optional(),
  S3_DOWNLOADS: z.enum(["proxy", "redirect"], { error: "must be proxy or redirect" }).optional(),
  S3_CACHE_MB: megabytes.optional(),
};

type Variables = z.infer<z.ZodObject<typeof s3Variables>>;

/** Missing settings beside those that are set, by variable. */
export function s3Problems(variables: Variables): { name: keyof Variables; message: string }[] {
  const names = Object.keys(s3Variables) as (keyof Variables)[];
  const isAnySet = names.some((name) => variables[name] !== undefined);
  const problems: { name: keyof Variables; message: string }[] = [];
  if (isAnySet && variables.S3_BUCKET === undefined)
    problems.push({ name: "S3_BUCKET", message: "is missing beside the other S3_*" });
  if (variables.S3_BUCKET !== undefined && variables.S3_ENDPOINT === undefined && variables.S3_REGION === undefined)
    problems.push({ name: "S3_REGION", message: "is missing: the bucket's region, or S3_ENDPOINT for another server" });
  const keys = ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  const missing = keys.filter((name) => variables[name] === undefined);
  if (missing.length === 1 && missing[0]) problems.push({ name: missing[0], message: "is missing beside its pair" });
  return problems;
}

export type S3Settings = {
  /** Undefined for Amazon's. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  /** Empty, or with a slash at the end. */
  prefix: string;
  /** Undefined: the SDK looks for them in AWS_*, shared files, and the machine's or the container's role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  forcePathStyle: boolean;
  downloads: "proxy" | "redirect";
  cacheMb: number;
};

/** Null where files stay in DATA_DIR/files. */
export function toS3Settings(variables: Variables): S3Settings | null {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = variables;
  if (S3_BUCKET === undefined) return null;
  return {
    endpoint: S3_ENDPOINT,
    // Other servers mostly ignore it, but the signature has one.
    region: S3_REGION ?? "us-east-1",
    bucket: S3_BUCKET,
    prefix: variables.S3_PREFIX ?? "",
    credentials:
      S3_ACCESS_KEY_ID !== undefined && S3_SECRET_ACCESS_KEY !== undefined
        ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
        : undefined,
    forcePathStyle: variables.S3_FORCE_PATH_STYLE ?? false,
    downloads: variables.S3_DOWNLOADS ?? "proxy",
    cacheMb: variables.S3_CACHE_MB ?? 1024,
  };
}
