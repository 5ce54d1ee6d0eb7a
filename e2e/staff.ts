// Staff accounts, created by the command line with the data directory of the server under test.
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { Browser } from "@playwright/test";
import type { Api } from "@/e2e/api";
import { newCredentials, type Person, type Market } from "@/e2e/fixtures";
import { AdminPage } from "@/e2e/pages/admin-page";
import { register } from "@/lib/contracts/account";
import { TOKEN_KEY, USER_KEY } from "@/stores/drafts/browser-storage";

/** Data directory of an area's shared server. */
export const sharedData = ({ area }: Market): string => path.join(process.env.E2E_DATA_DIR ?? "", area);

/** Makes an existing account staff. */
export async function hireAs({ email }: Pick<Person, "email">, dataDir: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir };
  await promisify(execFile)("node", ["--import", "tsx", "scripts/staff.ts", "add", email], { env });
}

export async function hire(api: Api, dataDir: string): Promise<Person> {
  const credentials = newCredentials();
  const { token, user } = await api.call(register, { account: credentials.email, password: credentials.password });
  await hireAs(credentials, dataDir);
  return { ...credentials, token, user };
}

interface Way {
  origin: string;
  market: Market;
  staff: Person;
}

/** A separate browser context in the admin; the caller closes it. */
export async function openAdmin(browser: Browser, { origin, market, staff }: Way): Promise<AdminPage> {
  const entries = { [TOKEN_KEY]: staff.token, [USER_KEY]: JSON.stringify(staff.user) };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
    locale: market.locale === "zh" ? "zh-CN" : "en-US",
    timezoneId: "UTC",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const admin = new AdminPage(page, market);
  await admin.openOverview();
  return admin;
}
