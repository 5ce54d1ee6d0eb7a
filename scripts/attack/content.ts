// Customers' text and pictures in places where they could become markup, URLs or commands.

import { present } from "../../lib/base/assert";
import { readSchematic, type SchematicFile, writeSchematic } from "../../lib/core/schematic/format/schematic-file";
import type { SchematicRecord, Sheet } from "../../lib/core/schematic/model/records";
import { sheetSourcesOf } from "../../lib/core/schematic/paint/sheet-primitives";
import { sheetSvg } from "../../lib/core/schematic/paint/sheet-svg";
import { type AttackCase, expectThat } from "./attack-case";
import { addAddress, addBoard, addItem, BOARD, dataOf, uploadFile } from "./customer";
import type { Target } from "./target";
import { pngOf } from "./png";
import { zipOf } from "./zip";
import { BOARD_FILES } from "../../tests/support/small-board";

const MARKUP = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>`;

async function setAvatar(target: Target, token: string, content: Uint8Array, name = "me.png") {
  const sent = await target.upload(content, { token, name, fileType: 13 });
  const { fileUrl } = (sent.body.data ?? {}) as { fileUrl?: string };
  if (fileUrl === undefined) return sent;
  return target.call("/api/eda/user/avatar", { token, body: { fileUrl } });
}

const avatarOf = (data: unknown) => (data as { avatar: string }).avatar;

export const content: AttackCase[] = [
  {
    id: "B13",
    title: "Another's avatar, by its key and by an upload of theirs",
    run: async (target) => {
      const { call } = target;
      const [mine, other] = [await target.signUp(), await target.signUp()];
      const avatar = avatarOf((await setAvatar(target, mine.token, pngOf(8, 8))).body.data);
      const before = (await call(avatar)).text;
      expectThat(before.includes("PNG"), "there is no avatar to attack");
      for (const method of ["PUT", "POST", "DELETE"]) {
        const { status } = await call(avatar, { method, token: other.token, body: {} });
        expectThat(status === 405 || status === 404, `${method} on its address was answered ${status}`);
      }
      const fileUrl = await uploadFile(target, mine.token, pngOf(8, 8), "next.png", 13);
      const answer = await call("/api/eda/user/avatar", { token: other.token, body: { fileUrl } });
      expectThat(answer.body.code === "NOT_FOUND", "another's upload became an avatar");
      const key = avatar.split("/").at(-1) ?? "";
      await call("/api/eda/user/update", { token: other.token, body: { avatar, avatarKey: key, username: "x" } });
      await call("/api/eda/user/avatar", { method: "DELETE", token: other.token, body: { key, avatarKey: key } });
      expectThat((await call(avatar)).text === before, "it was changed");
    },
  },
  {
    id: "E03",
    title: "Names of projects that are markup, paths, formulas or two lines",
    run: async (target) => {
      const { token } = await target.signUp();
      for (const name of ['"><script>alert(1)', "=HYPERLINK(1)", "🙂".repeat(200)]) {
        const { projectId, projectName } = await addBoard(target, token, name);
        expectThat(projectName === name, `${name.slice(0, 20)} became ${projectName.slice(0, 40)}`);
        const archive = await target.call(`/api/eda/project/${projectId}/archive`, { token });
        const disposition = archive.headers.get("content-disposition") ?? "";
        expectThat(/^attachment; filename="[^"\\]*"; filename\*=UTF-8''[\w.%~-]*$/.test(disposition), disposition);
      }
      const gerberUrl = await uploadFile(target, token, BOARD, "board.zip", 8);
      for (const projectName of ["../../x", "a/b", "a\0b", "🙂".repeat(201), " \t ", ""]) {
        const { body } = await target.call("/api/eda/project/gerber", { token, body: { gerberUrl, projectName } });
        expectThat(body.code === "INVALID_INPUT", `${JSON.stringify(projectName.slice(0, 12))} was taken`);
      }
    },
  },
  {
    id: "E04",
    title: "Drawings with scripts as avatar, picture and attachment",
    run: async ({ upload, signUp }) => {
      const { token } = await signUp();
      const foreign = `<svg xmlns="http://www.w3.org/2000/svg"><use href="https://evil.example/x.svg#a"/></svg>`;
      const entity = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>`;
      for (const text of [SVG, foreign, entity])
        for (const fileType of [8, 10, 13, 14])
          for (const name of ["me.svg", "me.png", "me.jpg"]) {
            const { body } = await upload(Buffer.from(text), { name, fileType, token });
            expectThat(body.code === "WRONG_FILE_FORMAT", `${name} as ${fileType}: ${String(body.code ?? body.type)}`);
          }
    },
  },
  {
    id: "E07",
    title: "Titles that end the script block of a page's metadata",
    run: async ({ call }) => {
      const title = encodeURIComponent("</script><script>alert(1)</script>");
      for (const path of [
        "/",
        "/component",
        "/assembly",
        "/product/free-dfm-check",
        `/component?keyword=${title}`,
        `/order/dfm?share=${title}`,
      ]) {
        const { text } = await call(path, { headers: { accept: "text/html" } });
        expectThat(!text.includes("<script>alert(1)"), `${path.slice(0, 20)} shows it as a script`);
        for (const [, data = ""] of text.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)) {
          expectThat(!data.includes("<"), `${path}: a "<" in its data`);
          JSON.parse(data);
        }
      }
    },
  },
  {
    id: "E08",
    title: "Pictures that are pages as well",
    run: async (target) => {
      const { token } = await target.signUp();
      const page = Buffer.from("<html><script>alert(1)</script></html>");
      const picture = Buffer.concat([pngOf(8, 8, { Comment: page.toString() }), page]);
      const fileUrl = await uploadFile(target, token, picture, "page.png", 14);
      const kept = await target.call(`/api/eda/file/${fileUrl}`, { token });
      expectThat(
        kept.headers.get("content-type") === "image/png",
        `it is sent as ${String(kept.headers.get("content-type"))}`,
      );
      expectThat(kept.headers.get("x-content-type-options") === "nosniff", "browsers may guess what it is");
      expectThat(/^attachment/.test(kept.headers.get("content-disposition") ?? ""), "it opens in the page");
      const shown = await setAvatar(target, token, picture);
      if (shown.body.type !== "success") return;
      const avatar = await target.call(avatarOf(shown.body.data));
      expectThat(!avatar.text.includes("<script>"), "the avatar still holds the page");
    },
  },
  {
    id: "E10",
    title: "Markup in a board's files, in its pictures",
    run: async (target) => {
      const { token } = await target.signUp();
      const marked = BOARD_FILES.map(({ name, content: text }) => [
        `${name.replace("b.", `b${MARKUP.replaceAll("/", "")}.`)}`,
        `%TF.GenerationSoftware,${MARKUP.replaceAll(",", "")}*%\nG04 ${MARKUP.replaceAll("*", "")}*\n${text}`,
      ]);
      const files = zipOf(Object.fromEntries(marked));
      const gerberUrl = await uploadFile(target, token, files, "board.zip", 8);
      const made = await target.call("/api/eda/project/gerber", {
        token,
        body: { gerberUrl, projectName: MARKUP.replaceAll("/", "") },
      });
      const { projectId } = dataOf<{ projectId: string }>(made, "a board");
      for (const side of ["top", "bottom"]) {
        const picture = await target.call(`/api/eda/project/${projectId}/picture?side=${side}`, { token });
        expectThat(picture.text.includes("<svg"), `there is no ${side} picture`);
        const found = /<script|onerror|onload|<foreignObject|href="(?!#)/i.exec(picture.text);
        expectThat(found === null, `the ${side} picture holds ${found?.[0] ?? ""}`);
      }
    },
  },
  {
    id: "E10s",
    title: "Markup in a schematic: its document, its SVG, thumbnail and PDF, and handles that are none",
    run: async (target) => {
      const { token } = await target.signUp();
      const made = await target.call("/api/eda/project", {
        token,
        body: { projectType: 0, projectName: MARKUP.replaceAll("/", "") },
      });
      const { projectId } = dataOf<{ projectId: string }>(made, "a schematic");
      const address = `/api/eda/project/${projectId}/document`;
      const { content, version } = dataOf<Opened>(await target.call(address, { token }), "its document");
      const drawn = marked(content);
      const put = await target.call(address, { method: "PUT", token, body: { version, content: drawn } });
      expectThat(put.body.type === "success", `it was not kept: ${put.text.slice(0, 200)}`);
      const answer = await target.call(address, { token });
      expectThat(answer.headers.get("content-type")?.startsWith("application/json") === true, "it is not sent as JSON");
      expectThat(answer.headers.get("x-content-type-options") === "nosniff", "its type may be guessed");
      const { records } = readSchematic(dataOf<Opened>(answer, "its document").content);
      const sheet = present(
        records.find((record): record is Sheet => record.kind === "sheet"),
        "its sheet",
      );
      const svg = sheetSvg(sheetSourcesOf(records), { sheet, path: "/", imageOf: (file) => file });
      const found = /<(?:script|img|foreignObject)/i.exec(svg);
      expectThat(svg.includes("&lt;script"), "its texts are not in the picture");
      expectThat(found === null, `the picture holds ${found?.[0] ?? ""}`);
      const thumbnail = await target.call(`/api/eda/project/${projectId}/thumbnail`, { token });
      expectThat(
        /^<svg [^>]*>(?:<(?:path|rect)[^<>]*>)*<\/svg>$/.test(thumbnail.text),
        "its thumbnail is more than lines",
      );
      expectThat(
        thumbnail.headers.get("x-content-type-options") === "nosniff",
        "the type of its thumbnail may be guessed",
      );
      const policy = thumbnail.headers.get("content-security-policy") ?? "";
      expectThat(policy.includes("sandbox"), "its thumbnail runs outside a sandbox");
      for (const theme of [MARKUP, "../light"]) {
        const path = `/api/eda/project/${projectId}/thumbnail?theme=${encodeURIComponent(theme)}`;
        const { body } = await target.call(path, { token });
        expectThat(body.code === "INVALID_INPUT", `the theme ${theme} was taken`);
      }
      const printed = await target.call(`/api/eda/project/${projectId}/pdf`, { token });
      expectThat(printed.text.startsWith("%PDF-"), "it is not printed");
      expectThat(!/\/(?:JavaScript|JS|OpenAction|Launch)\b/.test(printed.text), "its PDF acts by itself");
      for (const id of [MARKUP, "../x", "a b"]) {
        const objects = drawn.objects.map((object) => ({ ...object, id }));
        const body = { version: version + 1, content: { ...drawn, objects } };
        const refused = await target.call(address, { method: "PUT", token, body });
        expectThat(refused.body.type !== "success", `the id ${id} was taken`);
      }
    },
  },
  {
    id: "E11",
    title: "JSON in fields: prototypes, and a hundred thousand brackets",
    run: async (target) => {
      const { token } = await target.signUp();
      const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
      const [evil, nested] = ['{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}', deep];
      for (const text of [evil, nested, `{"crtSim":${deep}}`]) {
        const calls = [
          await target.call("/api/eda/user/point", { token, body: { point: text } }),
          await target.call("/api/eda/cart/jump/order", { token, body: { cartItemIds: text } }),
          await target.call("/api/eda/bom/upload", {
            token,
            body: { bomUrl: "x", columns: text, coordinateFile: text },
          }),
        ];
        for (const { status, text: answer } of calls) {
          expectThat(status < 500, `${text.slice(0, 12)} was answered ${status}`);
          expectThat(!answer.includes("polluted"), "it came back");
        }
      }
      expectThat(!(await target.call("/api/eda/user", { token })).text.includes("polluted"), "a prototype was changed");
    },
  },
  {
    id: "K14",
    title: "One name in two spellings of Unicode, and with signs that nobody sees",
    run: async (target) => {
      const { token } = await target.signUp();
      const { projectName } = await addBoard(target, token, "Re\u0301sistance");
      expectThat(projectName === "R\u00e9sistance", `the name was kept as ${JSON.stringify(projectName)}`);
      const password = "correct horse battery";
      for (const account of ["o\u200bne@example.com", "o\u202ene@example.com", "one@exa\u00admple.com"]) {
        const { body } = await target.call("/api/auth/register", { body: { account, password } });
        expectThat(body.type === "error", `${JSON.stringify(account)} became an account`);
      }
    },
  },
  {
    id: "E12",
    title: "Names in a remark that would hide the page's own",
    run: async (target) => {
      const { token } = await target.signUp();
      const remark = '<form id="cookie"><input name="getElementById"></form><a id="self" href="x">x</a>';
      const body = {
        cartItemIds: [await addItem(target, token)],
        receiverId: await addAddress(target, token),
        ...{ shippingMethod: "standard", remark },
      };
      const made = await target.call("/api/eda/order", { token, body });
      const { orderId } = dataOf<{ orderId: string }>(made, "an order");
      const view = await target.call(`/api/eda/order/view/${orderId}`, { token });
      expectThat(view.headers.get("content-type")?.startsWith("application/json") === true, "it is not sent as JSON");
      expectThat((view.body.data as { remark: string }).remark === remark, "it was not kept as text");
      const page = await target.call(`/my-center/orders/${orderId}`, { token, headers: { accept: "text/html" } });
      expectThat(!/id="(cookie|self)"/.test(page.text), "the page holds it as elements");
    },
  },
];

interface Opened {
  readonly version: number;
  readonly content: SchematicFile;
}

/** The sheet with markup wherever a document has a text. */
function marked(content: SchematicFile): SchematicFile {
  const { rootSheetId: sheetId, sheets } = content;
  const at = { x: 100_000, y: 100_000 };
  const style = { size: 12_700, isBold: false, isItalic: false, horizontal: "start", vertical: "middle" } as const;
  const drawn: SchematicRecord[] = [
    ...sheets.map((sheet): Sheet => ({
      ...sheet,
      kind: "sheet",
      name: MARKUP,
      titleBlock: { title: MARKUP, author: MARKUP },
    })),
    { kind: "text", id: "text", sheetId, at, text: MARKUP, rotation: 0, style },
    { kind: "net-label", id: "label", sheetId, at, rotation: 0, text: MARKUP },
    { kind: "image", id: "image", sheetId, at, width: 1_000, height: 1_000, file: `"><script>alert(1)</script>` },
  ];
  return writeSchematic({ rootSheetId: sheetId, records: drawn });
}
