// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { err, ok } from "@/lib/base/result";
import { netlistOfHash } from "@/components/workbench/import/netlist-of-hash";
import { ImportPage } from "@/components/workbench/import/import-page";
import type { ImportedDesign } from "@/lib/core/schematic-import/imported-design";
import { newSymbol } from "@/lib/core/schematic/symbol-editor/new-symbol";
import * as client from "@/lib/workers/schematic/import-client";
import { newSchematic, writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { BOM_DRAFT_KEY, EMPTY_BOM } from "@/stores/drafts/bom-draft";
import { deviceDatabase, drafts } from "@/stores/drafts/draft";
import { modalsStore } from "@/stores/modals";
import { sessionStore } from "@/stores/account/session";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser, watchLeaving } from "@/tests/support/render-page";

vi.mock("@/lib/workers/schematic/import-client");
vi.mock("@/components/workbench/import/netlist-of-hash", () => ({ netlistOfHash: vi.fn(() => Promise.resolve(null)) }));

const api = startMockApi();
const importInWorker = vi.mocked(client.importInWorker);
const NOT_RECOGNIZED = err("IMPORT_NOT_RECOGNIZED" as const, { file: "a file", line: 0, read: "none" });
const drawing = JSON.stringify(writeSchematic(newSchematic("sheet_1", "Main")));
const file = (name: string, text: string) => new File([text], name);

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.setState({ isHydrated: true });
  sessionStore.getState().setToken("a-token");
  importInWorker.mockResolvedValue(NOT_RECOGNIZED);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Drops a file on the page: the hidden input is not for the keyboard, nor for a test. */
function drop(...dropped: File[]): void {
  const event = new Event("drop", { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { types: ["Files"], files: dropped } });
  window.dispatchEvent(event);
}
const show = (tag: "en-US" | "zh-US" = "en-US") => renderPage(<ImportPage />, { address: "/workbench/import", tag });

it.each([
  ["board.zip", "incoming-gerber", "/zh/order/manufacturing/pcb"],
  ["parts.xlsx", "incoming-bom", "/zh/order/bom"],
  ["parts.txt", "incoming-bom", "/zh/order/bom"],
])("%s is carried to its quote, in the language of the page", async (name, key, href) => {
  const left = watchLeaving();
  const kept = vi.spyOn(deviceDatabase, "set").mockResolvedValue();
  show("zh-US");
  const dropped = file(name, "content");
  drop(dropped);
  await waitFor(() => expect(left).toEqual([href]));
  expect(kept).toHaveBeenCalledWith(key, dropped);
  expect(api.calls("createProject")).toEqual([]);
});

it("a text that is a circuit of CircuitJS is read rather than carried", async () => {
  const left = watchLeaving();
  importInWorker.mockClear();
  show();
  drop(file("divider.txt", "$ 1 0.000005 10.2 50 5 43 5e-11\nr 0 0 64 0 0 1000\n"));
  await waitFor(() => expect(importInWorker).toHaveBeenCalledTimes(1));
  expect(importInWorker.mock.calls[0]?.[0].files.map(({ name }) => name)).toEqual(["divider.txt"]);
  expect(left).toEqual([]);
});

describe("a parts list", () => {
  const started = { ...EMPTY_BOM, file: { fileUrl: "file_1", fileName: "old.csv" } };
  beforeEach(() => drafts.keep(BOM_DRAFT_KEY, started));
  afterEach(() => drafts.forget(BOM_DRAFT_KEY));
  const dropList = () => drop(file("parts.csv", "content"));

  it("is carried only after a question where another one has not been sent", async () => {
    const left = watchLeaving();
    const kept = vi.spyOn(deviceDatabase, "set").mockResolvedValue();
    const { user } = show();
    dropList();
    const question = await screen.findByRole("dialog", { name: "Replace the BOM you started?" });
    expect(question).toHaveTextContent("You have not sent old.csv yet. parts.csv replaces it");
    expect([left, kept.mock.calls]).toEqual([[], []]);
    await user.click(within(question).getByRole("button", { name: "Replace" }));
    await waitFor(() => expect(left).toEqual(["/order/bom"]));
    expect(kept).toHaveBeenCalledWith("incoming-bom", expect.objectContaining({ name: "parts.csv" }));
  });

  it("stays here where the other one shall stay, and may be chosen again", async () => {
    const left = watchLeaving();
    const kept = vi.spyOn(deviceDatabase, "set").mockResolvedValue();
    const { user } = show();
    dropList();
    const question = await screen.findByRole("dialog");
    await user.click(within(question).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect([left, kept.mock.calls]).toEqual([[], []]);
    dropList();
    expect(await screen.findByRole("dialog")).toBeInTheDocument();
  });
});

it("a file that the browser cannot keep stays here, with the reason", async () => {
  const left = watchLeaving();
  vi.spyOn(deviceDatabase, "set").mockRejectedValue(new Error("no space left"));
  show();
  drop(file("board.zip", "content"));
  expect(await screen.findByText(/could not hand over the file/)).toBeInTheDocument();
  expect(left).toEqual([]);
});

it("a schematic becomes a project and opens", async () => {
  const { visited } = show();
  drop(file("Amplifier.json", drawing));
  await waitFor(() => expect(visited).toEqual(["/eda/sch?id=prj_1"]));
  expect(api.calls("createProject").map(({ body }) => body)).toEqual([{ projectType: "0", projectName: "Amplifier" }]);
  expect(api.calls("putDocument")).toHaveLength(1);
});

it.each([
  ["broken.json", "{", "broken.json is not a valid JSON file. Export the schematic again."],
  [
    "faulty.json",
    drawing.replace('"width":', '"breadth":'),
    "faulty.json has a missing or invalid value at sheets[0].width.",
  ],
  ["amp.step", "ISO-10303-21", "amp.step cannot be imported. Choose one of the supported files below."],
  ["empty.json", "", "empty.json is empty."],
])("%s is refused, and nothing is created", async (name, text, reason) => {
  show();
  drop(file(name, text));
  expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(api.calls("createProject")).toEqual([]);
});

it("a visitor's schematic waits for the sign-in, and then becomes a project", async () => {
  sessionStore.getState().forget();
  const { visited } = show();
  drop(file("Amplifier.json", drawing));
  expect(await screen.findByText("Sign in to import Amplifier.json into your files.")).toBeInTheDocument();
  expect(modalsStore.getState().account).toBe(true);
  expect(api.calls("createProject")).toEqual([]);
  sessionStore.getState().setToken("a-token");
  await waitFor(() => expect(visited).toEqual(["/eda/sch?id=prj_1"]));
});

describe("a design of another program", () => {
  const design: ImportedDesign = {
    name: "Lamp",
    schematic: newSchematic("sheet_1", "Main"),
    images: [],
    rootFile: "lamp.kicad_sch",
    otherRoots: [],
    report: {
      ...{ format: "kicad", tool: "KiCad 9.0", files: [{ name: "lamp.kicad_sch", bytes: 9, isRead: true }] },
      counts: [{ construct: "sheets", found: 1, changed: 0, lost: 0 }],
      notes: [],
    },
  };

  it("becomes a project with its report, and the upload is kept", async () => {
    importInWorker.mockResolvedValue(ok(design));
    const { visited } = show();
    drop(file("lamp.zip", "content"));
    await waitFor(() => expect(visited).toEqual(["/workbench/import/report?id=prj_1"]));
    expect(api.calls("createProject").map(({ body }) => body)).toEqual([{ projectType: "0", projectName: "Lamp" }]);
    expect(api.calls("putImportReport").map(({ body }) => body)).toEqual([
      { report: design.report, fileUrl: expect.any(String) as string },
    ]);
  });

  it("is read from several files together, and then no single upload is kept", async () => {
    importInWorker.mockResolvedValue(ok(design));
    const { visited } = show();
    drop(file("lamp.kicad_sch", "a"), file("power.kicad_sch", "b"));
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(importInWorker.mock.calls.at(-1)?.[0].files.map(({ name }) => name)).toEqual([
      "lamp.kicad_sch",
      "power.kicad_sch",
    ]);
    expect(api.calls("putImportReport").map(({ body }) => body)).toEqual([{ report: design.report }]);
  });

  it("that cannot be read says where, and nothing is created", async () => {
    importInWorker.mockResolvedValue(err("IMPORT_DAMAGED", { file: "lamp.kicad_sch", line: 12, read: ")wire" }));
    show();
    drop(file("lamp.zip", "content"));
    expect(
      await screen.findByText(/lamp\.kicad_sch is damaged or incomplete, at line 12: “\)wire”/),
    ).toBeInTheDocument();
    expect(api.calls("createProject")).toEqual([]);
  });

  it("is one of several: the one that is chosen is read", async () => {
    importInWorker
      .mockResolvedValueOnce(ok({ ...design, otherRoots: ["panel.kicad_sch"] }))
      .mockResolvedValue(ok(design));
    const { user, visited } = show();
    drop(file("boards.zip", "content"));
    expect(await screen.findByText("boards.zip holds 2 designs. Choose the one to import.")).toBeInTheDocument();
    expect(api.calls("createProject")).toEqual([]);
    await user.click(screen.getByRole("button", { name: "panel.kicad_sch" }));
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(importInWorker.mock.calls.at(-1)?.[0].root).toBe("panel.kicad_sch");
  });

  it("that is a library adds its symbols to one's own", async () => {
    const symbols = ["A", "B"].map((name) => ({ ...newSymbol(name), name: `parts:${name}` }));
    importInWorker.mockResolvedValue(ok({ name: "parts", symbols, report: design.report }));
    show();
    drop(file("parts.lbr", "content"));
    expect(await screen.findByText(/^2 symbols were added to your library\. You find/)).toBeInTheDocument();
    const [sent] = api.calls("addSymbols").map(({ body }) => body as { symbols: { name: string }[] });
    expect(sent?.symbols.map(({ name }) => name)).toEqual(["A", "B"]);
    expect(api.calls("createProject")).toEqual([]);
  });

  it("can be cancelled while it is read", async () => {
    importInWorker.mockImplementation(
      (_request, { signal } = {}) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener("abort", () => reject(new DOMException("cancelled", "AbortError"))),
        ),
    );
    const { user } = show();
    drop(file("lamp.zip", "content"));
    await user.click(await screen.findByRole("button", { name: "Cancel upload" }));
    expect(await screen.findByRole("button", { name: "Choose a folder" })).toBeInTheDocument();
    expect(api.calls("createProject")).toEqual([]);
  });
});

describe("a SPICE netlist", () => {
  beforeEach(() => void importInWorker.mockClear());
  const text = "* divider\nV1 in 0 5\nR1 in out 1k\nR2 out 0 1k\n.op\n.end\n";

  it("is opened as text: a simulation whose document holds the whole of it", async () => {
    const { user } = show();
    drop(file("divider.cir", text));
    await user.click(await screen.findByRole("button", { name: "Open as text" }));
    await waitFor(() => expect(api.calls("putDocument")).toHaveLength(1));
    expect(api.calls("createProject").map(({ body }) => body)).toEqual([{ projectType: "1", projectName: "divider" }]);
    const [sent] = api.calls("putDocument").map(({ body }) => body as { content: { objects: unknown[] } });
    expect(sent?.content.objects).toEqual([expect.objectContaining({ type: 24, id: "netlist", text })]);
    expect(importInWorker).not.toHaveBeenCalled();
  });

  it("is drawn as a schematic when that is chosen", async () => {
    const { user } = show("zh-US");
    drop(file("divider.net", text));
    await user.click(await screen.findByRole("button", { name: "生成原理图" }));
    await waitFor(() => expect(importInWorker).toHaveBeenCalledWith(expect.anything(), expect.anything()));
    expect(api.calls("createProject")).toEqual([]);
    expect(screen.queryByRole("button", { name: "以文本打开" })).toBeNull();
  });

  it("of an answer's link waits for the same choice", async () => {
    vi.mocked(netlistOfHash).mockResolvedValueOnce(text);
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: "Open as text" }));
    await waitFor(() => expect(api.calls("putDocument")).toHaveLength(1));
    const [sent] = api.calls("putDocument").map(({ body }) => body as { content: { objects: unknown[] } });
    expect(sent?.content.objects).toEqual([expect.objectContaining({ type: 24, text })]);
  });

  it("becomes a project after signing in", async () => {
    sessionStore.getState().forget();
    const { user } = show();
    drop(file("divider.sp", text));
    await user.click(await screen.findByRole("button", { name: "Open as text" }));
    expect(modalsStore.getState().account).toBe(true);
    expect(api.calls("createProject")).toEqual([]);
    sessionStore.getState().setToken("a-token");
    await waitFor(() => expect(api.calls("putDocument")).toHaveLength(1));
  });

  it("is refused as text where it is too long, and may still be drawn", async () => {
    const { user } = show();
    drop(file("long.cir", `${text}${"* more\n".repeat(40_000)}`));
    await user.click(await screen.findByRole("button", { name: "Open as text" }));
    expect(await screen.findByText(/long\.cir is longer than 200,000 characters/)).toBeInTheDocument();
    expect(api.calls("createProject")).toEqual([]);
    expect(screen.getByRole("button", { name: "Draw a schematic" })).toBeInTheDocument();
  });
});
