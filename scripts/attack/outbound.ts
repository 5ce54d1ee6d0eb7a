// SSRF attempts: the URLs lead to a listener, which must receive nothing.

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readdirSync } from "node:fs";
import path from "node:path";
import { type AttackCase, expectThat } from "./attack-case";
import { addBoard, uploadFile } from "./customer";
import type { Target } from "./target";

/** Runs `work` with the port of a listener that redirects to itself; returns the requests it received. */
async function listening(work: (port: number) => Promise<void>): Promise<string[]> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.writeHead(302, { location: `http://127.0.0.1${request.url}` }).end();
  });
  server.on("connection", () => requests.push("a connection"));
  await once(server.listen(0, "127.0.0.1"), "listening");
  try {
    await work((server.address() as AddressInfo).port);
  } finally {
    server.close();
  }
  return requests;
}

/** Every call that takes a handle, with a URL instead. */
function takers(url: string): [string, string, object][] {
  const coordinates = JSON.stringify([{ fileName: "a.csv", fileUrl: url }]);
  return [
    ["POST", "/api/eda/project/gerber", { gerberUrl: url, projectName: "x" }],
    ["POST", "/import/kicad/edaData", { schUrl: url }],
    ["POST", "/api/eda/bom/upload", { bomUrl: url, bomFileName: "a.csv" }],
    ["POST", "/api/eda/bom/upload", { bomUrl: "x", bomFileName: "a.csv", coordinateFile: coordinates }],
    ["POST", "/api/eda/user/avatar", { fileUrl: url }],
    ["POST", "/api/eda/user/update", { url, avatar: url, website: url, webhook: url }],
    ["GET", `/api/eda/file/${encodeURIComponent(url)}`, {}],
    ["GET", `/_next/image?url=${encodeURIComponent(url)}&w=64&q=75`, {}],
    ["GET", `/?url=${encodeURIComponent(url)}`, {}],
  ];
}

async function sendAll(target: Target, urls: readonly string[]): Promise<void> {
  const { token } = await target.signUp();
  for (const url of urls)
    for (const [method, address, body] of takers(url)) {
      const sent = method === "GET" ? undefined : body;
      const { status } = await target.call(address, { method, token, body: sent });
      expectThat(status < 500, `${url} at ${address.slice(0, 40)} was answered ${status}`);
    }
}

export const outbound: AttackCase[] = [
  {
    id: "G01",
    title: "Addresses of the inner network in the place of a file",
    run: async (target) => {
      const requests = await listening((port) =>
        sendAll(target, [
          `http://127.0.0.1:${port}/a`,
          `http://localhost:${port}/b`,
          `http://[::ffff:127.0.0.1]:${port}/c`,
          `http://2130706433:${port}/d`,
          `http://0x7f.1:${port}/e`,
          `http://0:${port}/f`,
          "file:///etc/passwd",
          `gopher://127.0.0.1:${port}/_x`,
          "data:text/plain,x",
        ]),
      );
      expectThat(requests.length === 0, `the server asked ${requests.join()}`);
    },
  },
  {
    id: "G02",
    title: "Another's file in the place of one's own, wherever a file is named",
    run: async (target) => {
      const [mine, other] = [await target.signUp(), await target.signUp()];
      const { fileUrl } = await addBoard(target, mine.token);
      const list = await uploadFile(target, mine.token, Buffer.from("Designator,MPN\nR1,X\n"), "a.csv");
      for (const handle of [fileUrl, list])
        for (const [method, address, body] of takers(handle)) {
          if (!/gerber|bom|avatar|file/.test(address)) continue;
          const sent = method === "GET" ? undefined : body;
          const { status, body: answer } = await target.call(address, { method, token: other.token, body: sent });
          expectThat(status < 500 && answer.type === "error", `${address} was answered ${status}`);
        }
    },
  },
  {
    id: "G03",
    title: "Redirects and names that lead to the inner network",
    run: async (target) => {
      const requests = await listening((port) =>
        sendAll(target, [
          `http://localtest.me:${port}/a`,
          `http://127.0.0.1.nip.io:${port}/b`,
          `//127.0.0.1:${port}/c`,
        ]),
      );
      expectThat(requests.length === 0, `the server asked ${requests.join()}`);
    },
  },
  {
    id: "G05",
    title: "Other servers for mail, files and answers, named by a caller",
    run: async (target) => {
      const { token, email } = await target.signUp();
      const requests = await listening(async (port) => {
        const names = ["SMTP_URL", "smtpUrl", "S3_ENDPOINT", "s3Endpoint", "AI_BASE_URL", "aiBaseUrl", "BASE_URL"];
        const fields = Object.fromEntries(names.map((name) => [name, `http://127.0.0.1:${port}`]));
        const headers = Object.fromEntries(
          names.map((name) => [`x-${name.replaceAll("_", "-").toLowerCase()}`, `http://127.0.0.1:${port}`]),
        );
        const query = new URLSearchParams(fields).toString();
        await target.call("/api/eda/user/update", { token, headers, body: { username: "x", ...fields } });
        const before = countMails(target);
        const code = { account: email, purpose: "reset", ...fields };
        await target.call(`/api/auth/code?${query}`, { headers, body: code });
        await target.upload(Buffer.from("a,b\n"), { name: "a.csv", fileType: 10, token, fields });
        for (let at = 0; at < 100 && countMails(target) === before; at++)
          await new Promise((resolve) => setTimeout(resolve, 100));
        expectThat(countMails(target) > before, "the mail was not written where the configuration says");
      });
      expectThat(requests.length === 0, `the server asked ${requests.join()}`);
    },
  },
  {
    id: "G06",
    title: "Requests and upgrades for another server, as a proxy is asked",
    run: async ({ raw }) => {
      const requests = await listening(async (port) => {
        const upgrade =
          "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
        for (const [line, more] of [
          [`GET http://127.0.0.1:${port}/x HTTP/1.1`, "Connection: close\r\n"],
          [`GET http://127.0.0.1:${port}/socket/?EIO=4&transport=websocket HTTP/1.1`, upgrade],
          [`GET //127.0.0.1:${port}/x HTTP/1.1`, upgrade],
          [`CONNECT 127.0.0.1:${port} HTTP/1.1`, ""],
        ] as const) {
          const answer = await raw(`${line}\r\nHost: 127.0.0.1:${port}\r\n${more}\r\n`, 3);
          expectThat(/^HTTP\/1\.1 4\d\d /.test(answer), `${line} was answered ${answer.slice(0, 30) || "nothing"}`);
        }
      });
      expectThat(requests.length === 0, `the server asked ${requests.join()}`);
    },
  },
];

function countMails({ dataDir }: Target): number {
  try {
    return readdirSync(path.join(dataDir, "outbox")).length;
  } catch {
    return 0;
  }
}
