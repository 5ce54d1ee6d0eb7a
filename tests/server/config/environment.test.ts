import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { EnvironmentError, readEnvironment, VARIABLE_NAMES } from "@/lib/server/config/environment";
import { sandboxAllowed, sandboxAllowedFor } from "@/lib/server/config/sandbox";

function problems(source: Record<string, string>): string[] {
  try {
    readEnvironment(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
}

describe("the environment", () => {
  it("needs nothing to start", () => {
    expect(readEnvironment({})).toMatchObject({
      mode: "development",
      port: 3000,
      host: "127.0.0.1",
      dataDir: path.resolve(".data"),
      baseUrl: "http://localhost:3000",
      marketArea: "en-US",
      marketHosts: {},
      filingNumber: "",
      trustProxy: 0,
      logLevel: "info",
      allowSandbox: false,
    });
  });

  it("lists every problem at once, by variable, without repeating values", () => {
    const found = problems({
      PORT: "99999",
      DATABASE_URL: "mysql://root:hunter2@db",
      LOG_LEVEL: "loud",
      MARKET_HOSTS: "a.cn=zh",
      METRICS_TOKEN: "hunter2",
    });
    expect(found).toEqual([
      "PORT: must be a whole number from 0 to 65535",
      'MARKET_HOSTS: "a.cn=zh" is not host=area, with en-US or zh-CN as the area',
      "DATABASE_URL: must be an address that starts with postgres:// or postgresql://",
      "METRICS_TOKEN: must have at least 16 characters",
      "LOG_LEVEL: must be one of trace, debug, info, warn, error, fatal, silent",
    ]);
    expect(found.join()).not.toContain("hunter2");
  });

  it("takes a role of its own only beside a database that others can reach", () => {
    expect(readEnvironment({}).role).toBe("all");
    expect(problems({ ROLE: "worker" })).toEqual([
      "ROLE: needs DATABASE_URL: the embedded database belongs to one process, which has all roles",
    ]);
    expect(problems({ ROLE: "cron" })).toEqual(["ROLE: must be one of all, web, worker"]);
    expect(readEnvironment({ ROLE: "web", DATABASE_URL: "postgres://localhost/shop" }).role).toBe("web");
  });

  it("takes social links by name and https address", () => {
    expect(problems({ SOCIAL_LINKS: "A=https://a.example/?x=1, B=https://b.example" })).toEqual([]);
    const message = "SOCIAL_LINKS: must be name=https://address, several divided by commas";
    for (const wrong of ["https://a.example", "A=http://a.example", "A=javascript:alert(1)"])
      expect(problems({ SOCIAL_LINKS: wrong })).toEqual([message]);
  });

  it("takes Stripe whole or not at all", () => {
    expect(problems({ STRIPE_SECRET_KEY: "sk_test_1" })).toEqual(["STRIPE_WEBHOOK_SECRET: is missing beside its pair"]);
    expect(problems({ STRIPE_WEBHOOK_SECRET: "whsec_1" })).toEqual(["STRIPE_SECRET_KEY: is missing beside its pair"]);
    expect(problems({ STRIPE_METHODS: "card,cash" })).toEqual([
      "STRIPE_METHODS.1: must list some of card, alipay, wechatPay",
    ]);
    expect(readEnvironment({}).stripe).toBeNull();
    const whole = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1", STRIPE_METHODS: "card, alipay" };
    expect(readEnvironment(whole).stripe).toEqual({
      secretKey: "sk_test_1",
      webhookSecret: "whsec_1",
      methods: ["card", "alipay"],
      apiBase: "https://api.stripe.com",
    });
  });

  it("reads where bank transfers go, and refuses half an account", () => {
    const variables = {
      BANK_TRANSFER_USD: "Example Ltd; Example Bank; DE00 1; EXAMDEFF",
      BANK_TRANSFER_CNY: "甲; 乙; 1",
    };
    expect(readEnvironment(variables).transferAccounts).toEqual({
      USD: { holder: "Example Ltd", bank: "Example Bank", account: "DE00 1", code: "EXAMDEFF" },
      CNY: { holder: "甲", bank: "乙", account: "1", code: "" },
    });
    expect(problems({ BANK_TRANSFER_USD: "Example Ltd; ; 1" })).toEqual([
      "BANK_TRANSFER_USD: must be: account holder; bank; account number; BIC or clearing code",
    ]);
  });

  it("treats an empty variable as left out", () => {
    expect(readEnvironment({ PORT: "", DATABASE_URL: " ", MARKET_AREA: "" })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      marketArea: "en-US",
    });
  });

  it("reads market hosts and drops the slash at the end of the base address", () => {
    expect(
      readEnvironment({ MARKET_HOSTS: "www.x.cn=zh-CN, WWW.x.com=en-US", BASE_URL: "https://www.x.com/" }),
    ).toMatchObject({
      marketHosts: { "www.x.cn": "zh-CN", "www.x.com": "en-US" },
      baseUrl: "https://www.x.com",
    });
  });

  it("sends mail from an address that is named, or from the public host, and from no other", () => {
    const smtp = { SMTP_URL: "smtp://mail.example.com" };
    expect(() => readEnvironment(smtp)).toThrow(/SMTP_URL: needs MAIL_FROM, or BASE_URL/);
    expect(readEnvironment({ ...smtp, BASE_URL: "https://www.x.com:8443/" }).mailFrom).toBe("no-reply@www.x.com");
    expect(readEnvironment({ ...smtp, MAIL_FROM: "shop@x.com" })).toMatchObject({
      smtpUrl: "smtp://mail.example.com",
      mailFrom: "shop@x.com",
    });
    expect(() => readEnvironment({ SUPPORT_EMAIL: "nobody" })).toThrow(/SUPPORT_EMAIL: must be an email address/);
  });

  it("has a language model where its address and its name are given, and none by halves", () => {
    expect(readEnvironment({}).ai).toBeNull();
    const pair = { AI_BASE_URL: "http://localhost:11434/v1/", AI_MODEL: "small" };
    expect(readEnvironment(pair).ai).toEqual({
      ...{ baseUrl: "http://localhost:11434/v1", apiKey: "none", model: "small", dailyTokens: 1_000_000 },
    });
    expect(readEnvironment({ ...pair, AI_DAILY_TOKENS: "5000" }).ai?.dailyTokens).toBe(5_000);
    expect(() => readEnvironment({ AI_BASE_URL: pair.AI_BASE_URL })).toThrow(/AI_MODEL: is missing beside its pair/);
    expect(() => readEnvironment({ ...pair, AI_BASE_URL: "ftp://x" })).toThrow(/AI_BASE_URL: must be an address/);
  });

  it("takes a bucket with all that belongs to it, and names what is missing", () => {
    expect(readEnvironment({}).s3).toBeNull();
    expect(problems({ S3_REGION: "eu-central-1" })).toEqual(["S3_BUCKET: is missing beside the other S3_*"]);
    expect(problems({ S3_BUCKET: "files", S3_ACCESS_KEY_ID: "hunter2" })).toEqual([
      "S3_REGION: is missing: the bucket's region, or S3_ENDPOINT for another server",
      "S3_SECRET_ACCESS_KEY: is missing beside its pair",
    ]);
    expect(problems({ S3_BUCKET: "Not A Bucket", S3_ENDPOINT: "https://ann:hunter2@s3", S3_PREFIX: "../a" })).toEqual([
      "S3_ENDPOINT: must be an address that starts with http:// or https://, without credentials",
      "S3_BUCKET: must be the name of a bucket",
      "S3_PREFIX: must be names of letters, digits, -, _ and . with / between them",
    ]);
    expect(readEnvironment({ S3_BUCKET: "files", S3_REGION: "eu-central-1" }).s3).toEqual({
      ...{ endpoint: undefined, region: "eu-central-1", bucket: "files", prefix: "", credentials: undefined },
      ...{ forcePathStyle: false, downloads: "proxy", cacheMb: 1024 },
    });
    const own = { S3_ENDPOINT: "http://localhost:9000", S3_FORCE_PATH_STYLE: "1", S3_PREFIX: "shop/files" };
    const keys = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
    expect(
      readEnvironment({ S3_BUCKET: "files", S3_DOWNLOADS: "redirect", S3_CACHE_MB: "0", ...own, ...keys }).s3,
    ).toEqual({
      ...{ endpoint: "http://localhost:9000", region: "us-east-1", bucket: "files", prefix: "shop/files/" },
      ...{ credentials: { accessKeyId: "id", secretAccessKey: "secret" }, forcePathStyle: true },
      ...{ downloads: "redirect", cacheMb: 0 },
    });
  });

  it("has every variable explained in .env.example, and no other there", () => {
    const example = readFileSync(".env.example", "utf8");
    const named = [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(VARIABLE_NAMES.toSorted());
  });
});

describe("sandbox payment and the demo account", () => {
  it.each([
    [{}, true],
    [{ HOST: "::1" }, true],
    [{ HOST: "127.8.0.1", BASE_URL: "http://shop.localhost:3000" }, true],
    [{ HOST: "0.0.0.0" }, false],
    [{ HOST: "::" }, false],
    [{ HOST: "192.168.1.4" }, false],
    [{ BASE_URL: "https://www.boardwright.example" }, false],
    [{ BASE_URL: "http://localhost.evil.example" }, false],
    [{ BASE_URL: "http://127.0.0.1.evil.example" }, false],
    [{ MARKET_HOSTS: "www.x.cn=zh-CN" }, false],
    [{ TRUST_PROXY: "1" }, false],
    [{ HOST: "0.0.0.0", BASE_URL: "https://demo.example", ALLOW_SANDBOX: "1" }, true],
  ])("with %o are allowed: %s", (source: Record<string, string>, allowed) => {
    expect(sandboxAllowed(readEnvironment(source))).toBe(allowed);
  });

  it("are refused to a request that a proxy passed on under a public name", () => {
    const environment = readEnvironment({});
    expect(sandboxAllowedFor(environment, "localhost:3000")).toBe(true);
    expect(sandboxAllowedFor(environment, "[::1]:3000")).toBe(true);
    expect(sandboxAllowedFor(environment, "www.boardwright.example")).toBe(false);
    expect(sandboxAllowedFor(environment, undefined)).toBe(false);
  });
});
