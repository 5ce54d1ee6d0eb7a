// Images of projects: who may add and see them, what is taken for one, and what becomes of the stored bytes.

import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { deflateSync } from "node:zlib";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeAccount, exportAccount } from "@/lib/contracts/account-sessions";
import { downloadFile, FILE_TYPES, uploadFile } from "@/lib/contracts/file";
import * as contracts from "@/lib/contracts/project";
import { addProjectImage, getProjectImage, MAX_PROJECT_IMAGES } from "@/lib/contracts/project-image";
import { printProject } from "@/lib/contracts/project-picture";
import { complaints } from "@/lib/server/db/tables/order-care";
import { projectImages } from "@/lib/server/db/tables/project-image";
import { createTestApi, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";
import { BASELINE_JPEG, codedPng, greyPng, PNG_METADATA, talkativeJpeg } from "../support/pictures";
import { createShop, type Person } from "../support/shop";

let api: TestApi;
let ann: Person;
let bob: Person;
let projectId: string;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  await emptyDatabase(api.db);
  for (const key of stored()) await api.deps.store.remove(key);
  [ann, bob] = [await api.signUp(), await api.signUp()];
  projectId = await newProject(ann);
});

type Who = { token: string };
type Sent = { content?: Buffer; name?: string; fileType?: number };

const PNG = greyPng(9, 6);
const hash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

const newProject = async (who: Who) =>
  (await api.call(contracts.createProject, { projectType: 0 }, who)).data.projectId;
const linkTo = async (id: string, right: contracts.ShareRight) =>
  (await api.call(contracts.shareProject, { projectId: id, right }, ann)).data.token;

/** Answers the handle, or the code of the refusal. */
async function send({ content = PNG, name = "logo.png", fileType = FILE_TYPES.image }: Sent, who: Who) {
  const form = new FormData();
  form.set("fileType", String(fileType));
  form.set("file", new File([new Uint8Array(content)], name));
  const headers = { host: "localhost:3000", "x-locale": "en", authorization: who.token };
  const response = await api.send(`http://localhost:3000${uploadFile.path}`, { method: "POST", body: form, headers });
  const { code, data } = (await response.json()) as { code?: string; data?: { fileUrl: string } };
  return { code, fileUrl: data?.fileUrl ?? "" };
}

async function add(sent: Sent = {}, who: Who = ann, more: { projectId?: string; token?: string } = {}) {
  const { fileUrl } = await send(sent, who);
  return api.call(addProjectImage, { projectId, fileUrl, ...more }, who);
}

const see = (file: string, who?: Who, more: { projectId?: string; token?: string } = {}) =>
  api.fetchFile(getProjectImage, { projectId, file, ...more }, who);
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

const stored = (): string[] =>
  readdirSync(path.join(api.deps.environment.dataDir, "files"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const keys = async () =>
  (await api.db.select({ key: projectImages.storageKey }).from(projectImages)).map(({ key }) => key);

async function purge(id: string, who: Who): Promise<void> {
  await api.call(contracts.deleteProject, { id }, who);
  await api.call(contracts.purgeProjects, { projectIds: [id] }, who);
}

describe("adding an image to a project", () => {
  it("answers its name and size, and shows it inline, kept by one browser alone", async () => {
    const { data } = await add();
    expect(data).toEqual({ file: hash(PNG), width: 9, height: 6 });
    const shown = await see(data.file, ann);
    const names = ["content-type", "cache-control", "x-content-type-options", "content-security-policy"];
    expect([...names, "content-disposition"].map((name) => shown.headers.get(name))).toEqual([
      ...["image/png", "private, max-age=31536000, immutable", "nosniff"],
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "inline; filename=\"image.png\"; filename*=UTF-8''image.png",
    ]);
    expect(await bytesOf(shown)).toEqual(PNG);
  });

  it("keeps nothing that a camera or a drawing program wrote beside the picture, nor the upload", async () => {
    for (const [content, name] of [
      [greyPng(5, 5, PNG_METADATA), "a.png"],
      [talkativeJpeg(BASELINE_JPEG), "a.jpg"],
    ] as const) {
      const { fileUrl } = await send({ content, name }, ann);
      const { data } = await api.call(addProjectImage, { projectId, fileUrl }, ann);
      const bytes = await bytesOf(await see(data.file, ann));
      expect([bytes.includes("SECRET"), hash(bytes)]).toEqual([false, data.file]);
      expect(await codeOf(await api.fetchFile(downloadFile, { fileUrl }, ann))).toBe("NOT_FOUND");
    }
    expect(stored().toSorted()).toEqual((await keys()).toSorted());
  });

  it("stores the same image once", async () => {
    const [first, second] = [await add(), await add()];
    expect(second.data).toEqual(first.data);
    expect([stored().length, (await keys()).length]).toEqual([1, 1]);
  });

  it("needs the right to edit", async () => {
    const none = "NOT_FOUND";
    expect((await add({}, bob)).code).toBe(none);
    expect((await add({}, bob, { token: "x".repeat(22) })).code).toBe(none);
    for (const right of ["view", "copy"] as const)
      expect((await add({}, bob, { token: await linkTo(projectId, right) })).code).toBe(none);
    expect((await add({}, bob, { token: await linkTo(projectId, "edit") })).data.file).toBe(hash(PNG));
    expect((await add({}, ann, { projectId: "example-blinker" })).code).toBe(none);
    expect((await add({}, ann, { projectId: await createShop(api).addProject(ann) })).code).toBe(none);
    const { fileUrl } = await send({}, bob);
    for (const who of [undefined, bob])
      expect((await api.call(addProjectImage, { projectId, fileUrl }, who)).type).toBe("error");
    // Nothing was taken from who may not add it.
    expect(await bytesOf(await api.fetchFile(downloadFile, { fileUrl }, bob))).toEqual(PNG);
    await api.call(contracts.deleteProject, { id: projectId }, ann);
    expect((await add()).code).toBe(none);
  });

  it("takes one's own pictures of the right kind alone", async () => {
    const { fileUrl } = await send({}, bob);
    expect((await api.call(addProjectImage, { projectId, fileUrl }, ann)).code).toBe("NOT_FOUND");
    expect((await add({ fileType: FILE_TYPES.avatar })).code).toBe("NOT_FOUND");
    expect((await api.call(addProjectImage, { projectId, fileUrl: "none" }, ann)).code).toBe("NOT_FOUND");
  });

  it("takes no file that is none, or that holds more than it says", async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const html = Buffer.from("<!doctype html><script>alert(1)</script>");
    for (const content of [svg, html])
      for (const name of ["a.svg", "a.png"])
        expect((await send({ content, name }, ann)).code).toBe("WRONG_FILE_FORMAT");
    expect((await send({ content: Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]) }, ann)).code).toBe(
      "FILE_TOO_LARGE",
    );
    const bomb = codedPng({ width: 9, height: 6 }, deflateSync(Buffer.alloc(1024 * 1024)));
    for (const content of [PNG.subarray(0, -20), greyPng(50_000, 50_000), greyPng(0, 0), bomb]) {
      const { code } = await add({ content });
      expect(code).toBe("WRONG_FILE_FORMAT");
    }
    expect(stored()).toEqual([]);
  });

  it("takes no more than there is place for", async () => {
    await add();
    const rows = Array.from({ length: MAX_PROJECT_IMAGES - 1 }, (_, at) => ({
      ...{ projectId, file: String(at).padStart(64, "0"), storageKey: "shared", mime: "image/png" as const },
      ...{ size: 1, widthPx: 1, heightPx: 1 },
    }));
    await api.db.insert(projectImages).values(rows);
    expect((await add({ content: greyPng(3, 3) })).code).toBe("TOO_MANY_RECORDS");
    expect((await add()).data.file).toBe(hash(PNG));
    const other = await newProject(ann);
    const large = rows.slice(0, 5).map((row) => ({ ...row, projectId: other, size: 1024 ** 3, storageKey: row.file }));
    await api.db.insert(projectImages).values(large);
    expect((await add({ content: greyPng(3, 3) }, ann, { projectId: other })).code).toBe("UPLOAD_QUOTA");
    expect((await add({ content: greyPng(3, 3) }, bob, { projectId: await newProject(bob) })).type).toBe("success");
  });

  it("leaves a photograph with the complaint that shows it", async () => {
    const shop = createShop(api);
    const orderId = await shop.mustOrder(ann);
    const { fileUrl } = await send({}, ann);
    const complaint = { id: "c1", orderId, reason: "quality", wish: "refund", text: "Scratched" };
    await api.db.insert(complaints).values({ ...complaint, fileIds: [fileUrl] });
    expect((await api.call(addProjectImage, { projectId, fileUrl }, ann)).data.file).toBe(hash(PNG));
    expect(await bytesOf(await api.fetchFile(downloadFile, { fileUrl }, ann))).toEqual(PNG);
  });
});

describe("an image of a project", () => {
  it("is shown to its owner, in the recycle bin too, and to those with its link", async () => {
    const { file } = (await add()).data;
    const token = await linkTo(projectId, "view");
    expect(await bytesOf(await see(file, undefined, { token }))).toEqual(PNG);
    expect(await bytesOf(await see(file, bob, { token }))).toEqual(PNG);
    const refused = [
      await see(file),
      await see(file, bob),
      await see(file, bob, { token: "x".repeat(22) }),
      await see("0".repeat(64), ann),
      await see(file, ann, { projectId: "example-blinker" }),
      await see(file, bob, { projectId: await newProject(bob) }),
    ];
    expect(await Promise.all(refused.map(codeOf))).toEqual(Array.from({ length: 6 }, () => "NOT_FOUND"));
    for (const name of ["..%2f", "A".repeat(64), file.slice(1), `${file}0`])
      expect(await codeOf(await see(name, ann))).toMatch(/^(INVALID_INPUT|UNKNOWN_ROUTE)$/);
    await api.call(contracts.deleteProject, { id: projectId }, ann);
    expect(await bytesOf(await see(file, ann))).toEqual(PNG);
    expect(await codeOf(await see(file, bob, { token }))).toBe("NOT_FOUND");
    await api.call(contracts.purgeProjects, { projectIds: [projectId] }, ann);
    expect(await codeOf(await see(file, ann))).toBe("NOT_FOUND");
  });

  it("stays with a copy of the project, and goes with the last of them", async () => {
    const { file } = (await add()).data;
    const token = await linkTo(projectId, "copy");
    const copy = (await api.call(contracts.copyProject, { projectId, token }, bob)).data.projectId;
    expect([stored().length, (await keys()).length]).toEqual([1, 2]);
    await purge(projectId, ann);
    expect(await bytesOf(await see(file, bob, { projectId: copy }))).toEqual(PNG);
    expect(stored()).toHaveLength(1);
    await purge(copy, bob);
    expect([stored(), await keys()]).toEqual([[], []]);
  });

  it("goes with the account, unless another has a copy, and is part of what the person takes along", async () => {
    const { file } = (await add()).data;
    await add({ content: greyPng(3, 3) }, ann, { projectId: await newProject(ann) });
    const copy = (await api.call(contracts.copyProject, { projectId, token: await linkTo(projectId, "copy") }, bob))
      .data.projectId;
    const taken = (await (await api.fetchFile(exportAccount, {}, ann)).json()) as { images: Record<string, unknown>[] };
    expect(taken.images).toHaveLength(2);
    expect(taken.images.find((image) => image.file === file)).toEqual({
      ...{ projectId, file, mime: "image/png", size: PNG.length, widthPx: 9, heightPx: 6 },
      ...{ createdAt: expect.any(String) as string, content: PNG.toString("base64") },
    });
    expect((await api.call(closeAccount, { password: "correct horse battery" }, ann)).code).toBeUndefined();
    expect(stored()).toEqual(await keys());
    expect(await bytesOf(await see(file, bob, { projectId: copy }))).toEqual(PNG);
  });

  it("is drawn in the PDF", async () => {
    const { file } = (await add({ content: BASELINE_JPEG, name: "a.jpg" })).data;
    const { content, version } = (await api.call(contracts.getDocument, { projectId }, ann)).data;
    const at = { x: 500_000, y: 500_000 };
    const image = { type: 19, id: "image", sheetId: content.rootSheetId, at, width: 80_000, height: 60_000, file };
    const objects = [image] as typeof content.objects;
    await api.call(contracts.putDocument, { projectId, version, content: { ...content, objects } }, ann);
    const pdf = await bytesOf(await api.fetchFile(printProject, { projectId }, ann));
    expect([pdf.includes("/Subtype /Image"), pdf.includes("/DCTDecode")]).toEqual([true, true]);
    expect(pdf.includes(BASELINE_JPEG.subarray(-40))).toBe(true);
  });
});
