// Cross-site requests, headers, URLs, and shared caches.

import { type AttackCase, expectThat } from "./attack-case";

const lead = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
const SECRET_FILES = [
  "/.git/config",
  "/.env",
  "/api/../../package.json",
  "/_next/../../package.json",
  "/server.ts",
  "/.data/secret",
  "/api/metrics",
  "/api-docs",
];
const REDIRECTS = [
  "//evil.example",
  "/\\evil.example",
  "/%09/evil.example",
  "/en//evil.example/..",
  "/%5cevil.example",
  "/zh/%2f%2fevil.example",
];

export const browser: AttackCase[] = [
  {
    id: "D01",
    title: "Forms of another site, with the victim's cookies",
    run: async ({ call }) => {
      for (const type of ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"]) {
        const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site", "content-type": type };
        const { status } = await call("/api/eda/cart", {
          method: "POST",
          headers,
          body: "itemType=Custom",
          cookie: "admin=1",
        });
        expectThat(status === 400 || status === 403, `${type} was answered ${status}`);
      }
    },
  },
  {
    id: "D04",
    title: "Origins of others with credentials",
    run: async ({ call, origin }) => {
      for (const foreign of ["https://evil.example", "null", `${origin}.evil.example`]) {
        const { headers } = await call("/api/health", { headers: { origin: foreign } });
        expectThat(headers.get("access-control-allow-origin") === null, `${foreign} is allowed`);
      }
    },
  },
  {
    id: "D09",
    title: "Headers of every answer",
    run: async ({ call }) => {
      for (const path of ["/", "/order/manufacturing/pcb?layers=4", "/api/health", "/nowhere"]) {
        const { headers } = await call(path);
        expectThat(headers.get("x-content-type-options") === "nosniff", `${path}: nosniff`);
        expectThat(/frame-ancestors 'none'/.test(headers.get("content-security-policy") ?? ""), `${path}: frames`);
        const names = [...headers.keys()].filter((name) =>
          /^(x-powered-by|server|x-middleware-.*|x-matched-path)$/.test(name),
        );
        expectThat(names.length === 0, `${path} names ${names.join()}`);
      }
    },
  },
  {
    id: "D11",
    title: "Addresses that lead to another site",
    run: async ({ raw }) => {
      for (const path of REDIRECTS) {
        const location = /\r\nlocation: (\S*)/i.exec(await raw(lead(path)))?.[1] ?? "/";
        expectThat(/^\/(?![/\\])/.test(location), `${path} leads to ${location}`);
      }
    },
  },
  {
    id: "D14",
    title: "Methods that no address takes",
    run: async ({ raw }) => {
      for (const method of ["TRACE", "PATCH", "PROPFIND", "NONSENSE"]) {
        const answer = await raw(`${method} /api/eda/user HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
        expectThat(/^HTTP\/1\.1 405 /.test(answer), `${method} was answered ${answer.slice(0, 20)}`);
      }
    },
  },
  {
    id: "D15",
    title: "Files of the server itself",
    run: async ({ raw }) => {
      for (const path of SECRET_FILES) {
        const answer = await raw(lead(path).replace("Host", "X-Forwarded-For: 203.0.113.9\r\nHost"));
        expectThat(/^HTTP\/1\.1 (400|404) /.test(answer), `${path} was answered ${answer.slice(0, 20)}`);
      }
    },
  },
  {
    id: "E09",
    title: "Markup in searches and in missing addresses",
    run: async ({ call }) => {
      const markup = encodeURIComponent('"><script>alert(1)</script>');
      for (const path of [`/component?keyword=${markup}`, `/${markup}`, `/order/manufacturing/pcb?layers=${markup}`]) {
        const { text, headers } = await call(path, { headers: { accept: "text/html" } });
        expectThat(!text.includes("<script>alert(1)"), `${path.slice(0, 12)} shows it as markup`);
        expectThat(
          !/script-src[^;]*unsafe-inline/.test(headers.get("content-security-policy") ?? ""),
          "inline scripts are allowed",
        );
      }
    },
  },
  {
    id: "K08",
    title: "Headers and spellings that skip the middleware",
    run: async ({ call }) => {
      for (const name of [
        "x-middleware-subrequest",
        "x-middleware-rewrite",
        "x-middleware-next",
        "x-invoke-path",
        "x-no-page",
      ]) {
        const { status, text } = await call("/ops", {
          headers: { [name]: "middleware:middleware:middleware", rsc: "1" },
        });
        expectThat(status === 404, `${name} was answered ${status}: ${text.slice(0, 40)}`);
      }
    },
  },
  {
    id: "K09",
    title: "Headers that could poison what others are given",
    run: async ({ call }) => {
      const path = "/about-us";
      const clean = await call(path);
      const sent = ["x-forwarded-host: evil.example", "x-nextjs-data: 1", "rsc: 1", "accept-language: zh"];
      for (const [name = "", value = ""] of sent.map((line) => line.split(": ")))
        await call(path, { headers: { [name]: value } });
      const after = await call(path);
      expectThat(
        after.text === clean.text && after.headers.get("content-type") === clean.headers.get("content-type"),
        "the page changed",
      );
    },
  },
];
