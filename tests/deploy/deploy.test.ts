// Files of the operation against the program that they run: settings, ports, limits, times and metrics cannot drift.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";
import { readEnvironment, VARIABLE_NAMES } from "@/lib/server/config/environment";
import { HTTP_TIMEOUTS } from "@/lib/server/http/listen";
import { createMetrics } from "@/lib/server/metrics";
import { watchProcess } from "@/lib/server/system/watch-process";
import { standIn } from "@/tests/support/stand-in";

const read = (file: string) => readFileSync(file, "utf8");
const DOCKERFILE = read("deploy/docker/Dockerfile");
const NGINX = read("deploy/nginx/boardwright.conf");
const CADDY = read("deploy/caddy/Caddyfile");
const UNITS = ["web", "worker"].map((role) => ({ role, text: read(`deploy/systemd/boardwright-${role}@.service`) }));

type Service = {
  image?: string;
  environment?: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
  deploy?: { replicas: number };
  stop_grace_period?: string;
};
const COMPOSE = parse(read("deploy/docker/compose.yaml"), { merge: true }) as { services: Record<string, Service> };
const defaults = readEnvironment({});

/** A value in place of each variable of the shell. */
const filled = (text: string) =>
  text.replace(/\$\{(\w+)(?::[-?][^}]*)?\}/g, (_all, name: string) =>
    name === "BASE_URL"
      ? "https://www.example.com"
      : /URL|ENDPOINT/.test(name)
        ? ""
        : /STRIPE/.test(name)
          ? ""
          : "a-long-secret-value",
  );

describe("the containers", () => {
  it.each(["web", "worker"])("%s has settings that the program knows and starts with, in two processes", (role) => {
    const { environment = {}, read_only, cap_drop, deploy } = COMPOSE.services[role] ?? {};
    expect(Object.keys(environment).filter((name) => !VARIABLE_NAMES.includes(name))).toEqual([]);
    const settings = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, filled(String(value))]),
    );
    expect(readEnvironment({ NODE_ENV: "production", ...settings })).toMatchObject({ role, trustProxy: 1 });
    expect([read_only, cap_drop, deploy?.replicas]).toEqual([true, ["ALL"], 2]);
  });

  it("have pinned images", () => {
    const images = Object.values(COMPOSE.services).flatMap(({ image = "" }) =>
      image.startsWith("boardwright") ? [] : [image],
    );
    expect(images.length).toBeGreaterThan(4);
    expect(images.filter((image) => !/:[\w.-]*\d/.test(image))).toEqual([]);
    expect([...DOCKERFILE.matchAll(/^FROM (\S+)/gm)].map(([, from]) => from)).toEqual([
      "node:20-bookworm-slim",
      "build",
      "node:20-bookworm-slim",
    ]);
  });

  it("listen where the program does by default, as nobody's user, and copy what exists", () => {
    expect(DOCKERFILE).toContain(`EXPOSE ${defaults.port}`);
    expect(DOCKERFILE).toContain(`PORT=${defaults.port}`);
    expect(DOCKERFILE.indexOf("USER node")).toBeGreaterThan(DOCKERFILE.indexOf("AS runtime\n"));
    for (const [, file = ""] of DOCKERFILE.matchAll(/"(deploy\/[^"]+)"/g)) expect(existsSync(file), file).toBe(true);
    const set = [...DOCKERFILE.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = ""]) =>
      [...line.matchAll(/(\w+)=/g)].map(([, name = ""]) => name),
    );
    expect(set.filter((name) => !VARIABLE_NAMES.includes(name) && name !== "NEXT_TELEMETRY_DISABLED")).toEqual([]);
  });
});

describe("the proxies", () => {
  it("let the largest upload through with its form, and little more", () => {
    const largest = Math.max(...Object.values(MAX_FILE_MEGABYTES));
    expect(Number(/client_max_body_size (\d+)m;/.exec(NGINX)?.[1])).toBe(largest + 1);
    expect(Number(/max_size (\d+)MiB/.exec(CADDY)?.[1])).toBe(largest + 1);
  });

  it("wait as long as the server, and close idle connections before it does", () => {
    const seconds = HTTP_TIMEOUTS.requestTimeout / 1000;
    expect(Number(/proxy_read_timeout (\d+)s;/.exec(NGINX)?.[1])).toBe(seconds);
    expect(Number(/response_header_timeout (\d+)s/.exec(CADDY)?.[1])).toBe(seconds);
    expect(Number(/client_header_timeout (\d+)s;/.exec(NGINX)?.[1])).toBe(HTTP_TIMEOUTS.headersTimeout / 1000);
    const idle = HTTP_TIMEOUTS.keepAliveTimeout / 1000;
    expect(Number(/keepalive_timeout (\d+)s;/.exec(NGINX)?.[1])).toBeLessThan(idle);
    expect(Number(/keepalive (\d+)s/.exec(CADDY)?.[1])).toBeLessThan(idle);
  });

  it("lead to the port of the containers, pass upgrades on, and give each request an id", () => {
    expect(NGINX).toContain(`server web:${defaults.port} `);
    for (const header of ["Upgrade $http_upgrade", "X-Request-ID $request_id", "X-Forwarded-For $remote_addr"])
      expect(NGINX).toContain(`proxy_set_header ${header};`);
    expect(CADDY).toContain("header_up X-Request-ID {http.request.uuid}");
  });
});

it.each(UNITS)("the unit of $role sets what the program knows, and is confined", ({ role, text }) => {
  const names = [...text.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = ""]) =>
    [...line.matchAll(/(\w+)=/g)].map(([, name = ""]) => name),
  );
  expect(names.filter((name) => !VARIABLE_NAMES.includes(name))).toEqual([]);
  expect(text).toContain(`ROLE=${role} `);
  for (const line of ["NoNewPrivileges=yes", "ProtectSystem=strict", "CapabilityBoundingSet=", "User=boardwright"])
    expect(text.split("\n")).toContain(line);
});

describe("the alerts", () => {
  type Rule = { alert: string; expr: string; annotations: { runbook: string } };
  const { groups } = parse(read("deploy/prometheus/alerts.yml")) as { groups: { rules: Rule[] }[] };
  const rules = groups.flatMap((group) => group.rules);
  const metrics = createMetrics();
  afterAll(metrics.stop);

  it("each say what to do, and nothing is said of others", () => {
    const text = read("docs/operations/alerts.md");
    const sections = [...text.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
    expect(sections).toEqual(rules.map(({ alert }) => alert));
    for (const { alert, annotations } of rules)
      expect(annotations.runbook).toBe(`docs/operations/alerts.md#${alert.toLowerCase()}`);
  });

  it("ask for metrics that exist", async () => {
    watchProcess(metrics, {
      db: standIn({
        $client: { totalCount: 1, idleCount: 1, waitingCount: 0, query: () => Promise.resolve({ rows: [] }) },
      }),
      role: "all",
    });
    const known = [...(await metrics.render()).matchAll(/^# TYPE (\w+)/gm)].map(([, name = ""]) => name);
    const asked = rules.flatMap(({ expr }) =>
      [...expr.matchAll(/[a-z]+(?:_[a-z0-9]+)+(?=[{[)\s]|$)|\bjobs(?=\{)/g)].map(([name]) =>
        name.replace(/_bucket$/, ""),
      ),
    );
    const functions = new Set(["histogram_quantile"]);
    expect(new Set(asked).size).toBeGreaterThan(8);
    expect(asked.filter((name) => !known.includes(name) && !functions.has(name))).toEqual([]);
  });
});

it("every Markdown link of the operation leads to a file", () => {
  for (const file of readdirSync("docs/operations")) {
    for (const [, target = ""] of read(`docs/operations/${file}`).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g))
      expect(existsSync(`docs/operations/${target}`), `${file}: ${target}`).toBe(true);
  }
});
