// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ReportPage } from "@/components/workbench/import-report/report-page";
import type { ImportNote, ImportReport } from "@/lib/core/schematic-import/report";
import { sessionStore } from "@/stores/account/session";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.setState({ isHydrated: true });
  sessionStore.getState().setToken("a-token");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const note = (change: Partial<ImportNote>): ImportNote => ({
  ...{ construct: "images", outcome: "lost", code: "common.imageNotKept", values: {} },
  ...{ source: { file: "mcu.kicad_sch", line: 12 }, place: { sheetId: "sheet_1", at: { x: 100_000, y: 200_000 } } },
  ...change,
});
const REPORT: ImportReport = {
  ...{ format: "kicad", tool: "KiCad 9.0" },
  files: [
    { name: "mcu.kicad_sch", bytes: 40_960, isRead: true },
    { name: "gerbers.zip", bytes: 1, isRead: false },
  ],
  counts: [
    { construct: "components", found: 12, changed: 0, lost: 0 },
    { construct: "images", found: 3, changed: 1, lost: 1 },
  ],
  notes: [note({ outcome: "changed", code: "kicad.neverHeardOf" }), note({})],
};
const answer = (report: ImportReport) =>
  api.answer("getImportReport", {
    ...{ projectName: "Lamp", importTime: "2026-11-21T08:00:00.000Z", report },
    file: { fileUrl: "file_1", fileName: "lamp.zip", size: 40_000 },
  });
const show = (tag: "en-US" | "zh-US" = "en-US") =>
  renderPage(<ReportPage />, { address: "/workbench/import/report?id=prj_1", tag });

it("shows what was found, carried, changed and left out, those left out first", async () => {
  answer(REPORT);
  show();
  expect(await screen.findByRole("heading", { name: "Import report: Lamp" })).toBeInTheDocument();
  expect(screen.getByText(/^One thing could not be carried over, and one has/)).toBeInTheDocument();
  const row = screen.getByRole("row", { name: /^Images/ });
  expect(
    within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  ).toEqual(["3", "1", "1", "1"]);
  const notes = within(screen.getByRole("table")).getAllByRole("listitem");
  expect(notes.map(({ textContent }) => textContent)).toEqual([
    "1The picture could not be read, so it was not imported.mcu.kicad_sch, line 12Show",
    "2Images: this one has another form here.mcu.kicad_sch, line 12Show",
  ]);
  expect(screen.getByText("Not part of the schematic")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Open the schematic" })).toHaveAttribute("href", "/eda/sch?id=prj_1");
});

it("opens the drawing at the place of a note, and goes through the places", async () => {
  answer(REPORT);
  const { user } = show();
  const here = await screen.findByRole("link", { name: "Open here" });
  expect(here).toHaveAttribute("href", "/eda/sch?id=prj_1&at=sheet_1,100000,200000");
  expect(await screen.findByRole("img", { name: "Sheet Main at place 1" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Next" }));
  expect(await screen.findByRole("img", { name: "Sheet Main at place 2" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Show place 2" })).toHaveAttribute("aria-pressed", "true");
});

it("says so where everything was carried over, in the language of the page", async () => {
  answer({ ...REPORT, counts: [{ construct: "components", found: 12, changed: 0, lost: 0 }], notes: [] });
  show("zh-US");
  expect(await screen.findByText("文件中的全部内容均已原样导入。")).toBeInTheDocument();
  expect(screen.queryByRole("img")).toBeNull();
});

it("says that there is none for a project that was not imported", async () => {
  api.fail("getImportReport", { kind: "refusal", code: "NOT_FOUND", message: "It does not exist" });
  show();
  expect(await screen.findByText("There is no import report")).toBeInTheDocument();
});

it("loads again after a failure", async () => {
  answer(REPORT);
  api.fail("getImportReport", { kind: "refusal", code: "OPERATION_FAILED", message: "Operation is failed" }, 1);
  const { user } = show();
  expect(await screen.findByText("The report could not be loaded")).toBeInTheDocument();
  answer(REPORT);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Import report: Lamp" })).toBeInTheDocument();
});
