// The DFM check by the API: of one's own boards alone, kept, annotated, shared, printed, and taken along by orders.

import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { err, ok } from "@/lib/base/result";
import {
  acceptDfmFinding,
  checkDfm,
  getDfm,
  getSharedDfm,
  getSharedDfmArchive,
  printDfm,
  shareDfm,
  unshareDfm,
  withdrawDfmNote,
} from "@/lib/contracts/dfm";
import { attachBoard, viewOrder } from "@/lib/contracts/order";
import type { DfmReport } from "@/lib/core/dfm/report";
import type { DetailPicture } from "@/lib/core/dfm/pictures/picture";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { CheckBoardFile } from "@/lib/server/dfm/check-board-file";
import { dfmChecks } from "@/lib/server/db/tables/dfm";
import { files, projects } from "@/lib/server/db/tables/project";
import { newId } from "@/lib/server/ids";
import { refusedFields } from "../support/api";
import { DFM_REPORT } from "../support/dfm-report";
import { pdfText } from "../support/pdf-text";
import { FOUR_LAYERS, type Person } from "../support/shop";
import { api, shop, setUpApiTest } from "../support/shop-test";

const SQUARE = [[0, 0, 20, 0, 20, 10, 0, 10]];
/** A pad with a hole, and a gap next to it. */
const PICTURE: DetailPicture = {
  sideMm: 1.6,
  type: "copper",
  areas: [{ isDark: true, rings: [[100, 100, 400, 100, 400, 400, 100, 400]] }],
  holes: [[250, 250, 120]],
  edges: [],
  mark: { kind: "gap", x0: 400, y0: 250, x1: 600, y1: 250 },
};
/** The same in every one of these tests unless a test says otherwise. */
let answer: Awaited<ReturnType<CheckBoardFile>>;
let asked: { bytes: string; fileName: string; order: PcbSpecification }[] = [];

const checkBoardFile: CheckBoardFile = (bytes, { fileName, order }) => {
  asked.push({ bytes: new TextDecoder().decode(bytes), fileName, order });
  return Promise.resolve(answer);
};

setUpApiTest({
  deps: { checkBoardFile },
  prepare() {
    answer = ok({ report: DFM_REPORT, outline: SQUARE, pictures: [PICTURE] });
    asked = [];
  },
});

/** A board with a file that is in the store. */
async function addBoard(person: Person): Promise<string> {
  const { key } = await api.deps.store.put(Readable.from([Buffer.from("the archive")]), { maxBytes: 100 });
  const [fileId, projectId] = [newId(), newId()];
  const owner = { accountId: person.accountId };
  const file = { fileType: 8, name: "lamp.zip", size: 11, sha256: "0".repeat(64), mime: "application/zip" };
  await api.db.insert(files).values({ id: fileId, ...owner, storageKey: key, ...file });
  const facts = { widthMm: 60, heightMm: 50, layers: 4, minTraceMm: 0.2, minSpaceMm: 0.1, minDrillMm: 0.3 };
  const rest = { drillCount: 1, slotCount: 0, castellated: null, goldFingers: null, boards: 1, outline: "closed" };
  const board = { name: "Lamp", projectType: 2, facts: { ...facts, ...rest } };
  await api.db.insert(projects).values({ id: projectId, ...owner, fileId, ...board });
  return projectId;
}

async function checked(person: Person, specification = {}): Promise<string> {
  const projectId = await addBoard(person);
  const { type } = await api.call(checkDfm, { projectId, specification }, { token: person.token });
  expect(type).toBe("success");
  return projectId;
}

const RING = "viaRing b.gbl";
const accept = (person: Person, projectId: string, note = "We solder by hand", key = RING) =>
  api.call(acceptDfmFinding, { projectId, key, note }, { token: person.token });

describe("a check", () => {
  it("answers what was found in one's own files, for what they need where nothing else is said", async () => {
    const person = await api.signUp();
    const projectId = await addBoard(person);
    const { data } = await api.call(checkDfm, { projectId }, { token: person.token });
    expect(data).toMatchObject({ projectId, projectName: "Lamp", notes: [], checkedAt: api.clock.now.toISOString() });
    expect(data.findings[0]).toEqual({
      key: RING,
      ...{ rule: "viaRing", severity: "risk", layer: "b.gbl", xMm: 15, yMm: 5 },
      ...{ measured: 0.06, limit: 0.1, unit: "mm", measuredMm: 0.06, limitMm: 0.1, count: 1 },
    });
    // Counts have no length.
    expect(data.findings[2]).toMatchObject({ rule: "fiducialCount", measured: 0, measuredMm: null, limitMm: null });
    expect(data.checks).toHaveLength(80);
    expect(data.disagreements).toEqual([{ option: "layers", ordered: 4, measured: 2 }]);
    // 0.1 mm of space needs the 4 mil grade.
    expect(asked).toEqual([expect.objectContaining({ bytes: "the archive", fileName: "lamp.zip" })]);
    expect(asked[0]?.order).toMatchObject({ widthMm: 60, heightMm: 50, layers: 4, minTraceSpaceMil: 4 });
  });

  it("is for what is said, and the next one goes on from there", async () => {
    const person = await api.signUp();
    const projectId = await checked(person, { outerCopperUm: 70, minTraceSpaceMil: 6 });
    await api.call(checkDfm, { projectId, specification: { layers: 6 } }, { token: person.token });
    expect(asked.map(({ order }) => [order.outerCopperUm, order.minTraceSpaceMil, order.layers])).toEqual([
      [70, 6, 4],
      [70, 6, 6],
    ]);
    const kept = await api.call(getDfm, { projectId }, { token: person.token });
    expect(kept.data).toMatchObject({ counts: { risk: 1, warning: 1, notice: 1 }, isShared: false, notes: [] });
    expect(kept.data.specification).toMatchObject({ layers: 6, outerCopperUm: 70 });
  });

  it("says nothing of a board that was not checked yet", async () => {
    const person = await api.signUp();
    const projectId = await addBoard(person);
    const { data } = await api.call(getDfm, { projectId }, { token: person.token });
    expect(data).toEqual({
      ...{ projectId, projectName: "Lamp", specification: null, checkedAt: null },
      ...{ counts: null, notes: [], isShared: false },
    });
  });

  it("of files that cannot be read says why, and keeps nothing", async () => {
    answer = err("PARSE_TIMEOUT", { seconds: 60 });
    const person = await api.signUp();
    const projectId = await addBoard(person);
    const refused = await api.call(checkDfm, { projectId }, { token: person.token });
    expect([refused.type, refused.code]).toEqual(["error", "PARSE_TIMEOUT"]);
    expect(await api.db.select().from(dfmChecks)).toEqual([]);
  });

  it.each([
    [{ projectId: "" }, "projectId"],
    [{ projectId: "p", specification: { layers: 3 } }, "specification.layers"],
    [{ projectId: "p", specification: { outerCopperUm: "thick" } }, "specification.outerCopperUm"],
  ])("refuses %j by its field", async (input, field) => {
    const refused = await api.callRaw(checkDfm, input);
    expect([refused.code, refusedFields(refused)[0]]).toEqual(["INVALID_INPUT", field]);
    expect(asked).toEqual([]);
  });

  it("drops what a caller says of findings, prices or owners", async () => {
    const person = await api.signUp();
    const projectId = await addBoard(person);
    const more = { findings: [], accountId: "someone", notes: [{ note: "forged" }] };
    const { data } = await api.callRaw(checkDfm, { projectId, ...more }, { token: person.token });
    expect([data.findings.length, data.notes]).toEqual([3, []]);
  });
});

describe("another's board", () => {
  const calls = [
    ["checkDfm", checkDfm, {}],
    ["getDfm", getDfm, {}],
    ["acceptDfmFinding", acceptDfmFinding, { key: RING, note: "mine" }],
    ["withdrawDfmNote", withdrawDfmNote, { key: RING }],
    ["shareDfm", shareDfm, {}],
    ["unshareDfm", unshareDfm, {}],
    ["printDfm", printDfm, {}],
  ] as const;

  it.each(calls)("is as good as none to %s, signed in or not", async (_name, endpoint, input) => {
    const [owner, other] = [await api.signUp(), await api.signUp()];
    const projectId = await checked(owner);
    await accept(owner, projectId);
    const before = await api.db.select().from(dfmChecks);
    asked = [];
    const answers = await Promise.all([
      api.callRaw(endpoint, { projectId, ...input }, { token: other.token }),
      api.callRaw(endpoint, { projectId, ...input }),
      api.callRaw(endpoint, { projectId: newId(), ...input }, { token: owner.token }),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND"]);
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
    expect(await api.db.select().from(dfmChecks)).toEqual(before);
    expect(asked).toEqual([]);
  });
});

describe("a note", () => {
  it("stands with its finding as it was found", async () => {
    const person = await api.signUp();
    const projectId = await checked(person);
    const { data } = await accept(person, projectId, "  We solder by hand  ");
    expect(data.notes).toEqual([
      {
        ...{ rule: "viaRing", severity: "risk", layer: "b.gbl", xMm: 15, yMm: 5 },
        ...{ measured: 0.06, limit: 0.1, unit: "mm", count: 1 },
        ...{ note: "We solder by hand", at: api.clock.now.toISOString() },
      },
    ]);
    const changed = await accept(person, projectId, "By oven after all");
    expect(changed.data.notes.map(({ note }) => note)).toEqual(["By oven after all"]);
    const taken = await api.call(withdrawDfmNote, { projectId, key: RING }, { token: person.token });
    expect(taken.data.notes).toEqual([]);
  });

  it("is of findings that there are alone", async () => {
    const person = await api.signUp();
    const projectId = await checked(person);
    expect((await accept(person, projectId, "fine", "viaRing other.gbl")).code).toBe("NOT_FOUND");
    expect((await accept(person, await addBoard(person))).code).toBe("NOT_FOUND");
    for (const note of ["", "   ", "x".repeat(501)])
      expect((await accept(person, projectId, note)).code).toBe("INVALID_INPUT");
    expect((await accept(person, projectId, "\u{1F600}".repeat(500))).type).toBe("success");
  });

  it("falls where the finding is worse, and stands again where it is as it was", async () => {
    const person = await api.signUp();
    const projectId = await checked(person);
    await accept(person, projectId);
    const check = async (report: DfmReport) => {
      answer = ok({ report, outline: SQUARE, pictures: [] });
      return (await api.call(checkDfm, { projectId }, { token: person.token })).data.notes.length;
    };
    const [ring, ...rest] = DFM_REPORT.findings;
    if (!ring) throw new Error("the report has no ring");
    expect(await check({ ...DFM_REPORT, findings: [{ ...ring, measured: 0.05 }, ...rest] })).toBe(0);
    expect(await check({ ...DFM_REPORT, findings: [{ ...ring, count: 2 }, ...rest] })).toBe(0);
    expect(await check({ ...DFM_REPORT, findings: rest })).toBe(0);
    expect(await check(DFM_REPORT)).toBe(1);
  });
});

describe("a link", () => {
  it("shows report and files to anyone, until it is ended or another is made", async () => {
    const person = await api.signUp();
    const projectId = await checked(person, { layers: 6 });
    await accept(person, projectId);
    const first = (await api.call(shareDfm, { projectId }, { token: person.token })).data.token;
    // 24 random bytes.
    expect(first).toMatch(/^[\w-]{32}$/);
    const shared = await api.call(getSharedDfm, { token: first });
    expect(shared.data).toMatchObject({ projectName: "Lamp", specification: { layers: 6 } });
    expect(shared.data.notes.map(({ note }) => note)).toEqual(["We solder by hand"]);
    expect(await (await api.fetchFile(getSharedDfmArchive, { token: first })).text()).toBe("the archive");

    const second = (await api.call(shareDfm, { projectId }, { token: person.token })).data.token;
    expect((await api.call(getSharedDfm, { token: first })).code).toBe("NOT_FOUND");
    expect((await api.call(getSharedDfm, { token: second })).type).toBe("success");
    await api.call(unshareDfm, { projectId }, { token: person.token });
    expect((await api.call(getSharedDfm, { token: second })).code).toBe("NOT_FOUND");
    expect((await api.call(getSharedDfmArchive, { token: second })).code).toBe("NOT_FOUND");
  });

  it("is kept as a hash alone, and is no name that could be guessed", async () => {
    const person = await api.signUp();
    const projectId = await checked(person);
    const { token } = (await api.call(shareDfm, { projectId }, { token: person.token })).data;
    const [row] = await api.db.select().from(dfmChecks);
    expect(JSON.stringify(row)).not.toContain(token);
    for (const guess of [projectId, row?.shareHash ?? "", `${token}x`])
      expect((await api.call(getSharedDfm, { token: guess })).type).toBe("error");
    expect((await api.call(getSharedDfm, { token: "' or 1=1 --" })).code).toBe("INVALID_INPUT");
  });

  it("needs a check", async () => {
    const person = await api.signUp();
    const projectId = await addBoard(person);
    expect((await api.call(shareDfm, { projectId }, { token: person.token })).code).toBe("NOT_FOUND");
  });
});

describe("the printed report", () => {
  it.each([
    ["en", ["DFM report", "Needs changes", "Via annular ring", "Accepted: We solder by hand"]],
    ["zh", ["DFM 报告", "需要修改", "过孔焊环", "已接受：We solder by hand"]],
  ])("says in %s what was found, what was accepted, and every check", async (locale, words) => {
    const person = await api.signUp();
    const projectId = await checked(person);
    await accept(person, projectId);
    const headers = { "x-locale": locale };
    const response = await api.fetchFile(printDfm, { projectId }, { token: person.token, headers });
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toContain("Lamp-dfm.pdf");
    const text = await pdfText(Buffer.from(await response.arrayBuffer()));
    for (const word of words) expect(text).toContain(word);
  });
});

describe("an order", () => {
  /** As fine as the files are. */
  const addFine = (person: Person, projectId: string) =>
    shop.add(person, { projectId, specification: { ...FOUR_LAYERS, minTraceSpaceMil: 4 } });

  it("takes the check along as it was, with what was accepted", async () => {
    const person = await api.signUp();
    const projectId = await checked(person, FOUR_LAYERS);
    await accept(person, projectId);
    const orderId = await shop.mustOrder(person, { cartItemIds: [await addFine(person, projectId)] });
    await accept(person, projectId, "changed afterwards");
    const { data } = await api.call(viewOrder, { id: orderId }, { token: person.token });
    expect(data.lines[0]?.dfm).toMatchObject({ counts: { risk: 1, warning: 1, notice: 1 } });
    expect(data.lines[0]?.dfm?.notes.map(({ rule, note }) => [rule, note])).toEqual([["viaRing", "We solder by hand"]]);
  });

  it("says whether it was checked for what is ordered", async () => {
    const person = await api.signUp();
    const otherOf = async (specification: Record<string, unknown>) => {
      const projectId = await checked(person, specification);
      const orderId = await shop.mustOrder(person, { cartItemIds: [await addFine(person, projectId)] });
      const { data } = await api.call(viewOrder, { id: orderId }, { token: person.token });
      return data.lines[0]?.dfm?.isOtherSpecification;
    };
    const exact = { ...FOUR_LAYERS, minTraceSpaceMil: 4, quantity: 500 };
    expect(await otherOf(exact)).toBe(false);
    expect(await otherOf({ ...exact, outerCopperUm: 70, thicknessMm: 1.6 })).toBe(true);
  });

  it("of files that nobody checked has none; files that come later bring theirs", async () => {
    const person = await api.signUp();
    const orderId = await shop.mustOrder(person);
    const dfm = async () => (await api.call(viewOrder, { id: orderId }, { token: person.token })).data.lines[0]?.dfm;
    expect(await dfm()).toBeNull();
    const projectId = await checked(person);
    await accept(person, projectId);
    await api.call(attachBoard, { orderId, position: 0, projectId }, { token: person.token });
    expect((await dfm())?.notes).toHaveLength(1);
  });
});
