import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { openArchive } from "@/lib/core/archive/archive";
import type { ArchiveWarning } from "@/lib/core/archive/refusal";
import { bytesOf, zip } from "../../support/archives";

const GERBER = "%FSLAX46Y46*%\n%MOMM*%\n%ADD10C,0.1*%\nD10*\nX0Y0D03*\nM02*\n";
const DRILL = "M48\nMETRIC\nT1C0.3\n%\nT1\nX10Y10\nM30\n";
const IPC2581 =
  '<?xml version="1.0" encoding="UTF-8"?>\n<IPC-2581 revision="C" xmlns="http://webstds.ipc.org/2581">\n</IPC-2581>\n';
const ODB = ["matrix/matrix", "misc/info", "steps/pcb/stephdr", "steps/pcb/layers/top/features", "fonts/standard"];

/** A tar of empty files, or of files with 600 bytes each. */
function tar(names: readonly string[], size = 0): Uint8Array {
  const blocks = names.map((name) => {
    const block = new Uint8Array(512 + (size > 0 ? 1024 : 0));
    block.set(bytesOf(name));
    block.set(bytesOf(`${size.toString(8).padStart(11, "0")} `), 124);
    block.set(bytesOf("ustar"), 257);
    return block;
  });
  return new Uint8Array(Buffer.concat([...blocks, new Uint8Array(1024)]));
}

async function open(bytes: Uint8Array) {
  const warnings: ArchiveWarning[] = [];
  const result = await openArchive(bytes, { onWarning: (warning) => warnings.push(warning) });
  return { code: result.ok ? undefined : result.code, warnings };
}

const entries = (names: readonly string[], content = "x") => names.map((name) => ({ name, content }));

describe("fabrication data that we do not read is refused by its own name", () => {
  it.each<[string, string, () => Uint8Array]>([
    [
      "ODB++ as tgz",
      "ODB_NOT_READ",
      () =>
        new Uint8Array(
          gzipSync(
            tar(
              ODB.map((name) => `job/${name}`),
              600,
            ),
          ),
        ),
    ],
    ["ODB++ as tgz without a folder around it", "ODB_NOT_READ", () => new Uint8Array(gzipSync(tar(ODB)))],
    ["ODB++ as zip", "ODB_NOT_READ", () => zip(entries(ODB.map((name) => `job/${name}`)))],
    ["ODB++ with packed features", "ODB_NOT_READ", () => zip(entries(["job/steps/pcb/layers/top/features.Z"]))],
    [
      "ODB++ with more files than a board may have",
      "ODB_NOT_READ",
      () => zip(entries(Array.from({ length: 600 }, (_, at) => `job/steps/pcb/layers/l${at}/features`))),
    ],
    ["ODB++ as tgz in a zip", "ODB_NOT_READ", () => zip([{ name: "job.tgz", content: gzipSync(tar(ODB)) }])],
    ["IPC-2581 as it is", "IPC2581_NOT_READ", () => bytesOf(IPC2581)],
    ["IPC-2581 with a prefix", "IPC2581_NOT_READ", () => bytesOf(IPC2581.replaceAll("IPC-2581 ", "ns:IPC-2581 "))],
    ["IPC-2581 as gz", "IPC2581_NOT_READ", () => new Uint8Array(gzipSync(IPC2581))],
    ["IPC-2581 in a zip", "IPC2581_NOT_READ", () => zip([{ name: "board.cvg", content: IPC2581 }])],
  ])("%s: %s", async (_, code, make) => {
    expect((await open(make())).code).toBe(code);
  });

  it("a cut-off tgz is still known by its first files", async () => {
    const whole = new Uint8Array(
      gzipSync(Buffer.concat([tar(ODB), Buffer.from(Array.from({ length: 50_000 }, (_, k) => (k * 7919) % 251))])),
    );
    expect((await open(whole.subarray(0, whole.length - 100))).code).toBe("ODB_NOT_READ");
  });
});

describe("what only resembles it is not", () => {
  it.each<[string, string, () => Uint8Array]>([
    ["a tgz of anything", "PACKED_NOT_READ", () => new Uint8Array(gzipSync(tar(["src/main.c", "readme.txt"])))],
    ["a gz of text", "PACKED_NOT_READ", () => new Uint8Array(gzipSync("hello"))],
    ["damaged gz", "PACKED_NOT_READ", () => Uint8Array.of(0x1f, 0x8b, 8, 0, 1, 2, 3)],
    ["another XML", "NOT_AN_ARCHIVE", () => bytesOf('<?xml version="1.0"?><eagle/>')],
  ])("%s: %s", async (_, code, make) => {
    expect((await open(make())).code).toBe(code);
  });
});

describe("beside Gerber files it is left out, and named", () => {
  it.each([
    [
      "ODB++",
      [...entries(ODB.map((name) => `odb/${name}`)), { name: "b.gtl", content: GERBER }],
      "ODB_IGNORED",
      "odb/matrix/matrix",
    ],
    [
      "IPC-2581",
      [
        { name: "b.drl", content: DRILL },
        { name: "b.xml", content: IPC2581 },
      ],
      "IPC2581_IGNORED",
      "b.xml",
    ],
  ])("%s", async (_, files, code, file) => {
    expect(await open(zip(files))).toEqual({ code: undefined, warnings: [{ code, file }] });
  });
});
