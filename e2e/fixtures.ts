// Fixtures of every browser test: a market, its messages, an IP address, and a person if needed.
import { randomBytes } from "node:crypto";
import { test as base, expect } from "@playwright/test";
import { type Api, createApi } from "@/e2e/api";
import { type Words, translatorFor } from "@/e2e/words";
import { register, type UserInfo } from "@/lib/contracts/account";
import type { Locale, MarketArea } from "@/lib/core/market/area";
import { MARKETS } from "@/lib/i18n/variants";
import { TOKEN_KEY, USER_KEY } from "@/stores/drafts/browser-storage";

export interface MarketOptions {
  area: MarketArea;
  language: Locale;
}

/** One market in one language. */
export interface Market {
  area: MarketArea;
  locale: Locale;
  prefix: string;
  t: Words;
  /** The URL of a page: `path` with its language prefix. */
  at: (path: string) => string;
}

export interface Credentials {
  email: string;
  password: string;
}

export interface Person extends Credentials {
  token: string;
  user: UserInfo;
}

interface MarketFixtures {
  market: Market;
  /** Origin of the deployment under test. */
  origin: string;
  /** The client IP address that the server sees, so that rate limits count each test separately. */
  address: string;
  api: Api;
  person: Person;
  /** Console and page errors, including reports of the content security policy. */
  complaints: string[];
}

export function newCredentials(): Credentials {
  return { email: `person-${randomBytes(8).toString("hex")}@example.com`, password: "correct horse battery" };
}

function marketOf(area: MarketArea, locale: Locale): Market {
  const { prefix, tag } = MARKETS[`${area === "en-US" ? "us" : "cn"}-${locale}`];
  return {
    area,
    locale,
    prefix,
    t: translatorFor(locale, tag),
    at: (path) => (path === "/" ? prefix || "/" : prefix + path),
  };
}

/** Logged by Playwright itself, which blocks the service worker (`serviceWorkers` in its settings). */
const WORKER_BLOCKED = "Service Worker registration blocked by Playwright";

export const test = base.extend<MarketFixtures & MarketOptions>({
  area: ["en-US", { option: true }],
  language: ["en", { option: true }],

  locale: async ({ language }, provide) => provide(language === "zh" ? "zh-CN" : "en-US"),
  timezoneId: "UTC",
  market: async ({ area, language }, provide) => provide(marketOf(area, language)),

  address: async ({}, provide) => provide(`10.${[...randomBytes(3)].join(".")}`),
  extraHTTPHeaders: async ({ address }, provide) => provide({ "x-forwarded-for": address }),
  origin: async ({ baseURL }, provide) => provide(new URL(baseURL ?? "").origin),
  api: async ({ origin, address, language }, provide) => provide(createApi({ origin, address, locale: language })),

  person: async ({ api }, provide) => {
    const credentials = newCredentials();
    const { token, user } = await api.call(register, { account: credentials.email, password: credentials.password });
    await provide({ ...credentials, token, user });
  },

  complaints: async ({ page }, provide) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.text() === WORKER_BLOCKED) return;
      if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    await provide(complaints);
  },
});

/** As `test`, with a person who is signed in. */
export const signedInTest = test.extend({
  storageState: async ({ person, origin }, provide) => {
    const entries = { [TOKEN_KEY]: person.token, [USER_KEY]: JSON.stringify(person.user) };
    const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
    await provide({ cookies: [], origins: [{ origin, localStorage }] });
  },
});

/** A person with the native language of the area: English in one, Chinese in the other. */
export const nativeTest = signedInTest.extend({
  language: async ({ area }, provide) => provide(area === "zh-CN" ? "zh" : "en"),
});

/** As `nativeTest`, before anyone has signed in. */
export const nativeVisitorTest = test.extend({
  language: async ({ area }, provide) => provide(area === "zh-CN" ? "zh" : "en"),
});

export { expect };
