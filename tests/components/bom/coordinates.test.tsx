// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { boardBoxOf } from "@/components/bom/placement/use-placements";
import { rangesOf } from "@/components/bom/lines/bom-row";
import { Coordinates } from "@/components/bom/placement/coordinates";
import { PlacementQuestion } from "@/components/bom/placement/placement-question";
import { SideQuestion } from "@/components/bom/placement/side-question";
import { useBom } from "@/components/bom/use-bom";
import { usePlacements } from "@/components/bom/placement/use-placements";
import type { UploadedBom, UploadedLine } from "@/lib/contracts/bom-upload";
import { completePcba } from "@/lib/core/pcba/specification";
import { BomBoardsContext, createBomBoards } from "@/stores/bom-boards";
import { BomDraftContext, createBomDraft, EMPTY_BOM } from "@/stores/drafts/bom-draft";
import { createGerberView, GerberViewContext } from "@/stores/viewer/gerber-view";
import { createPcbaDraft, PcbaDraftContext } from "@/stores/drafts/pcba-draft";
import { createQuoteDraft, QuoteDraftContext } from "@/stores/drafts/quote-draft";
import { ANSWERS } from "@/tests/support/mock-api/answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const mock = startMockApi();
const FILE = { fileUrl: "file_1", fileName: "amplifier.xlsx" };
const POSITIONS = { fileUrl: "file_2", fileName: "amplifier-pos.csv" };

const line = (row: number, designators: string[], changes: Partial<UploadedLine> = {}): UploadedLine => ({
  ...(ANSWERS.uploadBom.lines[0] as UploadedLine),
  row,
  designators,
  ...changes,
});

const placed = (designator: string, xMm: number, yMm: number, side: "top" | "bottom" = "top") => ({
  designator,
  xMm,
  yMm,
  rotationDeg: 0,
  side,
});

const LIST: UploadedBom = {
  ...ANSWERS.uploadBom,
  lines: [line(2, ["R1", "R2"]), line(3, ["R3"], { dnp: 1 }), line(4, ["U1"], { side: "top" })],
};
const PLACEMENTS: NonNullable<UploadedBom["placements"]> = {
  rows: [placed("R1", 10, 10), placed("R3", 20, 20), placed("U1", 30, 30, "bottom"), placed("TP1", 40, 40)],
  problems: [{ file: "amplifier-pos.csv", row: 9, reason: "noPosition", text: "FID1" }],
  conflicts: [],
  unit: "mil",
  isUnitAssumed: true,
  unplaced: ["R2"],
  unlisted: ["TP1"],
  leftAway: ["R3"],
  otherSide: ["U1"],
};

function Shown() {
  const { rows } = useBom();
  const placements = usePlacements(rows);
  return (
    <>
      <SideQuestion rows={rows} />
      <PlacementQuestion rows={rows} read={placements.read} />
      <Coordinates placements={placements} />
    </>
  );
}

function show({ withFile = true, pictures = null as { top: string; bottom: string } | null } = {}) {
  const { board, assembly } = completePcba({ board: { widthMm: 50, heightMm: 50 }, assembly: { supply: "turnkey" } });
  const list = createBomDraft({ ...EMPTY_BOM, file: FILE, coordinates: withFile ? [POSITIONS] : [] });
  const page = renderPage(
    <BomBoardsContext value={createBomBoards()}>
      <QuoteDraftContext value={createQuoteDraft(board, { nowMs: 0 })}>
        <PcbaDraftContext value={createPcbaDraft(assembly)}>
          <GerberViewContext value={createGerberView({ pictures })}>
            <BomDraftContext value={list}>
              <Shown />
            </BomDraftContext>
          </GerberViewContext>
        </PcbaDraftContext>
      </QuoteDraftContext>
    </BomBoardsContext>,
    { address: "/order/bom" },
  );
  return { ...page, list };
}

beforeAll(() => import("@/components/bom/placement/placement-view"), 60_000);
beforeEach(() => {
  stubBrowser();
  forgetPage();
  mock.respond("uploadBom", ({ body }) =>
    Response.json({
      type: "success",
      message: "",
      data: { ...LIST, placements: body.coordinateFile === undefined ? null : PLACEMENTS },
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const check = (term: string) =>
  screen.getByText(term, { exact: false }).closest("div")?.querySelector("dd")?.textContent;

describe("coordinates", () => {
  it("are held against the list in both directions, and rows that were not read are named", async () => {
    show();
    await screen.findByText("In the BOM, not in the coordinate file");
    expect(check("In the BOM, not in the coordinate file")).toBe("R2");
    expect(check("In the coordinate file, not in the BOM")).toBe("TP1");
    expect(check("DNP in the BOM, but in the coordinate file")).toBe("R3");
    expect(check("Side differs from the BOM")).toBe("U1");
    expect(check("Coordinate rows to check")).toBe("amplifier-pos.csv, row 9: no position");
    expect(screen.getByText(/does not state its unit\. We read it as mils;/)).toBeVisible();
    expect(screen.getByText("The coordinates match the board origin.")).toBeVisible();
  });

  it("follow what is said of the lines", async () => {
    const { list } = show();
    await screen.findByText("In the BOM, not in the coordinate file");
    list.getState().edit(["3"], { isPlaced: true });
    await waitFor(() => expect(screen.queryByText("DNP in the BOM, but in the coordinate file")).toBeNull());
    list.getState().edit(["2"], { isPlaced: false });
    await waitFor(() => expect(check("DNP in the BOM, but in the coordinate file")).toBe("R1"));
  });

  it("are corrected by hand, part by part, and as they were in the file again", async () => {
    const { user, list } = show();
    await user.selectOptions(await screen.findByRole("combobox", { name: "Part" }), "U1");
    // It sits on the bottom, which is shown then.
    expect(screen.getByRole("img", { name: "Parts on the board, Bottom" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Rotate 90°" }));
    const x = screen.getByRole("textbox", { name: "X" });
    await user.clear(x);
    await user.type(x, "31,5{Enter}");
    await user.click(
      within(screen.getAllByRole("group", { name: "Side" })[1] as HTMLElement).getByRole("button", { name: "Top" }),
    );
    expect(list.getState().moved).toEqual({ U1: { xMm: 31.5, yMm: 30, rotationDeg: 90, side: "top" } });
    await waitFor(() => expect(screen.queryByText("Side differs from the BOM")).toBeNull());
    expect(screen.getByText("1 part corrected by you")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Reset to file" }));
    expect(list.getState().moved).toEqual({});
  });

  it("refuse what is no number", async () => {
    const { user, list } = show();
    await user.selectOptions(await screen.findByRole("combobox", { name: "Part" }), "R1");
    const y = screen.getByRole("textbox", { name: "Y" });
    await user.clear(y);
    await user.type(y, "high{Enter}");
    expect(screen.getByText("Please enter the correct format")).toBeVisible();
    expect(list.getState().moved).toEqual({});
  });

  it("say in their own place when a file holds none, and leave the list alone", async () => {
    mock.respond("uploadBom", ({ body }) =>
      Response.json(
        body.coordinateFile === undefined
          ? { type: "success", message: "", data: LIST }
          : { type: "error", code: "NO_PLACEMENTS", message: "No coordinates were found in the file." },
      ),
    );
    const { user, list } = show();
    expect(await screen.findByText("No coordinates were found in the file.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Remove amplifier-pos.csv" }));
    expect(list.getState().coordinates).toEqual([]);
    expect(screen.getByText(/Without one, our engineers create it/)).toBeVisible();
  });

  it("are sent when a file is selected", async () => {
    const { user, list } = show({ withFile: false });
    await user.upload(
      screen.getByLabelText("Add a coordinate file", { selector: "input" }),
      new File(["Ref,X,Y"], "pos.csv"),
    );
    await waitFor(() => expect(list.getState().coordinates.map(({ fileName }) => fileName)).toEqual(["pos.csv"]));
    await waitFor(() =>
      expect(mock.calls("uploadBom").some(({ body }) => body.coordinateFile !== undefined)).toBe(true),
    );
  });
});

it("reads where the board lies off its drawing", () => {
  // 80 × 60 mm from (100, −60): the drawing has 0.25 mm of air on each side and counts downwards.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="99750 -250 80500 60500" width="80.5mm" height="60.5mm">`;
  expect(boardBoxOf(svg)).toEqual({ minX: 100, maxX: 180, minY: -60, maxY: 0 });
  expect(boardBoxOf("<svg><script/></svg>")).toBeNull();
});

it.each([
  [["R1", "R2", "R3", "R7"], "R1–R3, R7"],
  [["R1", "R2"], "R1, R2"],
  [["C9", "C10", "C11"], "C9–C11"],
  [["R01", "R02", "R03"], "R01–R03"],
  [["J_A", "U1", "U3"], "J_A, U1, U3"],
  [[], ""],
])("writes %j as %s", (names, text) => {
  expect(rangesOf(names)).toBe(text);
});

describe("sides that contradict each other", () => {
  const asked = () => mock.calls("priceBomQuote").at(-1)?.body as { lines: { side: string; sideBy?: string }[] };

  it("are a question, whose answer is priced and ends it", async () => {
    const { user, list } = show();
    expect(await screen.findByText(/specify different board sides for 1 line\. Which is right/)).toBeVisible();
    await waitFor(() => expect(asked()).toMatchObject({ coordinateFile: [POSITIONS] }));
    expect(asked().lines[2]).toMatchObject({ side: "top" });
    await user.click(screen.getByRole("button", { name: "Coordinate file" }));
    expect(list.getState().edits).toEqual({ 4: { side: "bottom" } });
    await waitFor(() => expect(asked().lines[2]).toMatchObject({ side: "bottom", sideBy: "customer" }));
    expect(screen.queryByText(/Which is right/)).toBeNull();
    expect(screen.queryByText("Side differs from the BOM")).toBeNull();
  });

  it("may be answered by the list, and the answer taken back", async () => {
    const { user, list } = show();
    await user.click(await screen.findByRole("button", { name: "Parts list" }));
    expect(list.getState().edits).toEqual({ 4: { side: "top" } });
    list.getState().undo();
    expect(await screen.findByText(/Which is right/)).toBeVisible();
  });
});

describe("parts that the files place differently", () => {
  const choice = (row: number, rotationDeg: number, source: "coordinates" | "list" = "coordinates") => ({
    ...{ source, row, rotationDeg, file: source === "list" ? "" : "amplifier-pos.csv" },
    ...{ xMm: 10, yMm: 10, side: "top" as const },
  });
  const CONFLICTS = [
    { designator: "R1", kind: "repeated" as const, choices: [choice(2, 0), choice(7, 90)] },
    { designator: "U1", kind: "rotation" as const, choices: [choice(4, 0), choice(4, 270, "list")] },
    // Excluded by the list: not placed.
    { designator: "R3", kind: "repeated" as const, choices: [choice(3, 0), choice(8, 90)] },
  ];
  const asked = () => mock.calls("priceBomQuote").at(-1)?.body as { lines: { placedBy?: string }[] };

  beforeEach(() =>
    mock.respond("uploadBom", ({ body }) => {
      const placements = body.coordinateFile === undefined ? null : { ...PLACEMENTS, conflicts: CONFLICTS };
      return Response.json({ type: "success", message: "", data: { ...LIST, placements } });
    }),
  );

  it("are a question for each part; the answer is priced, goes along, and can be taken back", async () => {
    const { user, list } = show();
    expect(await screen.findByText(/place 2 parts differently\. Which is right/)).toBeVisible();
    const first = screen.getByRole("group", { name: "Position of R1" });
    await user.click(within(first).getByRole("button", { name: "Row 7: X 10, Y 10 mm, 90°" }));
    expect(list.getState().moved).toEqual({ R1: { xMm: 10, yMm: 10, rotationDeg: 90, side: "top" } });
    expect(screen.getByText(/place 1 part differently/)).toBeVisible();
    await waitFor(() =>
      expect(asked().lines.map(({ placedBy }) => placedBy)).toEqual(["customer", undefined, undefined]),
    );
    await user.click(screen.getByRole("button", { name: "Parts list: 270°" }));
    expect(screen.queryByText(/differently/)).toBeNull();
    await waitFor(() => expect(asked().lines[2]).toMatchObject({ placedBy: "customer" }));
    expect(screen.getByText("Positions of 2 parts confirmed by you.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(list.getState().moved).toEqual({});
    expect(screen.getByText(/place 2 parts differently/)).toBeVisible();
  });

  it("may be answered all at once", async () => {
    const { user, list } = show();
    await user.click(await screen.findByRole("button", { name: "Last row of each" }));
    expect(Object.entries(list.getState().moved).map(([name, { rotationDeg }]) => [name, rotationDeg])).toEqual([
      ["R1", 90],
      ["U1", 0],
    ]);
  });
});
