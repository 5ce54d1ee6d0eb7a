import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import type { MarketOptions } from "@/e2e/fixtures";
import type { MarketArea } from "@/lib/core/market/area";

const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The configured Chromium, or the system's; else the one that Playwright has installed. */
const CHROMIUM = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

const PORTS = { "en-US": process.env.E2E_PORT ?? "3801", "zh-CN": process.env.E2E_CN_PORT ?? "3802" };
/** Another deployment to run the same journeys against; without one, two servers of the built product are started. */
const DEPLOYED = { "en-US": process.env.E2E_BASE_URL, "zh-CN": process.env.E2E_CN_BASE_URL };

const addressOf = (area: MarketArea) => DEPLOYED[area] ?? `http://127.0.0.1:${PORTS[area]}`;

// The workers read this file too and must get the same directory.
const dataDir = (process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), "boardwright-e2e-")));

const areas: MarketArea[] = DEPLOYED["en-US"] && !DEPLOYED["zh-CN"] ? ["en-US"] : ["en-US", "zh-CN"];

function serverOf(area: MarketArea) {
  const env = {
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: PORTS[area],
    BASE_URL: addressOf(area),
    DATA_DIR: path.join(dataDir, area),
    MARKET_AREA: area,
    FILING_NUMBER: "ICP 00000001",
    LOG_LEVEL: "warn",
    // Each test has its own IP address, so that rate limits count them separately.
    TRUST_PROXY: "1",
    ALLOW_SANDBOX: "1",
    PART_CATALOGUE: "sample",
  };
  return {
    command: "node dist/server.mjs",
    url: `${addressOf(area)}/api/ready`,
    env,
    timeout: 60_000,
    stdout: "ignore" as const,
    stderr: "pipe" as const,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
  };
}

/** Two cores of a CI machine that others use as well were measured at a quarter of their usual speed. */
const PATIENCE = process.env.CI ? 3 : 1;

const isDeployed = Object.values(DEPLOYED).some((address) => address !== undefined);
const MOCK_PORT = process.env.E2E_MOCK_PORT ?? "3803";
const MOCK_ADDRESS = `http://127.0.0.1:${MOCK_PORT}`;
const MOCK_TESTS = /\/mock\/.*\.spec\.ts/;
const MOCK_SERVER = {
  command: "node scripts/mock-api.mjs --built",
  url: `${MOCK_ADDRESS}/api/mock`,
  env: { PORT: MOCK_PORT, MARKET_AREA: "en-US", LOG_LEVEL: "warn" },
  timeout: 60_000,
  stdout: "ignore" as const,
  stderr: "pipe" as const,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
};

export default defineConfig<MarketOptions>({
  testDir: "e2e",
  outputDir: "test-results",
  globalTeardown: "./e2e/remove-data.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Two browsers and two servers share two cores: a test that fails under load is retried once, and reported
  // separately.
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000 * PATIENCE,
  expect: { timeout: 10_000 * PATIENCE },
  reporter: [["list"]],
  use: {
    actionTimeout: 10_000 * PATIENCE,
    navigationTimeout: 20_000 * PATIENCE,
    // Recording every test slows the run.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    // An animated page moves the element that a test presses, even between press and release.
    contextOptions: { reducedMotion: "reduce" },
    // Requests of a service worker would bypass a test's routes; only its own test enables it.
    serviceWorkers: "block",
    launchOptions: { executablePath: CHROMIUM.find((file) => file && existsSync(file)), args: CHROMIUM_ARGS },
  },
  projects: [
    ...areas.map((area) => ({
      name: area,
      use: { area, baseURL: addressOf(area) },
      testIgnore: MOCK_TESTS,
      // Tests that do not depend on the area run once.
      testMatch:
        area === "en-US"
          ? /.*\.spec\.ts/
          : /(address|care|checkout|coupon|journey|keyboard|ops|rough|shell|sitemap)\.spec\.ts/,
    })),
    // The built pages over the mock API, for faults that a healthy server cannot show.
    ...(isDeployed ? [] : [{ name: "mock", use: { baseURL: MOCK_ADDRESS }, testMatch: MOCK_TESTS }]),
  ],
  webServer: [...areas.filter((area) => !DEPLOYED[area]).map(serverOf), ...(isDeployed ? [] : [MOCK_SERVER])],
});
