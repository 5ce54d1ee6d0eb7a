// Security headers: permitted origins, frames, caches and scripts.

import { createHash } from "node:crypto";
import { DEMO_EMAIL, DEMO_PASSWORD } from "@/lib/server/db/seed/demo-account";
import { inlineScripts } from "@/lib/server/http/inline-scripts";
import { type AttackCase, expectThat } from "./attack-case";
import { BOARD } from "./customer";
import { startTarget, type Target } from "./target";

const PAGES = ["/", "/order/manufacturing/pcb", "/my-center/orders", "/shopping-cart", "/component", "/zh", "/nowhere"];
const HTML = { accept: "text/html" };
const FOREIGN = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };

export const headers: AttackCase[] = [
  {
    id: "D02",
    title: "The server's own cookies in place of a token",
    run: async ({ call, upload, signUp }) => {
      const { email, password } = await signUp();
      const answers = [await upload(BOARD), await call("/api/auth/login", { body: { account: email, password } })];
      const set = answers.flatMap((answer) => answer.headers.getSetCookie());
      expectThat(set.length >= 2, `${set.length} cookies were set`);
      for (const cookie of set)
        expectThat(/; HttpOnly/.test(cookie) && /; SameSite=(Lax|Strict)/.test(cookie), `a cookie is open: ${cookie}`);
      const cookie = set.map((each) => each.split(";")[0]).join("; ");
      for (const path of ["/api/eda/user", "/api/eda/order/list", "/api/eda/cart/list", "/api/eda/user/export"])
        expectThat((await call(path, { cookie })).status === 403, `${path} took a cookie`);
    },
  },
  {
    id: "D03",
    title: "GET calls that change something, asked by an image of another site",
    run: async ({ call, signUp }) => {
      const { token, email } = await signUp();
      const image = { "sec-fetch-site": "cross-site", "sec-fetch-dest": "image", "sec-fetch-mode": "no-cors" };
      for (const path of ["/api/eda/user/claim?templeId=x", `/api/eda/index/accredit?email=${email}&code=1`]) {
        for (const who of [{ token }, {}]) {
          const { status, body } = await call(path, { headers: image, ...who });
          expectThat(status >= 400 && body.type === "error", `${path} was answered ${status}`);
        }
      }
      const { templeId } = (await call("/api/auth/coupon?activityUrl=free-assembly")).body.data as { templeId: string };
      await call(`/api/eda/user/claim?templeId=${templeId}`, { headers: image, token });
      const list = await call("/api/eda/user/coupon", { token });
      expectThat((list.body.data as { total: number }).total === 0, "an image claimed a coupon");
    },
  },
  {
    id: "D05",
    title: "Preflights for writes of another site",
    run: async ({ call }) => {
      for (const method of ["PUT", "DELETE", "POST"])
        for (const path of ["/api/eda/cart", "/api/eda/receiver", "/api/ops/order/cancel"]) {
          const preflightHeaders = {
            "access-control-request-method": method,
            "access-control-request-headers": "authorization",
          };
          const answer = await call(path, { method: "OPTIONS", headers: { ...FOREIGN, ...preflightHeaders } });
          const granted = [...answer.headers.keys()].filter((name) => name.startsWith("access-control-"));
          expectThat(granted.length === 0 && answer.status >= 400, `${method} ${path} was granted: ${granted.join()}`);
        }
    },
  },
  {
    id: "D06",
    title: "Pages in a frame",
    run: async ({ call }) => {
      for (const path of [...PAGES, "/ops", "/order/checkout", "/api/pay/sandbox/page?request=x"]) {
        const answer = await call(path, { headers: HTML });
        const policy = answer.headers.get("content-security-policy") ?? "";
        expectThat(/frame-ancestors 'none'/.test(policy), `${path} may be framed`);
        expectThat(answer.headers.get("x-frame-options") === "DENY", `${path} may be framed by old browsers`);
      }
    },
  },
  {
    id: "D07",
    title: "Scripts that somebody wrote into a page",
    run: async ({ call }) => {
      for (const path of PAGES) {
        const { text, headers: sent } = await call(path, { headers: HTML });
        const policy = sent.get("content-security-policy") ?? "";
        const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "*";
        expectThat(/object-src 'none'/.test(policy) && /base-uri 'none'/.test(policy), `${path}: objects or bases`);
        expectThat(!/'unsafe-inline'|'unsafe-eval'|\*|https?:|data:|blob:/.test(scripts), `${path} runs ${scripts}`);
        for (const script of inlineScripts(text)) {
          const hash = createHash("sha256").update(script).digest("base64");
          expectThat(scripts.includes(`'sha256-${hash}'`), `${path} has a script of its own that may not run`);
        }
        expectThat(!/\son(load|error|click|mouseover)\s*=/i.test(text), `${path} has inline handlers`);
      }
    },
  },
  {
    id: "D10",
    title: "Private answers in caches, and people in the pages' static shell",
    run: async ({ call, signUp }) => {
      const { token, email } = await signUp();
      for (const path of ["/api/eda/user", "/api/eda/order/list", "/api/eda/cart/list", "/api/eda/user/export"]) {
        const control = (await call(path, { token })).headers.get("cache-control") ?? "";
        expectThat(/no-store/.test(control) && /private/.test(control), `${path}: ${control}`);
      }
      for (const path of [
        "/my-center/personal-information",
        "/my-center/orders",
        "/shopping-cart",
        "/order/checkout",
      ]) {
        const page = await call(path, { token, headers: HTML });
        expectThat(!page.text.includes(email) && !page.text.includes(token), `${path} holds whoever asked`);
        expectThat(
          !/s-maxage|immutable/.test(page.headers.get("cache-control") ?? ""),
          `${path} is kept by shared caches`,
        );
      }
    },
  },
  {
    id: "D12",
    title: "Links that open a window",
    run: async ({ call, signUp }) => {
      for (const path of [...PAGES, "/help", "/contact-us", "/about-us", "/zh/contact-us"]) {
        const { text } = await call(path, { headers: HTML });
        for (const [link] of text.matchAll(/<a\b[^>]*target="_blank"[^>]*>/g)) {
          expectThat(/rel="[^"]*\b(noopener|noreferrer)\b/.test(link), `${path}: ${link.slice(0, 120)}`);
        }
        expectThat(!/href="\s*(javascript|data|vbscript):/i.test(text), `${path} links a script`);
      }
      const { token } = await signUp();
      for (const url of ["javascript:alert(1)", "data:text/html,x", "//evil.example", "java\tscript:alert(1)"]) {
        const { body } = await call("/api/eda/user/update", { token, body: { url } });
        expectThat(body.code === "INVALID_INPUT", `${url} became one's web address`);
      }
    },
  },
];

let started: Promise<Target> | undefined;

/** A second server with an https base URL and without sandbox payments. */
function publicServer(): Promise<Target> {
  started ??= startTarget({ BASE_URL: "https://shop.example", ALLOW_SANDBOX: "0" }).then(({ target }) => target);
  return started;
}

export const secured: AttackCase = {
  id: "D08",
  title: "Without TLS: strict transport, cookies, play money and the demo account of a public server",
  isLong: true,
  run: async () => {
    const target = await publicServer();
    const strict = (await target.call("/")).headers.get("strict-transport-security") ?? "";
    const seconds = Number(/max-age=(\d+)/.exec(strict)?.[1] ?? 0);
    expectThat(seconds >= 31_536_000 && /includeSubDomains/.test(strict), `strict transport: ${strict}`);
    const policy = (await target.call("/")).headers.get("content-security-policy") ?? "";
    expectThat(/upgrade-insecure-requests/.test(policy), "plain requests are not upgraded");
    const cookies = (await target.upload(BOARD)).headers.getSetCookie();
    expectThat(
      cookies.length > 0 && cookies.every((cookie) => /^__Host-/.test(cookie) && /; Secure/.test(cookie)),
      `cookies: ${cookies.join()}`,
    );
  },
};

export const securedSocket: AttackCase = {
  id: "I11",
  title: "Sockets without TLS from the pages of a server that has it",
  isLong: true,
  run: async () => {
    const { call } = await publicServer();
    for (const path of ["/", "/my-center/orders", "/order/manufacturing/pcb"]) {
      const policy = (await call(path, { headers: HTML })).headers.get("content-security-policy") ?? "";
      const allowed = /connect-src ([^;]*)/.exec(policy)?.[1];
      expectThat(allowed === "'self'", `${path} may connect to ${allowed ?? "anything"}`);
      expectThat(/upgrade-insecure-requests/.test(policy), `${path} may connect without TLS`);
    }
  },
};

export const withoutPlayMoney: AttackCase = {
  id: "J08",
  title: "Play money and the demo account on a server that others reach",
  isLong: true,
  run: async () => {
    const target = await publicServer();
    const { call, signUp } = target;
    expectThat((await call("/api/pay/sandbox/page?request=x")).status === 404, "the provider's page is there");
    const { token } = await signUp();
    const methods = await call("/api/eda/order/payment/methods", { token });
    expectThat(!methods.text.includes("sandbox"), "play money is offered");
    const notice = await call("/api/pay/sandbox/notify", { body: { kind: "succeeded" } });
    expectThat(notice.body.type === "error", "a notice of play money was taken");
    const demo = { account: DEMO_EMAIL, password: DEMO_PASSWORD };
    expectThat((await call("/api/auth/login", { body: demo })).body.type === "error", "the demo account signs in");
  },
};
