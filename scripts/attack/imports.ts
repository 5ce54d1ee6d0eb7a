// Imported designs: others' reports, and files that would stop their reader.

import { type AttackCase, expectThat } from "./attack-case";
import type { Target } from "./target";
import { zipOf } from "./zip";

const REPORT = { format: "kicad", tool: "KiCad 9.0", files: [], counts: [], notes: [] };

async function imported({ call, signUp }: Target) {
  const { token } = await signUp();
  const made = await call("/api/eda/project", { token, body: { projectType: 0 } });
  const { projectId } = made.body.data as { projectId: string };
  const address = `/api/eda/project/${projectId}/import`;
  await call(address, { token, method: "PUT", body: { report: REPORT } });
  return { token, address };
}

/** Uploads a file and has it read as a design: it must be answered soon, without a fault, in bounded memory. */
async function bounded(target: Target, name: string, content: string | Buffer): Promise<void> {
  const { token } = await target.signUp();
  const sent = await target.upload(Buffer.from(content), { name, token, fileType: 7 });
  const { fileUrl } = (sent.body.data ?? {}) as { fileUrl?: string };
  if (fileUrl === undefined) return expectThat(sent.status < 500, `the upload was answered ${sent.status}`);
  const before = target.usage();
  let peakMb = before.residentMb;
  const timer = setInterval(() => (peakMb = Math.max(peakMb, target.usage().residentMb)), 50);
  const answer = await target.call("/import/kicad/edaData", { token, body: { schUrl: fileUrl } });
  clearInterval(timer);
  const seconds = target.usage().cpuSeconds - before.cpuSeconds;
  expectThat(answer.status < 500, `${name} was answered ${answer.status}`);
  expectThat(seconds < 12, `${name} took ${seconds.toFixed(1)} s of the processor`);
  expectThat(
    peakMb - before.residentMb < 600,
    `${name} made the server grow by ${(peakMb - before.residentMb).toFixed(0)} MB`,
  );
}

const EAGLE = '<?xml version="1.0"?><!DOCTYPE eagle SYSTEM "eagle.dtd">';

export const imports: AttackCase[] = [
  {
    id: "B20",
    title: "Another's import report, and another's upload read as a design",
    run: async (target) => {
      const { token, address } = await imported(target);
      const stranger = (await target.signUp()).token;
      const asked = [
        await target.call(address, { token: stranger }),
        await target.call(address),
        await target.call(address, { token: stranger, method: "PUT", body: { report: REPORT } }),
      ];
      expectThat(asked[0]?.body.code === "NOT_FOUND" && asked[1]?.body.code === "NOT_FOUND", "the report was shown");
      expectThat(asked[2]?.body.code === "NOT_FOUND", "the report was replaced");
      const sent = await target.upload(Buffer.from("(kicad_sch)"), { name: "a.kicad_sch", token, fileType: 7 });
      const { fileUrl } = sent.body.data as { fileUrl: string };
      const read = await target.call("/import/kicad/edaData", { token: stranger, body: { schUrl: fileUrl } });
      expectThat(read.body.code === "NOT_FOUND", `another's upload was answered ${String(read.body.code)}`);
    },
  },
  {
    id: "F26",
    title: "Designs that are nested a million times, declare entities, or lie about their size",
    isLong: true,
    run: async (target) => {
      const files: readonly (readonly [string, string | Buffer])[] = [
        ["deep.kicad_sch", `(kicad_sch${"(a".repeat(1_000_000)}`],
        ["wide.kicad_sch", `(kicad_sch (version 20250114)${"(wire (pts (xy 0 0) (xy 1 1)))".repeat(400_000)})`],
        ["deep.sch", `${EAGLE}<eagle><drawing><schematic>${"<a>".repeat(1_000_000)}`],
        [
          "entities.sch",
          '<!DOCTYPE eagle [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><eagle><drawing><schematic>&b;</schematic></drawing></eagle>',
        ],
        ["file.sch", '<!DOCTYPE eagle [<!ENTITY a SYSTEM "file:///etc/passwd">]><eagle><drawing><schematic>&a;'],
        ["loop.schdoc", Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(2_000_000, 0)])],
        ["deep.json", `{"docType":"1","schematics":${"[".repeat(1_000_000)}`],
        ["many.asc", `Version 4\nSHEET 1 880 680\n${"WIRE 0 0 16 16\n".repeat(300_000)}`],
        [
          "same.zip",
          zipOf(Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`${at}.kicad_sch`, "(kicad_sch)"]))),
        ],
      ];
      for (const [name, content] of files) await bounded(target, name, content);
    },
  },
];
