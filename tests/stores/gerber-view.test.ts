import { UNKNOWN_FACTS } from "../support/board-facts";
import { describe, expect, it } from "vitest";
import type { BoardFacts } from "@/lib/core/measure/facts";
import { createGerberView, differencesBetween } from "@/stores/viewer/gerber-view";

const FACTS: BoardFacts = {
  ...UNKNOWN_FACTS,
  widthMm: 86.36,
  heightMm: 54.61,
  layers: 4,
  minTraceMm: 0.127,
  minSpaceMm: null,
  minDrillMm: 0.25,
  drillCount: 704,
  slotCount: 2,
  castellated: false,
  goldFingers: null,
  boards: 1,
  outline: "closed",
};
const FINDING = { facts: FACTS, layers: [{ file: "top.ger", type: "copper", side: "top" }], warnings: [] };
const PICTURES = { top: "<svg>top</svg>", bottom: "<svg>bottom</svg>" };

function started() {
  const view = createGerberView();
  view.getState().start({ name: "board.zip", bytes: 1200 });
  return view;
}

it("a rotated board is flipped about a vertical axis of the screen: on its side that takes half a turn more", () => {
  const view = createGerberView();
  const turnsAfter = (act: () => void) => {
    act();
    return view.getState().turns;
  };
  const { show, turn } = view.getState();
  expect(turnsAfter(() => show("bottom"))).toBe(0);
  expect(turnsAfter(turn)).toBe(1);
  expect(turnsAfter(() => show("top"))).toBe(3);
  expect(turnsAfter(() => show("top"))).toBe(3);
});

describe("differences between browser and server", () => {
  it("name each fact with both values, and leave out what is equal", () => {
    const server = { ...FACTS, layers: 2, minTraceMm: null };
    expect(differencesBetween(FACTS, server)).toEqual([
      { fact: "layers", browser: 4, server: 2 },
      { fact: "minTraceMm", browser: 0.127, server: null },
    ]);
  });

  it("are not made of rounding", () => {
    expect(differencesBetween(FACTS, { ...FACTS, widthMm: 86.3604 })).toEqual([]);
  });
});

describe("the board on the page", () => {
  it("says which layer is being read, and of how many", () => {
    const view = started();
    view.getState().readUpTo({ stage: "unpack", done: 0 });
    view.getState().readUpTo({ stage: "read", done: 0.1, layer: 1, total: 9, file: "a.gtl" });
    view.getState().readUpTo({ stage: "read", done: 0.5, layer: 3, total: 9, file: "a.gbl" });
    expect(view.getState().reading).toEqual({
      status: "running",
      stage: "read",
      fraction: 0.5,
      layer: 3,
      total: 9,
      file: "a.gbl",
    });
  });

  it("shows the browser's finding until the server has read the file too, then the server's", () => {
    const view = started();
    view.getState().foundHere(FINDING, PICTURES);
    expect(view.getState()).toMatchObject({ source: "browser", finding: FINDING, differences: [] });
    const server = { ...FINDING, facts: { ...FACTS, drillCount: 700 } };
    view.getState().confirm({ ...server, projectId: "p1", projectName: "board" });
    expect(view.getState()).toMatchObject({
      source: "server",
      projectId: "p1",
      finding: server,
      pictures: PICTURES,
      differences: [{ fact: "drillCount", browser: 704, server: 700 }],
      sending: { status: "kept" },
    });
  });

  it("keeps the server's word when the browser finishes later", () => {
    const view = started();
    const server = { ...FINDING, facts: { ...FACTS, layers: 2 } };
    view.getState().confirm({ ...server, projectId: "p1", projectName: "board" });
    view.getState().foundHere(FINDING, PICTURES);
    expect(view.getState()).toMatchObject({ source: "server", finding: server, pictures: PICTURES });
  });

  it("forgets everything of the former file when a new one starts, but not of itself when sending fails", () => {
    const view = started();
    view.getState().foundHere(FINDING, PICTURES);
    view.getState().failSending("NETWORK");
    expect(view.getState()).toMatchObject({ finding: FINDING, sending: { status: "failed", code: "NETWORK" } });
    view.getState().start({ name: "other.zip", bytes: 5 });
    expect(view.getState()).toMatchObject({ finding: null, pictures: null, projectId: null, source: null });
  });

  it("turns to our server's reading once all is sent", () => {
    const view = started();
    view.getState().sendUpTo(0.42);
    expect(view.getState().sending).toEqual({ status: "sending", fraction: 0.42 });
    view.getState().sendUpTo(1);
    expect(view.getState().sending).toEqual({ status: "checking" });
  });
});
