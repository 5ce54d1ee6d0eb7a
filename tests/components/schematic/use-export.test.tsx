// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ExportFormat } from "@/components/schematic/commands/command";
import type { OpenProject } from "@/components/schematic/editor-context";
import { useExport } from "@/components/schematic/use-export";
import { createViewportController } from "@/components/stage/viewport-controller";
import { ProjectImages } from "@/lib/client/schematic/project-images";
import { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { newSchematic } from "@/lib/core/schematic/format/schematic-file";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();
const saved: string[] = [];

beforeEach(() => {
  stubBrowser();
  forgetPage();
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Buttons({ project }: { project: OpenProject }) {
  const exportFile = useExport(project);
  const formats: ExportFormat[] = ["pdf", "svg", "kicad", "bom", "bomXlsx", "file"];
  return formats.map((format) => (
    <button key={format} type="button" onClick={() => exportFile(format)}>
      {format}
    </button>
  ));
}

function open(facts: Partial<OpenProject> = {}) {
  const project: OpenProject = {
    ...{
      projectId: "prj_1",
      token: null,
      name: "Amp: left",
      session: null,
      live: null,
      right: "view",
      isImported: false,
    },
    editor: new SchematicEditor(newSchematic("sheet_1", "Main"), { newId: () => "id", isReadOnly: true }),
    viewport: createViewportController({ marginPx: 0 }),
    images: new ProjectImages({ projectId: "prj_1", token: null }),
    ...facts,
  };
  const { user } = renderPage(<Buttons project={project} />, { address: "/eda/sch?id=prj_1" });
  return (format: ExportFormat) => user.click(screen.getByRole("button", { name: format }));
}

it("takes the PDF from the server, with the token of the link, under the project's name", async () => {
  const press = open({ token: "a-token-of-22-letters_" });
  await press("pdf");
  await waitFor(() => expect(saved).toEqual(["Amp_ left.pdf"]));
  expect(api.calls("printProject").map(({ path, query }) => [path, query])).toEqual([
    ["/api/eda/project/prj_1/pdf", { token: "a-token-of-22-letters_" }],
  ]);
});

it("prints nothing while changes are not saved, and says so", async () => {
  const state = { save: "ended", unsaved: 2 };
  const press = open({ session: { state } as OpenProject["session"] });
  await press("pdf");
  expect(await screen.findByText(/Your latest changes are not saved/)).toBeInTheDocument();
  expect([api.calls("printProject"), saved]).toEqual([[], []]);
});

it("says why the server makes no PDF", async () => {
  api.fail("printProject", { kind: "refusal", code: "DRAWING_TOO_LARGE", message: "This drawing is too large." });
  const press = open();
  await press("pdf");
  expect(await screen.findByText("This drawing is too large.")).toBeInTheDocument();
  expect(saved).toEqual([]);
});

it.each(["bom", "bomXlsx"] as const)("%s of a drawing without parts is not written", async (format) => {
  const press = open();
  await press(format);
  expect(await screen.findByText(/The BOM is empty/)).toBeInTheDocument();
  await press("file");
  await waitFor(() => expect(saved).toEqual(["Amp_ left.schematic.json"]));
});

it("puts the images of the sheet into an SVG, each once, and a box in the place of one that is gone", async () => {
  const blobs: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return "blob:file";
  });
  const gone = "b".repeat(64);
  api.respond("getProjectImage", ({ path }) =>
    path.endsWith(gone)
      ? Response.json({ type: "error", code: "NOT_FOUND", message: "" })
      : new Response("png", { headers: { "content-type": "image/png", "content-disposition": "inline" } }),
  );
  vi.stubGlobal("createImageBitmap", () => Promise.resolve({ width: 1, height: 1, close: () => undefined }));
  const schematic = newSchematic("sheet_1", "Main");
  const image = (id: string, file: string) =>
    ({ kind: "image", id, sheetId: "sheet_1", at: { x: 0, y: 0 }, width: 10_000, height: 10_000, file }) as const;
  const images = [image("one", "a".repeat(64)), image("two", "a".repeat(64)), image("three", gone)];
  const records = [...schematic.records, ...images];
  const press = open({ editor: new SchematicEditor({ ...schematic, records }, { newId: () => "id" }) });
  await press("svg");
  await waitFor(() => expect(saved).toEqual(["Amp_ left.svg"]));
  const svg = (await blobs[0]?.text()) ?? "";
  // "png" in base64.
  expect(svg.match(/<image [^>]*href="data:image\/png;base64,cG5n"/g)).toHaveLength(2);
  expect(svg).not.toContain(gone);
  expect(api.calls("getProjectImage")).toHaveLength(2);
});

it("a KiCad project is a zip of its project file and its sheets", async () => {
  const press = open();
  const blobs: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return "blob:export";
  });
  await press("kicad");
  await waitFor(() => expect(saved).toEqual(["Amp_ left-kicad.zip"]));
  const text = new TextDecoder("latin1").decode(await blobs[0]?.arrayBuffer());
  expect(text.match(/[\w -]+\.kicad_(?:pro|sch)/g)?.toSorted()).toEqual(
    expect.arrayContaining([expect.stringContaining(".kicad_pro"), expect.stringContaining(".kicad_sch")]),
  );
});
