// Heavy concurrent work: the server's other answers, and its memory.

import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { type AttackCase, expectThat } from "../attack-case";
import { addSchematic, EMPTY_ZIP, uploadFile } from "../customer";
import { flashes } from "../uploads";
import { zipOf } from "../zip";
import { redisAway } from "./redis";

const MIB = 1024 ** 2;

const busy: AttackCase = {
  id: "R18",
  title: "A board of three million flashes read, and 99 MB sent, while others ask",
  isLong: true,
  run: async (target) => {
    const { token } = await target.signUp();
    const gerberUrl = await uploadFile(target, token, zipOf({ "top.gtl": flashes(3_000_000) }), "flashes.zip", 8);
    const large = Buffer.concat([EMPTY_ZIP, Buffer.alloc(99 * MIB)]);
    let isOver = false;
    const work = Promise.all([
      target.call("/api/eda/project/gerber", { token, body: { gerberUrl, projectName: "x" } }),
      target.upload(large, { token }),
    ]).finally(() => (isOver = true));
    const times: number[] = [];
    while (!isOver) {
      const startedAt = performance.now();
      await target.call("/api/health");
      times.push(performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await work;
    times.sort((a, b) => a - b);
    const at = (quantile: number) => times[Math.floor((times.length - 1) * quantile)] ?? 0;
    expectThat(times.length > 20, `only ${times.length} calls were answered meanwhile`);
    // The sender shares this machine with the server: the median shows if the server's own thread is free.
    const summary = `health answered in ${at(0.5).toFixed(0)} ms (median), ${at(0.99).toFixed(0)} ms (p99)`;
    expectThat(at(0.5) < 100 && at(0.99) < 1000, summary);
  },
};

const CHUNK = Buffer.alloc(MIB);

/** Sends an archive of a given size in megabytes as a stream, without holding it in memory. */
async function sendStreamed(port: number, from: string, megabytes: number): Promise<string> {
  const head =
    '--x\r\nContent-Disposition: form-data; name="fileType"\r\n\r\n8\r\n' +
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n\r\n';
  const headers = { "content-type": "multipart/form-data; boundary=x", "x-forwarded-for": from };
  const upload = request({ port, host: "127.0.0.1", method: "POST", path: "/api/eda/file/upload", headers });
  async function* parts() {
    yield Buffer.concat([Buffer.from(head), EMPTY_ZIP]);
    for (let at = 0; at < megabytes; at++) yield CHUNK;
    yield Buffer.from("\r\n--x--\r\n");
  }
  const answered = once(upload, "response") as Promise<[IncomingMessage]>;
  const [[response]] = await Promise.all([answered, pipeline(Readable.from(parts()), upload)]);
  return text(response);
}

const many: AttackCase = {
  id: "R19",
  title: "Twenty files of 99 MB at once",
  isLong: true,
  run: async (target) => {
    const before = target.usage().residentMb;
    let peakMb = before;
    const timer = setInterval(() => (peakMb = Math.max(peakMb, target.usage().residentMb)), 50);
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, at) => sendStreamed(target.port, `203.6.0.${at}`, 99).catch(String)),
    ).finally(() => clearInterval(timer));
    const refused = sent.filter((answer) => !answer.includes('"type":"success"'));
    expectThat(refused.length === 0, `${refused.length} were refused: ${String(refused[0]).slice(0, 120)}`);
    expectThat(peakMb - before < 512, `the server grew by ${(peakMb - before).toFixed(0)} MB`);
  },
};

const documents: AttackCase = {
  id: "R22",
  title: "One document in two windows",
  run: async (target) => {
    const { token } = await target.signUp();
    const { path, version, content } = await addSchematic(target, token);
    const put = () => target.call(path, { method: "PUT", token, body: { version, content } });
    const answers = await Promise.all(Array.from({ length: 8 }, put));
    const saved = answers.filter(({ body }) => body.type === "success");
    expectThat(saved.length === 1, `${saved.length} of eight windows saved over each other`);
    const others = answers.filter(({ body }) => body.code === "STALE_VERSION");
    expectThat(others.length === 7, "a window that came later was not told so");
  },
};

export const load: AttackCase[] = [busy, many, redisAway, documents];
