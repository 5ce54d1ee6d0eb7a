// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ImportPage } from "@/components/workbench/import/import-page";
import { newSchematic, writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { BOM_DRAFT_KEY, EMPTY_BOM } from "@/stores/drafts/bom-draft";
import { deviceDatabase, drafts } from "@/stores/drafts/draft";
import { modalsStore } from "@/stores/modals";
import { sessionStore } from "@/stores/account/session";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser, watchLeaving } from "@/tests/support/render-page";

const api = startMockApi();
const drawing = JSON.stringify(writeSchematic(newSchematic("sheet_1", "Main")));
const file = (name: string, text: string) => new File([text], name);

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.setState({ isHydrated: true });
  sessionStore.getState().setToken("a-token");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Drops a file on the page: the hidden input is not for the keyboard, nor for a test. */
function drop(dropped: File): void {
  const event = new Event("drop", { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { types: ["Files"], files: [dropped] } });
  window.dispatchEvent(event);
}
const show = (tag: "en-US" | "zh-US" = "en-US") => renderPage(<ImportPage />, { address: "/workbench/import", tag });

it.each([
  ["board.zip", "incoming-gerber", "/zh/order/manufacturing/pcb"],
  ["parts.xlsx", "incoming-bom", "/zh/order/bom"],
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
  ["other.json", "{}", "other.json is not a Boardwright schematic."],
  [
    "faulty.json",
    drawing.replace('"width":', '"breadth":'),
    "faulty.json has a missing or invalid value at sheets[0].width.",
  ],
  ["amp.kicad_sch", "(kicad_sch)", "amp.kicad_sch cannot be imported. Choose one of the supported files below."],
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
