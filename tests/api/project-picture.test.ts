import { Readable } from "node:stream";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as contracts from "@/lib/contracts/project";
import { getThumbnail, printProject } from "@/lib/contracts/project-picture";
import { readSchematic, writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { pdfText } from "@/tests/support/pdf-text";
import { createTestApi, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";
import { createShop } from "../support/shop";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  await emptyDatabase(api.db);
});

type Who = { token: string };
const BLINKER = "example-blinker";
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const copyBlinker = async (who: Who) => (await api.call(contracts.copyProject, { projectId: BLINKER }, who)).data;
const linkTo = async (projectId: string, who: Who) =>
  (await api.call(contracts.shareProject, { projectId, right: "view" }, who)).data.token;

/** Replaces the drawing by one without objects. */
async function clear(projectId: string, who: Who): Promise<void> {
  const { content, version } = (await api.call(contracts.getDocument, { projectId }, who)).data;
  const { records, rootSheetId } = readSchematic(content);
  const paper = writeSchematic({ rootSheetId, records: records.filter(({ kind }) => kind === "sheet") });
  await api.call(contracts.putDocument, { projectId, version, content: paper as typeof content }, who);
}

describe.each([
  ["a thumbnail", getThumbnail],
  ["a PDF", printProject],
] as const)("%s of a project", (_title, endpoint) => {
  it("is for its owner, those with its link, and of examples for everybody", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const { projectId } = await copyBlinker(ann);
    const refused = [
      await api.fetchFile(endpoint, { projectId }),
      await api.fetchFile(endpoint, { projectId }, bob),
      await api.fetchFile(endpoint, { projectId, token: "x".repeat(22) }, bob),
      await api.fetchFile(endpoint, { projectId: "none" }, ann),
      await api.fetchFile(endpoint, { projectId: "example-none" }),
    ];
    expect(await Promise.all(refused.map(codeOf))).toEqual(Array.from({ length: 5 }, () => "NOT_FOUND"));
    const token = await linkTo(projectId, ann);
    const shown = [
      await api.fetchFile(endpoint, { projectId }, ann),
      await api.fetchFile(endpoint, { projectId, token }),
      await api.fetchFile(endpoint, { projectId, token }, bob),
      await api.fetchFile(endpoint, { projectId: BLINKER }),
    ];
    expect(shown.map(({ headers }) => headers.has("content-disposition"))).toEqual([true, true, true, true]);
    await api.call(contracts.unshareProject, { id: projectId }, ann);
    expect(await codeOf(await api.fetchFile(endpoint, { projectId, token }, bob))).toBe("NOT_FOUND");
  });

  it("is not made of input that is none", async () => {
    const tokens = { projectId: BLINKER, token: "short" };
    expect(await codeOf(await api.fetchFile(endpoint, tokens))).toBe("INVALID_INPUT");
  });

  it("counts neither as a visit nor as an opening", async () => {
    const ann = await api.signUp();
    const { projectId } = await copyBlinker(ann);
    const token = await linkTo(projectId, ann);
    await api.fetchFile(endpoint, { projectId, token });
    const [row] = (await api.call(contracts.listProjects, {}, ann)).data.rows;
    expect([row?.visitCount, row?.openCount]).toEqual([0, 0]);
  });
});

describe("the thumbnail of a project", () => {
  const thumbnail = (projectId: string, who?: Who, more: Record<string, string> = {}, headers = {}) =>
    api.fetchFile(getThumbnail, { projectId, ...more }, { ...who, headers });

  it("is an SVG that runs nothing and that only its reader's browser keeps", async () => {
    const { status, headers } = await thumbnail(BLINKER);
    const names = ["content-type", "cache-control", "x-content-type-options", "content-security-policy"];
    expect([status, ...names.map((name) => headers.get(name))]).toEqual([
      ...[200, "image/svg+xml", "private, no-cache", "nosniff"],
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ]);
  });

  it("has the colors of the theme", async () => {
    const texts = await Promise.all(
      ["light", "dark"].map(async (theme) => (await thumbnail(BLINKER, undefined, { theme })).text()),
    );
    expect(texts.map((text) => [text.includes("#1d6540"), text.includes("#7fcba1")])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(await codeOf(await thumbnail(BLINKER, undefined, { theme: "sepia" }))).toBe("INVALID_INPUT");
  });

  it("is sent again only after the drawing has changed", async () => {
    const ann = await api.signUp();
    const { projectId } = await copyBlinker(ann);
    const first = await thumbnail(projectId, ann);
    const tag = { "if-none-match": first.headers.get("etag") };
    expect((await thumbnail(projectId, ann, {}, tag)).status).toBe(304);
    // The tag proves no right.
    expect(await codeOf(await thumbnail(projectId, undefined, {}, tag))).toBe("NOT_FOUND");
    await clear(projectId, ann);
    const second = await thumbnail(projectId, ann, {}, tag);
    expect([second.status, await second.text()]).toEqual([200, expect.stringContaining('<rect width="480"')]);
  });

  it("is named in the lists, by another name after each change", async () => {
    const ann = await api.signUp();
    const { projectId, thumbnail: first } = await copyBlinker(ann);
    const named = async () => (await api.call(contracts.listProjects, {}, ann)).data.rows[0]?.thumbnail;
    expect([first, await named()]).toEqual(["v1", "v1"]);
    await clear(projectId, ann);
    expect(await named()).toBe("v2");
    await linkTo(projectId, ann);
    expect((await api.call(contracts.listSharedProjects, {}, ann)).data.rows[0]?.thumbnail).toBe("v2");
    await api.call(contracts.deleteProject, { id: projectId }, ann);
    expect((await api.call(contracts.listDeletedProjects, {}, ann)).data.rows[0]?.thumbnail).toBe("v2");
  });

  it("is shown in the recycle bin to its owner alone", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const { projectId } = await copyBlinker(ann);
    const token = await linkTo(projectId, ann);
    await api.call(contracts.deleteProject, { id: projectId }, ann);
    expect((await thumbnail(projectId, ann)).headers.get("content-type")).toBe("image/svg+xml");
    expect(await codeOf(await thumbnail(projectId, bob, { token }))).toBe("NOT_FOUND");
    await api.call(contracts.purgeProjects, { projectIds: [projectId] }, ann);
    expect(await codeOf(await thumbnail(projectId, ann))).toBe("NOT_FOUND");
  });

  it("is the picture of a board, where it has one", async () => {
    const ann = await api.signUp();
    const shop = createShop(api);
    const { key } = await api.deps.store.put(Readable.from(["<svg/>"]), { maxBytes: 99 });
    const pictured = await shop.addProject(ann, { topPictureKey: key });
    const plain = await shop.addProject(ann);
    const { rows } = (await api.call(contracts.listProjects, {}, ann)).data;
    const names = new Map(rows.map(({ projectId, thumbnail: name }) => [projectId, name]));
    expect([names.get(pictured), names.get(plain)]).toEqual([expect.stringMatching(/^[\w-]{16}$/), null]);
    const answer = await thumbnail(pictured, ann);
    expect([answer.headers.get("content-type"), await answer.text()]).toEqual([...["image/svg+xml", "<svg/>"]]);
    expect(await codeOf(await thumbnail(plain, ann))).toBe("NOT_FOUND");
    expect(await codeOf(await thumbnail(pictured))).toBe("NOT_FOUND");
  });
});

describe("the PDF of a project", () => {
  it("has its name, its parts, and only what was saved", async () => {
    const ann = await api.signUp();
    const { projectId } = await copyBlinker(ann);
    await api.call(contracts.renameProject, { projectId, projectName: "Blitzer <b>" }, ann);
    const response = await api.fetchFile(printProject, { projectId }, ann);
    expect([response.headers.get("content-type"), response.headers.get("content-disposition")]).toEqual([
      "application/pdf",
      "attachment; filename=\"Blitzer <b>.pdf\"; filename*=UTF-8''Blitzer%20%3Cb%3E.pdf",
    ]);
    const words = pdfText(Buffer.from(await response.arrayBuffer())).split("\n");
    expect(words).toEqual(expect.arrayContaining(["R1", "LED blinker"]));
    await clear(projectId, ann);
    const after = await api.fetchFile(printProject, { projectId }, ann);
    expect(pdfText(Buffer.from(await after.arrayBuffer())).split("\n")).not.toContain("R1");
  });

  it("is refused for a board, and for one in the recycle bin", async () => {
    const ann = await api.signUp();
    const board = await createShop(api).addProject(ann);
    const { projectId } = await copyBlinker(ann);
    await api.call(contracts.deleteProject, { id: projectId }, ann);
    for (const id of [board, projectId])
      expect(await codeOf(await api.fetchFile(printProject, { projectId: id }, ann))).toBe("NOT_FOUND");
  });
});
