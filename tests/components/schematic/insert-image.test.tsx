// @vitest-environment jsdom
// Inserting images: by a chosen file, dropped and pasted ones, with progress, and what is said when one is refused.
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { picturesOf, readClipboard } from "@/components/schematic/commands/clipboard";
import type { EditorPage } from "@/components/schematic/commands/command";
import { isAvailable } from "@/components/schematic/commands/commands";
import { useOpenProject } from "@/components/schematic/editor-context";
import { PropertiesPanel } from "@/components/schematic/panels/properties";
import { StatusLine } from "@/components/schematic/status-line";
import { type InsertImage, useInsertImage } from "@/components/schematic/use-insert-image";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { greyPng } from "@/tests/support/pictures";
import { renderEditor } from "@/tests/support/render-editor";
import { forgetPage, stubBrowser } from "@/tests/support/render-page";
import { at, Drawing, ROOT } from "@/tests/support/schematic";
import { standIn } from "@/tests/support/stand-in";

const api = startMockApi();
const png = (name = "logo.png"): File => new File([new Uint8Array(greyPng(9, 6))], name, { type: "image/png" });

beforeEach(() => {
  stubBrowser();
  forgetPage();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show({ isReadOnly = false, tag }: { isReadOnly?: boolean; tag?: "zh-CN" } = {}) {
  let latest: InsertImage | undefined;
  function Screen() {
    const inserted = useInsertImage(useOpenProject());
    latest = inserted;
    return (
      <>
        <StatusLine upload={inserted.upload} />
        {inserted.field}
      </>
    );
  }
  const view = renderEditor(new Drawing(), <Screen />, { isReadOnly, ...(tag ? { tag } : {}) });
  const images = () => [...view.editor.workspace.store.values()].filter(({ kind }) => kind === "image");
  const insert = (...files: File[]) => act(() => latest?.insert(files, at(40, 40)));
  return { ...view, images, insert };
}

describe("an image", () => {
  it("that was dropped or pasted is stored, and put down at the point in one step", async () => {
    const { insert, images, editor } = show();
    insert(png());
    await waitFor(() => expect(images()).toHaveLength(1));
    // The server's answer: 8 × 6 pixels at 96 dpi are 21,167 × 15,875 units.
    expect(images()[0]).toMatchObject({ file: "a".repeat(64), sheetId: ROOT.id, width: 21_167, height: 15_875 });
    expect([editor.history.done.map(({ name }) => name), editor.selection.size]).toEqual([["image"], 1]);
    expect(api.calls("addProjectImage")[0]?.body).toMatchObject({ projectId: "prj_1" });
    act(() => editor.undo());
    expect(images()).toEqual([]);
  });

  it("that was chosen follows the pointer until a click", async () => {
    const { user, images, editor } = show();
    await user.upload(screen.getByLabelText("Insert image…"), png());
    await waitFor(() => expect(editor.state.tool).toBe("image"));
    expect(images()).toEqual([]);
    expect(screen.getByText("Image")).toBeInTheDocument();
    const pointer = { at: at(30, 30), reach: 100, isShift: false, isCtrl: false, isAlt: false };
    act(() => editor.click(pointer));
    expect([images().length, editor.state.tool]).toEqual([1, "select"]);
  });

  it("is put down beside the one before it, where several came", async () => {
    const { insert, images } = show();
    insert(png("one.png"), png("two.png"));
    await waitFor(() => expect(images()).toHaveLength(2));
    const [first, second] = images().map((image) => (image.kind === "image" ? image.at : { x: 0, y: 0 }));
    expect([(second?.x ?? 0) - (first?.x ?? 0), (second?.y ?? 0) - (first?.y ?? 0)]).toEqual([25_400, 25_400]);
  });

  it("shows in the status line while it is sent", async () => {
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    api.respond("addProjectImage", async () => {
      await waiting;
      return Response.json({ type: "success", message: "", data: { file: "a".repeat(64), width: 8, height: 6 } });
    });
    const { insert, images } = show();
    insert(png());
    expect(await screen.findByText("Uploading logo.png")).toBeInTheDocument();
    expect(screen.getByRole("progressbar", { name: "Uploading logo.png" })).toBeInTheDocument();
    answer();
    await waitFor(() => expect(images()).toHaveLength(1));
    expect(screen.queryByText("Uploading logo.png")).not.toBeInTheDocument();
  });

  it.each([
    [{ kind: "refusal", code: "TOO_MANY_RECORDS", message: "You have reached 200." }, "You have reached 200."],
    [{ kind: "cut" }, "The server could not be reached, so no image was inserted."],
  ] as const)("that is refused changes nothing, and the reason is said", async (fault, message) => {
    api.fail("addProjectImage", fault);
    const { insert, images, editor } = show();
    insert(png());
    expect(await screen.findByText(new RegExp(message))).toBeInTheDocument();
    expect([images(), editor.history.done]).toEqual([[], []]);
  });

  it("that no browser draws is named, in Chinese too", async () => {
    vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("no picture")));
    const { insert } = show({ tag: "zh-CN" });
    insert(new File(["text"], "说明.txt"));
    expect(await screen.findByText(/无法将 说明\.txt 读取为图片/)).toBeInTheDocument();
    expect(api.calls("uploadFile")).toEqual([]);
  });

  it("is not inserted in a drawing that cannot be changed", async () => {
    const { insert, user, editor } = show({ isReadOnly: true });
    insert(png());
    await user.upload(screen.getByLabelText("Insert image…"), png());
    expect([api.calls("uploadFile"), editor.state.tool]).toEqual([[], "select"]);
  });
});

it("a selected image says how it is resized, and is offered no turning", () => {
  const drawing = new Drawing();
  const placed = { kind: "image", id: "one", sheetId: ROOT.id, at: at(4, 4), width: 254_000, height: 127_000 } as const;
  drawing.records.push({ ...placed, file: "a".repeat(64) });
  const { editor } = renderEditor(drawing, <PropertiesPanel />);
  act(() => editor.select(["one"]));
  expect(screen.getByText(/Drag a corner to resize the image/)).toBeInTheDocument();
  const page = standIn<EditorPage>({ editor });
  expect(
    (["rotate", "rotateRight", "mirrorSides", "mirrorTop"] as const).map((name) => isAvailable(name, page)),
  ).toEqual(Array.from({ length: 4 }, () => false));
  expect((["image", "copy", "delete", "lock"] as const).every((name) => isAvailable(name, page))).toBe(true);
});

describe("the clipboard", () => {
  const item = (contents: Record<string, string>) => ({
    types: Object.keys(contents),
    getType: (type: string) => Promise.resolve(new Blob([contents[type] ?? ""], { type })),
  });
  const withClipboard = (clipboard: object) => vi.stubGlobal("navigator", { ...navigator, clipboard });

  it("gives pictures beside a text", async () => {
    withClipboard({ read: () => Promise.resolve([item({ "text/plain": "R1", "image/png": "png" })]) });
    const { text, pictures } = await readClipboard();
    expect([text, pictures.map(({ type }) => type)]).toEqual(["R1", ["image/png"]]);
  });

  it("gives a text alone where the browser reads nothing else, and none where it is not allowed", async () => {
    withClipboard({ readText: () => Promise.resolve("R1") });
    expect(await readClipboard()).toEqual({ text: "R1", pictures: [] });
    const refused = () => Promise.reject(new Error("not allowed"));
    withClipboard({ read: refused, readText: refused });
    expect(await readClipboard()).toEqual({ text: null, pictures: [] });
  });

  it("brings files of pictures, and no others", () => {
    const data = { files: [png(), new File(["text"], "a.txt", { type: "text/plain" })] };
    expect(picturesOf(standIn<DataTransfer>(data)).map(({ name }) => name)).toEqual(["logo.png"]);
  });
});
