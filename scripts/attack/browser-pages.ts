// Attacks that need a browser: messages from other pages, and data left after signing out.

import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { TOKEN_KEY, USER_KEY } from "@/stores/drafts/browser-storage";
import { findChromium } from "../tasks/chromium.mjs";
import { type AttackCase, expectThat } from "./attack-case";
import { addBoard, placeOrder } from "./customer";
import type { Person, Target } from "./target";

async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = await findChromium();
  expectThat(executablePath !== undefined, "there is no Chromium to try it in");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

/** A browser context that is signed in. */
async function signedIn(browser: Browser, target: Target, { token }: Person): Promise<BrowserContext> {
  const { body } = await target.call("/api/eda/user", { token });
  const entries = { [TOKEN_KEY]: token, [USER_KEY]: JSON.stringify(body.data) };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return browser.newContext({
    serviceWorkers: "block",
    extraHTTPHeaders: { "x-forwarded-for": "203.4.0.1" },
    storageState: { cookies: [], origins: [{ origin: target.origin, localStorage }] },
  });
}

/**
 * A page's listeners for messages of other windows, as the browser's debugger lists them. A listener that compares the
 * source with its own window accepts no others: the HTTP client has such a timer.
 */
async function messageListeners(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send("Runtime.evaluate", {
    expression:
      "[...(getEventListeners(window).message ?? []).map((each) => each.listener), window.onmessage].join('\\n')",
    includeCommandLineAPI: true,
  });
  const listeners = String(result.value)
    .split("\n")
    .filter((text) => text !== "");
  return listeners.filter((text) => !/^\(\{source:(\w+),data:(\w+)\}\)=>\{\1===\w+&&\2===/.test(text));
}

const skew: AttackCase = {
  id: "R25",
  title: "A page that was open before a deployment: its scripts are gone when the next page is asked for",
  isLong: true,
  run: (target) =>
    withBrowser(async (browser) => {
      const page = await (await signedIn(browser, target, await target.signUp())).newPage();
      await page.goto(`${target.origin}/`, { waitUntil: "networkidle" });
      let documents = 0;
      page.on("request", (request) => (documents += Number(request.isNavigationRequest())));
      // Chunks that the first page has not loaded were removed with its build; a new document names new ones.
      await page.route("**/_next/static/chunks/**", (route) =>
        documents === 0 ? route.fulfill({ status: 404, body: "" }) : route.continue(),
      );
      await page
        .locator('a[href="/about-us"]')
        .first()
        .evaluate((link: HTMLAnchorElement) => link.click());
      await page.waitForURL("**/about-us");
      await page.getByRole("heading", { level: 1 }).waitFor({ timeout: 15_000 });
      expectThat(documents <= 2, `the page was loaded ${documents} times`);
    }),
};

export const browserPages: AttackCase[] = [
  skew,
  {
    id: "D13",
    title: "Messages of another site's window to ours",
    isLong: true,
    run: (target) =>
      withBrowser(async (browser) => {
        const page = await (await signedIn(browser, target, await target.signUp())).newPage();
        for (const path of ["/", "/order/manufacturing/pcb", "/order/dfm", "/my-center/orders", "/order/bom"]) {
          await page.goto(target.origin + path, { waitUntil: "load" });
          await page.evaluate(() => window.postMessage({ type: "token", token: "x", event: 3, data: {} }, "*"));
          const listeners = await messageListeners(page);
          expectThat(listeners.length === 0, `${path} listens to any window: ${listeners.join().slice(0, 200)}`);
        }
      }),
  },
  {
    id: "D16",
    title: "The way back after signing out",
    isLong: true,
    run: (target) =>
      withBrowser(async (browser) => {
        const person = await target.signUp();
        const page = await (await signedIn(browser, target, person)).newPage();
        await page.goto(`${target.origin}/my-center/personal-information`);
        await page.waitForFunction((email) => document.documentElement.innerHTML.includes(email), person.email);
        await page.goto(`${target.origin}/my-center/orders`);
        await page.getByRole("button", { name: "Sign out" }).first().click();
        await page.waitForFunction((key) => localStorage.getItem(key) === null, TOKEN_KEY);
        for (let step = 0; step < 2; step++) await page.goBack({ waitUntil: "load" }).catch(() => null);
        await page.waitForLoadState("networkidle");
        const html = await page.content();
        const fields = await page
          .locator("input")
          .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
        expectThat(!html.includes(person.email) && !fields.includes(person.email), "the page still shows who it was");
        const { status } = await target.call("/api/eda/user", { token: person.token });
        expectThat(status === 403, "the session is still open");
      }),
  },
  {
    id: "E01b",
    title: "Markup in every text that a customer writes, on the pages that show it",
    isLong: true,
    run: (target) =>
      withBrowser(async (browser) => {
        const person = await target.signUp();
        const { token } = person;
        const markup = '"><img id="injected" src="x" onerror="alert(1)"><svg onload=alert(1)>'.replaceAll("/", "");
        await target.call("/api/eda/user/update", { token, body: { username: markup, companyName: markup } });
        await addBoard(target, token, markup);
        const orderId = await placeOrder(target, token, { remark: markup, purchaseNumber: markup.slice(0, 40) });
        await target.call("/api/eda/order/message", { token, body: { orderId, text: markup } });
        const page = await (await signedIn(browser, target, person)).newPage();
        const seen: string[] = [];
        page.on("dialog", (dialog) => (seen.push("a dialog"), void dialog.dismiss()));
        page.on("request", (request) => {
          if (!request.url().startsWith(target.origin) && /^https?:/.test(request.url())) seen.push(request.url());
        });
        for (const path of ["/my-center/personal-information", "/my-center/orders", `/my-center/orders/${orderId}`]) {
          await page.goto(target.origin + path, { waitUntil: "networkidle" });
          const injected = await page.locator("#injected, main svg[onload]").count();
          expectThat(injected === 0, `${path} holds it as elements`);
        }
        await page.getByText("onerror").first().waitFor({ timeout: 10_000 });
        expectThat(seen.length === 0, seen.join());
      }),
  },
];
