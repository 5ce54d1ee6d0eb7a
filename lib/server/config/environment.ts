// Everything the process is told from outside, parsed once into one typed object.

import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { reachableHost } from "@/lib/core/market/origin";
import { s3Problems, s3Variables, toS3Settings } from "@/lib/server/config/s3-settings";

const area = z.enum(["en-US", "zh-CN"]);
export type MarketArea = z.infer<typeof area>;

const portNumber = whole(0, 65_535);

function whole(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error })
    .transform(Number)
    .pipe(z.number().min(min, { error }).max(max, { error }));
}

function url(...protocols: string[]) {
  const error = `must be an address that starts with ${protocols.map((name) => `${name}://`).join(" or ")}`;
  return z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1)), { error });
}

const onOff = z
  .enum(["0", "1", "true", "false"], { error: "must be 1 or 0" })
  .transform((value) => value === "1" || value === "true");

const marketHosts = z.string().transform((list, context) => {
  const hosts: Record<string, MarketArea> = {};
  for (const entry of list
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [host = "", name = ""] = entry.split("=").map((part) => part.trim());
    const parsed = area.safeParse(name);
    if (!parsed.success || host === "") {
      context.addIssue({ code: "custom", message: `"${entry}" is not host=area, with en-US or zh-CN as the area` });
      return z.NEVER;
    }
    hosts[host.toLowerCase()] = parsed.data;
  }
  return hosts;
});

/** Kept as it was given: the footer reads it. */
const socialLinks = z.string().refine(
  (list) =>
    list
      .split(",")
      .filter((entry) => entry.trim() !== "")
      .every((entry) => /^[^=]+=\s*https:\/\/\S+$/.test(entry)),
  { error: "must be name=https://address, several divided by commas" },
);

/** Ports from 1 to 65535. */
const portList = z
  .string()
  .regex(/^[1-9]\d{0,4}(\s*,\s*[1-9]\d{0,4})*$/, { error: "must list ports divided by commas, such as 443,8443" })
  .transform((list) => list.split(",").map(Number))
  .refine((ports) => ports.every((port) => port <= 65_535), { error: "has a port above 65535" });

const secret = z.string().min(1);

const emailAddress = z.email({ error: "must be an email address such as name@example.com" });

/** `holder; bank; account; code`, the code (BIC, clearing number) being optional. */
const transferAccount = z.string().transform((text, context) => {
  const [holder = "", bank = "", account = "", code = "", ...rest] = text.split(";").map((part) => part.trim());
  if (holder === "" || bank === "" || account === "" || rest.length > 0) {
    context.addIssue({
      code: "custom",
      message: "must be: account holder; bank; account number; BIC or clearing code",
    });
    return z.NEVER;
  }
  return { holder, bank, account, code };
});

/** `name=value`, several divided by commas; a value is percent-encoded (OpenTelemetry's own form). */
const headerList = z.string().transform((list, context) => {
  try {
    const pairs = list.split(",").map((part) => /^\s*([\w-]+)=([^,\s]+)\s*$/.exec(part) ?? []);
    if (pairs.some(([, name]) => name === undefined)) throw new SyntaxError();
    return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, decodeURIComponent(value)]));
  } catch {
    context.addIssue({ code: "custom", message: "must be name=value, several divided by commas" });
    return z.NEVER;
  }
});

const STRIPE_METHODS = ["card", "alipay", "wechatPay"] as const;
const stripeMethods = z
  .string()
  .transform((list) => list.split(",").map((name) => name.trim()))
  .pipe(z.array(z.enum(STRIPE_METHODS, { error: `must list some of ${STRIPE_METHODS.join(", ")}` })));

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

const ROLES = ["all", "web", "worker"] as const;

/** One entry per variable of README's table; what is left out has its default here and nowhere else. */
const variables = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  ROLE: z.enum(ROLES, { error: `must be one of ${ROLES.join(", ")}` }).default("all"),
  PORT: portNumber.default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default(".data"),
  BASE_URL: url("http", "https").optional(),
  TRUST_PROXY: whole(0, 10).default(0),
  MARKET_AREA: area.default("en-US"),
  MARKET_HOSTS: marketHosts.default({}),
  FILING_NUMBER: z.string().max(100).default(""),
  SOCIAL_LINKS: socialLinks.default(""),
  DATABASE_URL: url("postgres", "postgresql").optional(),
  REDIS_URL: url("redis", "rediss").optional(),
  ...s3Variables,
  SMTP_URL: url("smtp", "smtps").optional(),
  MAIL_FROM: emailAddress.optional(),
  SUPPORT_EMAIL: emailAddress.optional(),
  STRIPE_SECRET_KEY: secret.optional(),
  STRIPE_WEBHOOK_SECRET: secret.optional(),
  STRIPE_METHODS: stripeMethods.default(["card"]),
  STRIPE_API_BASE: url("http", "https").default("https://api.stripe.com"),
  BANK_TRANSFER_USD: transferAccount.optional(),
  BANK_TRANSFER_CNY: transferAccount.optional(),
  AI_BASE_URL: url("http", "https").optional(),
  AI_API_KEY: secret.optional(),
  AI_MODEL: z.string().optional(),
  AI_DAILY_TOKENS: whole(0, 999_999_999).default(1_000_000),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_ISSUER: url("http", "https").default("https://accounts.google.com"),
  GOOGLE_KEYS_URL: url("http", "https").default("https://www.googleapis.com/oauth2/v3/certs"),
  METRICS_TOKEN: z.string().min(16, { error: "must have at least 16 characters" }).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url("http", "https").optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headerList.default({}),
  OTEL_SERVICE_NAME: z.string().max(100).default("boardwright"),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` }).default("info"),
  ALLOW_SANDBOX: onOff.default(false),
  MIN_FREE_DISK_MB: whole(0, 1_000_000).default(1024),
  RATE_LIMITS: onOff.default(true),
  WEBHOOK_PORTS: portList.default([443]),
  WEBHOOK_LOOPBACK: onOff.default(false),
  PART_CATALOGUE: z.enum(["full", "sample", "none"]).default("full"),
});

export const VARIABLE_NAMES = Object.keys(variables.shape);

const PAIRS = [
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["AI_BASE_URL", "AI_MODEL"],
] as const;

/**
 * Half a provider would take money without ever hearing of it; mail from an invented address is refused everywhere; a
 * process that does half the work alone would leave the other half undone.
 */
const consistent = variables.superRefine((settings, context) => {
  if (settings.SMTP_URL !== undefined && settings.MAIL_FROM === undefined && settings.BASE_URL === undefined) {
    const message = "needs MAIL_FROM, or BASE_URL, for the address that mails come from";
    context.addIssue({ code: "custom", path: ["SMTP_URL"], message });
  }
  if (settings.ROLE !== "all" && settings.DATABASE_URL === undefined) {
    const message = "needs DATABASE_URL: the embedded database belongs to one process, which has all roles";
    context.addIssue({ code: "custom", path: ["ROLE"], message });
  }
  for (const { name, message } of s3Problems(settings)) context.addIssue({ code: "custom", path: [name], message });
  for (const pair of PAIRS) {
    const missing = pair.filter((name) => settings[name] === undefined);
    if (missing.length !== 1) continue;
    for (const name of missing)
      context.addIssue({ code: "custom", path: [name], message: "is missing beside its pair" });
  }
});

const environment = consistent.transform((settings) => ({
  mode: settings.NODE_ENV,
  /** `web` serves without running jobs; `worker` runs jobs and scheduled tasks; `all` does both. */
  role: settings.ROLE,
  port: settings.PORT,
  host: settings.HOST,
  /** Absolute. */
  dataDir: path.resolve(settings.DATA_DIR),
  /** Without a slash at the end. */
  baseUrl: (settings.BASE_URL ?? `http://${reachableHost(settings.HOST)}:${settings.PORT}`).replace(/\/+$/, ""),
  /** Number of proxies whose `X-Forwarded-*` headers are trusted. */
  trustProxy: settings.TRUST_PROXY,
  marketArea: settings.MARKET_AREA,
  marketHosts: settings.MARKET_HOSTS,
  filingNumber: settings.FILING_NUMBER,
  databaseUrl: settings.DATABASE_URL,
  redisUrl: settings.REDIS_URL,
  /** Null where files are stored in DATA_DIR/files. */
  s3: toS3Settings(settings),
  /** Null where mails are written to DATA_DIR/outbox. */
  smtpUrl: settings.SMTP_URL ?? null,
  /** The address that mails come from: MAIL_FROM, else no-reply at the host of BASE_URL. */
  mailFrom: settings.MAIL_FROM ?? `no-reply@${hostOf(settings.BASE_URL)}`,
  /** Contact address for customers; if undefined, no page shows one. */
  supportEmail: settings.SUPPORT_EMAIL,
  /** Null where card payment is not configured. */
  stripe:
    settings.STRIPE_SECRET_KEY !== undefined && settings.STRIPE_WEBHOOK_SECRET !== undefined
      ? {
          secretKey: settings.STRIPE_SECRET_KEY,
          webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
          methods: settings.STRIPE_METHODS,
          apiBase: settings.STRIPE_API_BASE.replace(/\/+$/, ""),
        }
      : null,
  /** Bank accounts for transfers, by currency. */
  transferAccounts: { USD: settings.BANK_TRANSFER_USD, CNY: settings.BANK_TRANSFER_CNY },
  /** Null where no language model is configured. Models on this machine often have no key. */
  ai:
    settings.AI_BASE_URL !== undefined && settings.AI_MODEL !== undefined
      ? {
          baseUrl: settings.AI_BASE_URL.replace(/\/+$/, ""),
          apiKey: settings.AI_API_KEY ?? "none",
          model: settings.AI_MODEL,
          /** Budget of the whole site in 24 hours. */
          dailyTokens: settings.AI_DAILY_TOKENS,
        }
      : null,
  /** Null where a sign-in at Google is not offered. */
  google:
    settings.GOOGLE_CLIENT_ID === undefined
      ? null
      : {
          clientId: settings.GOOGLE_CLIENT_ID,
          issuer: settings.GOOGLE_ISSUER.replace(/\/+$/, ""),
          keysUrl: settings.GOOGLE_KEYS_URL,
        },
  metricsToken: settings.METRICS_TOKEN,
  /** Null where no traces are sent. */
  traces:
    settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
      ? null
      : {
          endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: settings.OTEL_EXPORTER_OTLP_HEADERS,
          serviceName: settings.OTEL_SERVICE_NAME,
        },
  logLevel: settings.LOG_LEVEL,
  allowSandbox: settings.ALLOW_SANDBOX,
  /** Off for load measurements; counts on loopback alone. */
  minFreeDiskMb: settings.MIN_FREE_DISK_MB,
  rateLimits: settings.RATE_LIMITS,
  /** Ports at which customers' webhooks may be called. */
  webhookPorts: settings.WEBHOOK_PORTS,
  /** Webhooks may lead to loopback, where nobody else reaches the server: for development and tests. */
  webhookLoopback: settings.WEBHOOK_LOOPBACK,
  /** Part of the catalog that is written into the database after the first start. */
  partCatalogue: settings.PART_CATALOGUE,
}));

export type Environment = z.infer<typeof environment>;

/** All that is wrong with the environment, one line each; values are never repeated, some are secrets. */
export class EnvironmentError extends Error {
  constructor(readonly problems: string[]) {
    super(
      `The environment has ${problems.length} ${problems.length === 1 ? "problem" : "problems"}:\n${problems.map((line) => `  ${line}`).join("\n")}`,
    );
    this.name = "EnvironmentError";
  }
}

/** Parses variables; an empty one counts as left out. Throws EnvironmentError with every problem at once. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const nonEmpty = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = environment.safeParse(nonEmpty);
  if (parsed.success) return parsed.data;
  throw new EnvironmentError(
    parsed.error.issues.map((issue) => `${issue.path.join(".") || "environment"}: ${issue.message}`),
  );
}

/** Variables of a `.env` file beside the program; those of the process itself win. */
export function loadSettingsFile(file = ".env"): void {
  if (!existsSync(file)) return;
  // Node 20.9 to 20.11 start us as well, but do not have it yet.
  if (typeof process.loadEnvFile !== "function")
    throw new Error(`reading ${file} needs Node 20.12; set the variables instead`);
  process.loadEnvFile(file);
}

const shared = globalThis as typeof globalThis & { boardwrightEnvironment?: Environment };

/** The process's own environment, parsed at the first call and shared by every bundle of the process. */
export function getEnvironment(): Environment {
  return (shared.boardwrightEnvironment ??= readEnvironment(process.env));
}

function hostOf(baseUrl: string | undefined): string {
  return baseUrl === undefined ? "localhost" : new URL(baseUrl).hostname;
}
