import { UNKNOWN_FACTS } from "../support/board-facts";
import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { err, ok } from "@/lib/base/result";
import { addToCart } from "@/lib/contracts/cart";
import { downloadFile, uploadFile } from "@/lib/contracts/file";
import { createBoardProject, getBoard, getBoardArchive, getBoardPicture } from "@/lib/contracts/gerber";
import { createBoardReader } from "@/lib/server/gerber/board-worker-client";
import { createTestApi, type TestApi } from "../support/api";

const ZIP = Buffer.from([0x50, 0x4b, 0x05, 0x06, ...new Uint8Array(18)]);
/** The first bytes of a Sprint-Layout 6 board. */
const LAY6 = Buffer.from([0x06, 0x33, 0xaa, 0xff, ...new Uint8Array(28)]);
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});

type Sent = {
  fileType?: number | string;
  batchUid?: string;
  name?: string;
  content?: Buffer;
  token?: string;
  cookie?: string;
};

async function send({ fileType = 8, batchUid, name = "board.zip", content = ZIP, token, cookie }: Sent, to = api) {
  const form = new FormData();
  form.set("fileType", String(fileType));
  if (batchUid) form.set("batchUid", batchUid);
  form.set("file", new File([new Uint8Array(content)], name));
  const headers: Record<string, string> = { host: "localhost:3000", "x-locale": "en" };
  if (token) headers.authorization = token;
  if (cookie) headers.cookie = cookie;
  const response = await to.send(`http://localhost:3000${uploadFile.path}`, { method: "POST", body: form, headers });
  const body = (await response.json()) as {
    type: string;
    code?: string;
    data: { fileUrl: string; fileName: string; size: number; sha256: string };
  };
  return { ...body, status: response.status, cookie: (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "" };
}

function storedFiles(to = api): string[] {
  const folder = path.join(to.deps.environment.dataDir, "files");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

describe("an upload", () => {
  it("comes back byte for byte, under its own name, to whoever sent it", async () => {
    const { token } = await api.signUp();
    const content = Buffer.concat([ZIP.subarray(0, 4), randomBytes(300_000), ZIP]);
    const sent = await send({ token, name: "板子 v2.zip", content });
    expect(sent.data).toMatchObject({
      fileName: "板子 v2.zip",
      size: content.length,
      sha256: createHash("sha256").update(content).digest("hex"),
    });
    const back = await api.fetchFile(downloadFile, { fileUrl: sent.data.fileUrl }, { token });
    expect(Buffer.from(await back.arrayBuffer()).equals(content)).toBe(true);
    expect(back.headers.get("content-disposition")).toContain("filename*=UTF-8''%E6%9D%BF%E5%AD%90%20v2.zip");
    expect([back.headers.get("x-content-type-options"), back.headers.get("content-security-policy")]).toEqual([
      "nosniff",
      expect.stringContaining("sandbox"),
    ]);
  });

  it("is nobody else's: another account, another visitor and no visitor get what a missing file gets", async () => {
    const mine = await send({});
    expect(mine.cookie).toMatch(/^visitor=[\w-]{22}$/);
    const other = await send({});
    const { token } = await api.signUp();
    const asked = [
      await api.call(createBoardProject, { gerberUrl: mine.data.fileUrl, projectName: "x" }, { cookie: other.cookie }),
      await api.call(createBoardProject, { gerberUrl: mine.data.fileUrl, projectName: "x" }, { token }),
      await api.call(createBoardProject, { gerberUrl: "missing", projectName: "x" }, { token }),
    ];
    expect(asked.map(({ status, code, message }) => [status, code, message])).toEqual(
      Array.from({ length: 3 }, () => [200, "NOT_FOUND", asked[2]?.message]),
    );
    const file = await api.fetchFile(downloadFile, { fileUrl: mine.data.fileUrl }, { token });
    expect(((await file.json()) as { code: string }).code).toBe("NOT_FOUND");
  });

  it("moves to the account when its visitor signs in, and leaves the visitor", async () => {
    const mine = await send({});
    const { token } = await api.signUp({ cookie: mine.cookie });
    expect(
      (await api.fetchFile(downloadFile, { fileUrl: mine.data.fileUrl }, { token })).headers.get("content-type"),
    ).toBe("application/zip");
    const asVisitor = await api.fetchFile(downloadFile, { fileUrl: mine.data.fileUrl }, { cookie: mine.cookie });
    expect(((await asVisitor.json()) as { code: string }).code).toBe("NOT_FOUND");
  });

  it.each([
    ["an executable named zip", { content: Buffer.from("MZ\x90\x00 this program") }, "WRONG_FILE_FORMAT"],
    ["a picture named zip", { content: PNG }, "WRONG_FILE_FORMAT"],
    ["a Fritzing project", { name: "lamp.fzz" }, "FRITZING_NOT_READ"],
    ["a Sprint-Layout board", { name: "lamp.lay6", content: LAY6 }, "SPRINT_LAYOUT_NOT_READ"],
    ["a Sprint-Layout board named zip", { content: LAY6 }, "SPRINT_LAYOUT_NOT_READ"],
    ["a tgz archive", { name: "job.tgz", content: gzipSync("job") }, "PACKED_NOT_READ"],
    ["a tar.gz archive", { name: "job.tar.gz", content: gzipSync("job") }, "PACKED_NOT_READ"],
    ["a gzip file named zip", { content: gzipSync("job") }, "PACKED_NOT_READ"],
    ["a zip named png", { fileType: 13, name: "me.png" }, "WRONG_FILE_FORMAT"],
    [
      "a page named png",
      { fileType: 13, name: "me.png", content: Buffer.from("<html><script>alert(1)</script>") },
      "WRONG_FILE_FORMAT",
    ],
    ["an svg as a picture", { fileType: 14, name: "me.svg", content: Buffer.from("<svg/>") }, "WRONG_FILE_FORMAT"],
    ["nothing", { content: Buffer.alloc(0) }, "EMPTY_FILE"],
    ["an unknown kind", { fileType: 999 }, "INVALID_INPUT"],
    ["no kind", { fileType: "" }, "INVALID_INPUT"],
    [
      "an avatar over 1 MB",
      { fileType: 13, name: "me.png", content: Buffer.concat([PNG, Buffer.alloc(1024 * 1024)]) },
      "FILE_TOO_LARGE",
    ],
  ])("of %s is refused and leaves nothing behind", async (_what, sent, code) => {
    const before = storedFiles().length;
    expect((await send(sent)).code).toBe(code);
    expect(storedFiles()).toHaveLength(before);
  });

  it("is the ninth of its batch only as a refusal, also when nine come at once", async () => {
    const { token } = await api.signUp();
    const answers = await Promise.all(Array.from({ length: 9 }, () => send({ token, batchUid: "batch" })));
    expect(answers.filter(({ type }) => type === "success")).toHaveLength(8);
    expect(answers.filter(({ code }) => code === "TOO_MANY_FILES")).toHaveLength(1);
    const other = await api.signUp();
    expect((await send({ token: other.token, batchUid: "batch" })).type).toBe("success");
  });
});

describe("nothing is fetched for a caller", () => {
  it.each([
    "http://127.0.0.1:5432",
    "http://169.254.169.254/",
    "http://[::ffff:a9fe:a9fe]/",
    "http://0/",
    "2130706433",
    "0x7f.1",
    "file:///etc/passwd",
    "gopher://x",
    "data:,x",
    "../../etc/passwd",
  ])("a gerberUrl of %s is a handle that does not exist", async (gerberUrl) => {
    const { token } = await api.signUp();
    const answer = await api.call(createBoardProject, { gerberUrl, projectName: "x" }, { token });
    expect(answer.code).toBe("NOT_FOUND");
  });
});

describe("a board", () => {
  const READING = {
    facts: {
      ...UNKNOWN_FACTS,
      widthMm: 1,
      heightMm: 1,
      layers: 2,
      minTraceMm: null,
      minSpaceMm: null,
      minDrillMm: null,
      drillCount: 0,
      slotCount: 0,
      castellated: null,
      goldFingers: null,
      boards: 1,
      outline: "missing" as const,
    },
    layers: [],
    warnings: [{ code: "OUTLINE_MISSING" }],
    topSvg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    bottomSvg: "<svg/>",
  };

  it("is shown, drawn and bought by its owner alone", async () => {
    const readable = await createTestApi({ deps: { readBoardFile: () => Promise.resolve(ok(READING)) } });
    const [ann, bob] = [await readable.signUp(), await readable.signUp()];
    const { data } = await send({ token: ann.token }, readable);
    const { projectId } = (
      await readable.call(createBoardProject, { gerberUrl: data.fileUrl, projectName: "Lamp" }, { token: ann.token })
    ).data;
    const picture = await readable.fetchFile(getBoardPicture, { projectId, side: "top" }, { token: ann.token });
    expect([picture.headers.get("content-type"), await picture.text()]).toEqual(["image/svg+xml", READING.topSvg]);
    expect(picture.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect((await readable.call(getBoard, { projectId }, { token: bob.token })).code).toBe("NOT_FOUND");
    expect(
      (
        (await (
          await readable.fetchFile(getBoardPicture, { projectId, side: "top" }, { token: bob.token })
        ).json()) as { code: string }
      ).code,
    ).toBe("NOT_FOUND");
    expect(
      (await readable.call(addToCart, { itemType: "Custom", projectId, specification: {} }, { token: bob.token })).code,
    ).toBe("NOT_FOUND");
  });

  it("gives back the archive it was read from, byte for byte and under its name, to its owner alone", async () => {
    const readable = await createTestApi({ deps: { readBoardFile: () => Promise.resolve(ok(READING)) } });
    const [ann, bob] = [await readable.signUp(), await readable.signUp()];
    const content = Buffer.concat([ZIP.subarray(0, 4), randomBytes(5_000), ZIP]);
    const { data } = await send({ token: ann.token, name: "台灯 v2.zip", content }, readable);
    const { projectId } = (
      await readable.call(createBoardProject, { gerberUrl: data.fileUrl, projectName: "Lamp" }, { token: ann.token })
    ).data;
    const archive = await readable.fetchFile(getBoardArchive, { projectId }, { token: ann.token });
    expect(Buffer.from(await archive.arrayBuffer()).equals(content)).toBe(true);
    expect(archive.headers.get("content-disposition")).toBe(
      `attachment; filename="__ v2.zip"; filename*=UTF-8''${encodeURIComponent("台灯 v2.zip")}`,
    );
    const refusals = [
      await readable.fetchFile(getBoardArchive, { projectId }, { token: bob.token }),
      await readable.fetchFile(getBoardArchive, { projectId }, {}),
      await readable.fetchFile(getBoardArchive, { projectId: "another" }, { token: ann.token }),
    ];
    const codes = await Promise.all(refusals.map(async (answer) => ((await answer.json()) as { code: string }).code));
    expect(codes).toEqual(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND"]);
  });

  it("says what was wrong with its archive, in the reader's language", async () => {
    const broken = await createTestApi({ deps: { readBoardFile: () => Promise.resolve(err("ARCHIVE_ENCRYPTED")) } });
    const { token } = await broken.signUp();
    const { data } = await send({ token }, broken);
    const answer = await broken.call(
      createBoardProject,
      { gerberUrl: data.fileUrl, projectName: "x" },
      { token, headers: { "x-locale": "zh" } },
    );
    expect([answer.code, /\p{Script=Han}/u.test(answer.message)]).toEqual(["ARCHIVE_ENCRYPTED", true]);
  });

  it.each(["", " ", "a/b", "x".repeat(201), "a\u0000b"])("is not named %j", async (projectName) => {
    const { token } = await api.signUp();
    expect((await api.call(createBoardProject, { gerberUrl: "x", projectName }, { token })).code).toBe("INVALID_INPUT");
  });

  it("is read from its archive in a worker, which refuses an empty one", async () => {
    const real = await createTestApi({ deps: { readBoardFile: createBoardReader() } });
    const { token } = await real.signUp();
    const { data } = await send({ token }, real);
    expect((await real.call(createBoardProject, { gerberUrl: data.fileUrl, projectName: "x" }, { token })).code).toBe(
      "ARCHIVE_EMPTY",
    );
  });
});
