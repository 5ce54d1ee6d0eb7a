// A board as its design tool keeps it, all the way: sent, read by the server's worker, drawn, measured and priced.

import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { uploadFile } from "@/lib/contracts/file";
import { createBoardProject, getBoard, getBoardPicture } from "@/lib/contracts/gerber";
import { quotePcb } from "@/lib/contracts/pcb";
import { createBoardReader } from "@/lib/server/gerber/board-worker-client";
import { gerber, simpleSetWith } from "../core/gerber/fixture-set";
import { createTestApi, type TestApi } from "../support/api";
import { zip } from "../support/archives";

const KICAD = readFileSync(path.resolve(import.meta.dirname, "../core/native-board/boards/every-record.kicad_pcb"));

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi({ deps: { readBoardFile: createBoardReader() } });
  token = (await api.signUp()).token;
});

async function send(name: string, content: Uint8Array): Promise<{ code?: string; data: { fileUrl: string } }> {
  const form = new FormData();
  form.set("fileType", "8");
  form.set("file", new File([new Uint8Array(content)], name));
  const headers = { host: "localhost:3000", "x-locale": "en", authorization: token };
  const response = await api.send(`http://localhost:3000${uploadFile.path}`, { method: "POST", body: form, headers });
  return (await response.json()) as { code?: string; data: { fileUrl: string } };
}

describe("a board file", () => {
  it("becomes a board with its facts, layers and pictures, and a price", async () => {
    const { data: file } = await send("lamp.kicad_pcb", KICAD);
    const { data: board } = await api.call(
      createBoardProject,
      { gerberUrl: file.fileUrl, projectName: "Lamp" },
      { token },
    );
    expect(board.facts).toMatchObject({ widthMm: 40, heightMm: 30, layers: 4, drillCount: 11, outline: "closed" });
    expect(
      board.layers.filter(({ type }) => type === "copper").map(({ file: name, side }) => `${name} ${side}`),
    ).toEqual(["F.Cu top", "GND plane inner", "In2.Cu inner", "B.Cu bottom"]);
    // A warning names the file as it was uploaded.
    const unfilled = KICAD.toString().replace(/\(filled_polygon[^\n]*/, ")");
    const { data: sent } = await send("unfilled.kicad_pcb", new TextEncoder().encode(unfilled));
    const answer = await api.call(createBoardProject, { gerberUrl: sent.fileUrl, projectName: "Lamp" }, { token });
    expect(answer.data.warnings.map(({ code, file: name }) => [code, name])).toEqual([
      ["POUR_UNFILLED", "unfilled.kicad_pcb"],
    ]);
    const picture = await api.send(
      `http://localhost:3000${getBoardPicture.path.replace("{projectId}", board.projectId)}?side=top`,
      { headers: { host: "localhost:3000", authorization: token } },
    );
    expect(await picture.text()).toMatch(/^<svg [^>]*width="40\.5mm" height="30\.5mm"/);
    const { widthMm, heightMm, layers } = board.facts;
    const quote = await api.callRaw(quotePcb, { widthMm, heightMm, layers, quantity: 5 });
    expect([quote.type, quote.data.violations]).toEqual(["success", []]);
    expect(quote.data.total.amountMicro).toBeGreaterThan(0);
  });

  it.each([
    ["old.brd", "PCBNEW-BOARD Version 1 date 20/11/2010\n", "KICAD_LEGACY_NOT_READ"],
    ["old.brd", "\u0010\u0000B\u0000\u0001\u0000", "EAGLE_BINARY_NOT_READ"],
    ["cut.kicad_pcb", "(kicad_pcb (version 20241229)", "NATIVE_DAMAGED"],
    ["text.pcbdoc", "|RECORD=Board|KIND=Protel_Advanced_PCB|VERSION=5.00|", "NO_LAYERS"],
  ])("%s is answered by what it is: %j", async (name, content, code) => {
    const { data } = await send(name, new TextEncoder().encode(content));
    const answer = await api.call(createBoardProject, { gerberUrl: data.fileUrl, projectName: "x" }, { token });
    expect([answer.type, answer.code]).toEqual(["error", code]);
    expect(answer.message.length).toBeGreaterThan(20);
  });

  it("of another tool in an archive is refused by that tool's name", async () => {
    const { data } = await send("job.zip", zip([{ name: "board.asc", content: "!PADS-POWERPCB-V9.4-MILS!\n" }]));
    const answer = await api.call(createBoardProject, { gerberUrl: data.fileUrl, projectName: "x" }, { token });
    expect([answer.type, answer.code]).toEqual(["error", "PADS_NOT_READ"]);
    expect(answer.message).toContain("File > CAM");
  });

  it("names the questions that its files leave open, and keeps them", async () => {
    const sheet = [0, 0, 140, 105] as const;
    const files = simpleSetWith([gerber("b.gko", { boxes: [sheet] })]);
    const { data } = await send("b.zip", zip(files.map(({ name, bytes }) => ({ name, content: bytes }))));
    const { data: board } = await api.call(
      createBoardProject,
      { gerberUrl: data.fileUrl, projectName: "b" },
      { token },
    );
    expect(board.facts.questions).toEqual(["OUTLINE_MUCH_LARGER"]);
    const { data: kept } = await api.call(getBoard, { projectId: board.projectId }, { token });
    expect(kept.facts.questions).toEqual(["OUTLINE_MUCH_LARGER"]);
  });

  it.each([
    ["page.kicad_pcb", "<html><script>alert(1)</script></html>", "WRONG_FILE_FORMAT"],
    ["sheet.brd", "(kicad_sch (version 20230121))", "SCHEMATIC_NOT_READ"],
  ])("%s is refused where its content is something else", async (name, content, code) => {
    expect((await send(name, new TextEncoder().encode(content))).code).toBe(code);
  });
});
