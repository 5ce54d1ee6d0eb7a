// Uploaded files, and their readers.

import { type AttackCase, expectThat } from "./attack-case";
import type { Target } from "./target";
import { zipOf } from "./zip";

const MIB = 1024 ** 2;

/** Uploads a file and has it read as a board; returns the answer and the server's resources used. */
async function read(target: Target, name: string, content: Uint8Array) {
  const { token } = await target.signUp();
  const sent = await target.upload(content, { name, token });
  const { fileUrl } = (sent.body.data ?? {}) as { fileUrl?: string };
  if (fileUrl === undefined) return { status: sent.status, code: sent.body.code, cpuSeconds: 0, grownMb: 0 };
  const before = target.usage();
  let peakMb = before.residentMb;
  const timer = setInterval(() => (peakMb = Math.max(peakMb, target.usage().residentMb)), 50);
  const answer = await target.call("/api/eda/project/gerber", {
    token,
    body: { gerberUrl: fileUrl, projectName: "x" },
  });
  clearInterval(timer);
  const cpuSeconds = target.usage().cpuSeconds - before.cpuSeconds;
  return { status: answer.status, code: answer.body.code, cpuSeconds, grownMb: peakMb - before.residentMb };
}

/** Expects the file to be read or refused within these limits. */
export async function bounded(target: Target, name: string, content: Uint8Array): Promise<void> {
  const { status, cpuSeconds, grownMb } = await read(target, name, content);
  expectThat(status < 500, `it was answered ${status}`);
  expectThat(grownMb < 300, `the server grew by ${grownMb.toFixed(0)} MB`);
  expectThat(cpuSeconds < 8, `it took ${cpuSeconds.toFixed(1)} s of the processor`);
}

export const flashes = (count: number) =>
  `%FSLAX46Y46*%\n%MOMM*%\n%ADD10C,0.1*%\nD10*\n${Array.from({ length: count }, (_, at) => `X${(at % 2000) * 1000}Y${Math.trunc(at / 2000) * 1000}D03*`).join("\n")}\nM02*\n`;

export const uploads: AttackCase[] = [
  {
    id: "F01",
    title: "One byte more than a file may have",
    isLong: true,
    run: async (target) => {
      const before = target.usage().residentMb;
      const { body } = await target.upload(Buffer.alloc(100 * MIB + 1, "PK"), {});
      expectThat(body.type === "error", "it was taken");
      const grown = target.usage().residentMb - before;
      expectThat(grown < 250, `the server grew by ${grown.toFixed(0)} MB`);
    },
  },
  {
    id: "F04",
    title: "Files that are not what they say",
    run: async ({ upload }) => {
      for (const [name, fileType, content] of [
        ["picture.png", 13, "PK\x05\x06"],
        ["board.zip", 8, "MZ\x90\x00 a program"],
        ["board.zip", 999, "PK\x05\x06"],
      ] as const) {
        const { body } = await upload(Buffer.from(content, "latin1"), { name, fileType });
        expectThat(body.type === "error", `${name} as ${fileType} was taken`);
      }
    },
  },
  {
    id: "F05",
    title: "Archives whose names lead elsewhere",
    run: (target) =>
      bounded(
        target,
        "slip.zip",
        zipOf({ "../../../etc/x.gbr": flashes(10), "C:\\x.gbr": "M02*", "/abs.gbr": "M02*" }),
      ),
  },
  {
    id: "F06",
    title: "An archive of zeros, a thousand times as large inside",
    run: (target) => bounded(target, "bomb.zip", zipOf({ "a.gbr": Buffer.alloc(300 * MIB) })),
  },
  {
    id: "F07",
    title: "Archives cut short and with a wrong length",
    run: async (target) => {
      const whole = Buffer.from(zipOf({ "a.gbr": flashes(100) }));
      await bounded(target, "cut.zip", whole.subarray(0, whole.length - 30));
      whole.writeUInt32LE(0xffff_ffff, 22);
      await bounded(target, "lies.zip", whole);
    },
  },
  {
    id: "F11",
    title: "Eagle boards with entities, of files and of themselves",
    run: async (target) => {
      const entities = `<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, at) => `<!ENTITY ${"bcdefghij"[at]} "${`&${"abcdefghi"[at]};`.repeat(10)}">`).join("")}`;
      for (const doctype of [
        `<!DOCTYPE eagle [<!ENTITY x SYSTEM "file:///etc/passwd">]>`,
        `<!DOCTYPE eagle [${entities}]>`,
      ])
        await bounded(
          target,
          "x.brd",
          Buffer.from(`<?xml version="1.0"?>${doctype}<eagle version="9"><drawing>&x;&j;</drawing></eagle>`),
        );
    },
  },
  {
    id: "F11c",
    title: "An Eagle board of four million character references",
    run: (target) =>
      bounded(
        target,
        "x.brd",
        Buffer.from(
          `<?xml version="1.0"?><eagle version="9"><drawing><board><plain><text>${"&#65;".repeat(4_000_000)}</text></plain></board></drawing></eagle>`,
        ),
      ),
  },
  {
    id: "F12",
    title: "A KiCad board a million brackets deep, and one without an end",
    run: async (target) => {
      await bounded(target, "x.kicad_pcb", Buffer.from(`(kicad_pcb ${"(a ".repeat(1_000_000)}`));
      await bounded(
        target,
        "x.kicad_pcb",
        Buffer.from(`(kicad_pcb (version 20240108) (net 0 "${"x".repeat(5_000_000)}`),
      );
    },
  },
  {
    id: "F14",
    title: "Three million flashes in a small archive",
    run: (target) => bounded(target, "flashes.zip", zipOf({ "top.gtl": flashes(3_000_000) })),
  },
  {
    id: "F14s",
    title: "A step and repeat of a million times a million",
    run: (target) =>
      bounded(
        target,
        "repeat.zip",
        zipOf({
          "top.gtl": `%FSLAX46Y46*%\n%MOMM*%\n%ADD10C,0.1*%\n%SRX1000000Y1000000I1J1*%\nD10*\nX0Y0D03*\n%SR*%\nM02*\n`,
        }),
      ),
  },
  {
    id: "F18",
    title: "File names that are addresses, commands or turned around",
    run: async ({ upload }) => {
      const content = Buffer.from([0x50, 0x4b, 0x05, 0x06, ...new Uint8Array(18)]);
      for (const name of [
        "../../etc/passwd.zip",
        "con.zip",
        "\u202Egpj.zip",
        ".hidden.zip",
        `${"a".repeat(4000)}.zip`,
      ]) {
        const { status, body } = await upload(content, { name });
        const { fileName = "" } = (body.data ?? {}) as { fileName?: string };
        expectThat(
          status === 200 && !/[/\\\u202E\0]/.test(fileName) && fileName.length <= 255,
          `${name.slice(0, 20)} became ${fileName.slice(0, 40)}`,
        );
      }
    },
  },
  {
    id: "F20",
    title: "Uploads of a visitor who is another one each time",
    isLong: true,
    run: async ({ upload }) => {
      const small = Buffer.concat([Buffer.from("PK\x05\x06"), Buffer.alloc(18)]);
      const large = Buffer.concat([small, Buffer.alloc(99 * MIB)]);
      const codeOf = async (content: Uint8Array, from: string) => {
        const { status, body } = await upload(content, { from });
        return body.type === "success" ? "taken" : `${status} ${String(body.code)}`;
      };
      // Many IP addresses of one network; each caller without a cookie is a separate visitor.
      const near = (at: number) => `2001:db8:5:5::${at.toString(16)}`;
      const far = "2001:db8:6:6::1";
      expectThat((await codeOf(small, near(0))) === "taken", "a small file is refused before the quota is used");
      // A network's visitors may upload 1 GiB per hour: ten of these are 990 MiB.
      for (let at = 1; at <= 10; at++) {
        const code = await codeOf(large, near(at));
        expectThat(code === "taken", `file ${at} of 99 MB was answered ${code}`);
      }
      for (let at = 11; at <= 13; at++) {
        const code = await codeOf(large, near(at));
        expectThat(code === "200 UPLOAD_QUOTA", `file ${at} of 99 MB was answered ${code}`);
      }
      expectThat((await codeOf(small, far)) === "taken", "a small file of another network is refused");
      expectThat((await codeOf(large, far)) === "taken", "a large file of another network is refused");
    },
  },
  {
    id: "F21",
    title: "An upload that ends half way",
    run: async ({ raw, call }) => {
      const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n\r\nPK';
      await raw(
        `POST /api/eda/file/upload HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n${head}`,
        1,
      );
      expectThat((await call("/api/ready")).status === 200, "the server is not ready after it");
    },
  },
];
