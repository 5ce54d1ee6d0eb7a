// Mass submissions, log forging, wrong clocks, and installed packages.

import { readFileSync, rmSync, readdirSync } from "node:fs";
import path from "node:path";
import { type AttackCase, expectThat } from "./attack-case";
import { addItem, BOARD, dataOf, uploadFile } from "./customer";

const ROOT = path.resolve(import.meta.dirname, "../..");

const QUESTION = { email: "mara@example.com", category: "files", questions: "Is a 0.15 mm via possible?" };
const PRAISE = { title: "Viewer", range: "viewer", type: "praise", contact: "mara@example.com", description: "Fast." };

type Locked = Record<string, { integrity?: string; resolved?: string; optional?: boolean; link?: boolean }>;

export const misuse: AttackCase[] = [
  {
    id: "K06",
    title: "The newsletter by the thousand, and addresses of two lines",
    run: async ({ call }) => {
      const codes: unknown[] = [];
      for (let at = 0; at < 12; at++)
        codes.push((await call(`/api/auth/subscribe/n${at}%40example.com`, { body: {}, from: "203.3.0.1" })).body.code);
      expectThat(codes.includes("TOO_MANY_REQUESTS"), "twelve of one network in a moment were taken");
      const hidden = [
        "a@example.com\r\nBcc: b@example.com",
        "a@example.com,b@example.com",
        "a@example.com\nSubject: x",
      ];
      for (const [at, account] of hidden.entries()) {
        const from = `203.3.1.${at}`;
        const sent = [
          await call(`/api/auth/subscribe/${encodeURIComponent(account)}`, { body: {}, from }),
          await call("/api/auth/register", { body: { account, password: "correct horse battery" }, from }),
          await call("/api/auth/code", { body: { account, purpose: "reset" }, from }),
        ];
        for (const { body } of sent) expectThat(body.code === "INVALID_INPUT", `${JSON.stringify(account)} was taken`);
      }
    },
  },
  {
    id: "K06f",
    title: "Feedback and requests for quotes by the thousand, in another's name and with another's file",
    run: async (target) => {
      const { call } = target;
      const rfq = (body: object, from: string) => call("/api/auth/rfq", { body: { ...QUESTION, ...body }, from });
      const feed = (body: object, from: string) => call("/api/auth/feed", { body: { ...PRAISE, ...body }, from });
      for (const [name, send] of Object.entries({ rfq, feed })) {
        const from = `203.4.${name.length}.1`;
        const first = await send({}, from);
        expectThat(first.body.type === "success", `a plain message by ${name} was answered ${String(first.body.code)}`);
        const codes: unknown[] = [];
        for (let at = 0; at < 12; at++) codes.push((await send({}, from)).body.code);
        expectThat(
          codes.includes("TOO_MANY_REQUESTS"),
          `twelve messages by ${name} of one network in a moment were taken`,
        );
      }
      const { token } = await target.signUp();
      const foreign = [await uploadFile(target, token, Buffer.from("a,b\n"), "list.csv")];
      const bad: [typeof rfq, object][] = [
        [rfq, { email: "a@example.com\r\nBcc: b@example.com" }],
        [rfq, { questions: "x".repeat(5001) }],
        [rfq, { files: ["1", "2", "3", "4", "5", "6"] }],
        [rfq, { files: foreign }],
        [feed, { files: foreign }],
        [feed, { title: "x".repeat(51) }],
        [feed, { range: "constructor" }],
      ];
      for (const [at, [send, body]] of bad.entries()) {
        const { body: answer, status } = await send(body, `203.4.20.${at}`);
        expectThat(status < 500 && answer.type !== "success", `${JSON.stringify(body).slice(0, 60)} was taken`);
      }
    },
  },
  {
    id: "K11",
    title: "Lines and colors written into the log, and what opens a door in it",
    run: async (target) => {
      const { token, password } = await target.signUp();
      const forged = '\u001b[31mred\u001b[0m {"level":"fatal"}';
      const named = { name: "board.zip", fileType: 8, token, fields: { originalFileName: `${forged}\n{}.zip` } };
      const { fileUrl } = dataOf<{ fileUrl: string }>(await target.upload(BOARD, named), "an upload");
      // A missing file is an internal error, which is logged with its location.
      for (const first of readdirSync(path.join(target.dataDir, "files")))
        if (/^[0-9a-f]{2}$/.test(first)) rmSync(path.join(target.dataDir, "files", first), { recursive: true });
      const headers = { "user-agent": "x\t[31m", "x-request-id": "forged", referer: "http://x/%0a%1b" };
      const query = `token=${token}&password=${encodeURIComponent(password)}&x=%0a%1b%5b31m`;
      const answer = await target.call(`/api/eda/file/${fileUrl}?${query}`, { token, headers });
      expectThat(answer.body.code === "FILE_DAMAGED", `a missing file was answered ${String(answer.body.code)}`);
      for (let at = 0; at < 50 && !target.log().includes("FILE_DAMAGED"); at++)
        await new Promise((resolve) => setTimeout(resolve, 100));
      const log = target.log();
      expectThat(log.includes("FILE_DAMAGED"), "the fault was not logged");
      expectThat(!log.includes("\u001b"), "a line of the log changes colors");
      for (const line of log.split("\n").filter((each) => each.startsWith("{"))) JSON.parse(line);
      for (const secret of target.secrets) expectThat(!log.includes(secret), "the log holds a token or a password");
    },
  },
  {
    id: "K15",
    title: "A client whose clock is a day wrong",
    run: async (target) => {
      const { token } = await target.signUp();
      const cartItemIds = [await addItem(target, token)];
      const totals = new Set<string>();
      for (const days of [-400, -1, 0, 1, 400]) {
        const time = new Date(Date.now() + days * 86_400_000);
        const headers = { date: time.toUTCString(), "if-modified-since": time.toUTCString(), "x-time": String(+time) };
        const body = { cartItemIds, now: time.toISOString(), timestamp: +time };
        const { status, body: answer } = await target.call("/api/eda/cart/jump/order", { token, headers, body });
        expectThat(status === 200 && answer.type === "success", `${days} days: ${status}`);
        totals.add(JSON.stringify((answer.data as { amountPayableMicro: number }).amountPayableMicro));
      }
      expectThat(totals.size === 1, `the price depends on the client's clock: ${[...totals].join()}`);
    },
  },
  {
    id: "K16",
    title: "Packages that nobody pinned, or that come from elsewhere",
    run: async () => {
      const lock = JSON.parse(readFileSync(path.join(ROOT, "package-lock.json"), "utf8")) as { packages: Locked };
      const manifest = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as Record<string, object>;
      for (const [name, { integrity, resolved, optional, link }] of Object.entries(lock.packages)) {
        if (name === "") continue;
        // The lock file may lack checksums of packages for other platforms: they are not installed here.
        expectThat(optional === true || (integrity ?? "").startsWith("sha512-"), `${name} has no checksum`);
        expectThat(
          link !== true && !/^(git|http:|file:)/.test(resolved ?? ""),
          `${name} comes from ${resolved ?? "a link"}`,
        );
      }
      const wanted = { ...manifest.dependencies, ...manifest.devDependencies } as Record<string, string>;
      for (const [name, version] of Object.entries(wanted))
        expectThat(/^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version), `${name} is not pinned: ${version}`);
      const scripts = Object.keys(manifest.scripts ?? {}).filter((name) => /^(pre|post)?(install|prepare)$/.test(name));
      expectThat(scripts.length === 0, `installing runs ${scripts.join()}`);
      await Promise.resolve();
    },
  },
];
