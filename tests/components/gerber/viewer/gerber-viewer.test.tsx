// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { drafts } from "@/stores/drafts/draft";
import { stubBrowser } from "@/tests/support/render-page";
import { BOARD_FILES, LARGE_FILES } from "@/tests/support/small-board";
import { boardFile, type DrawnStage, openViewer, type PageLocale, pxOf, stubStage } from "./viewer-page";

const drawn = vi.hoisted((): DrawnStage => ({ scenes: [], views: [], pictures: [] }));
vi.mock("@/components/stage/create-stage", async () => {
  const page = await import("./viewer-page");
  return { createStage: page.stageThat(drawn) };
});

// The workspace is loaded with the first board; here that is the whole of its source.
beforeAll(() => import("@/components/gerber/viewer/workspace"));
beforeEach(() => {
  stubBrowser();
  stubStage();
  history.replaceState(null, "", "/gerber-viewer");
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const key of await drafts.list("gerber-purposes:")) await drafts.forget(key);
  drawn.scenes.length = drawn.views.length = drawn.pictures.length = 0;
});

const lastView = () => drawn.views.at(-1);
const drawnLayers = () => {
  const mode = lastView()?.mode;
  return mode?.kind === "layers" ? mode.layers.map(({ id }) => id) : mode?.kind;
};
const litObjects = () =>
  Object.fromEntries((lastView()?.highlight ?? []).map(({ layerId, objects }) => [layerId, [...objects]]));

/** jsdom has no pointer events of its own. */
function point(stage: HTMLElement, name: "down" | "move" | "up", [clientX, clientY]: [number, number]) {
  const event = new MouseEvent(`pointer${name}`, { clientX, clientY, button: 0, bubbles: true, cancelable: true });
  act(() => void stage.dispatchEvent(Object.assign(event, { pointerId: 1, pointerType: "mouse" })));
}
function click(stage: HTMLElement, at: [number, number]) {
  point(stage, "down", at);
  point(stage, "up", at);
}
const press = (key: string, target: EventTarget = document.body) =>
  act(() => void target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })));

async function openBoard(file = boardFile(), locale: PageLocale = "en") {
  const viewer = openViewer({ locale });
  await viewer.choose(file);
  const stage = await viewer.stage();
  return { ...viewer, stage };
}

describe.each(["en", "zh"] as const)("a board dropped into the viewer, in %s", (locale) => {
  it("is shown as it will look, with its layers and files in words", async () => {
    const { words } = await openBoard(boardFile(), locale);
    expect(lastView()?.mode).toMatchObject({ kind: "realistic", side: "top" });
    expect(lastView()?.camera).toMatchObject({ centerXmm: 10, centerYmm: 5, pxPerMm: 26 });
    const list = within(screen.getByRole("region", { name: words.layers.title })).getByRole("list");
    const files = within(list).getAllByRole("button", { pressed: true });
    expect(files.map((row) => row.querySelector("small")?.textContent)).toEqual([
      "b.drl",
      "b.gko",
      "b.gts",
      "b.gtl",
      "b.gbl",
      "b.gbs",
    ]);
    const table = screen.getByRole("table", { name: words.inWords.caption });
    expect(within(table).getAllByRole("row")).toHaveLength(1 + 6);
  });
});

describe("a large board", () => {
  const layersOf = () => drawn.scenes.map((scene) => scene?.layers.length);

  it("is seen from above before the rest is read, then whole, in the same place", async () => {
    const { words } = await openBoard(boardFile("large.zip", LARGE_FILES));
    const list = await screen.findByRole("region", { name: words.layers.title });
    await within(list).findByText("b.gbl");
    expect(layersOf()).toEqual([3, 6]);
    expect(lastView()?.camera).toMatchObject({ centerXmm: 10, centerYmm: 5, pxPerMm: 26 });
  });

  it("comes whole where the address names a view", async () => {
    history.replaceState(null, "", "/gerber-viewer?side=bottom");
    await openBoard(boardFile("large.zip", LARGE_FILES));
    expect(layersOf()).toEqual([6]);
  });
});

describe("a file that cannot be opened", () => {
  it("is named with the reason, and another one can be selected", async () => {
    const { choose, words, stage } = openViewer();
    await choose(boardFile("empty.zip", [{ name: "readme.txt", content: "hello" }]));
    expect(await screen.findByText(/^empty\.zip: No Gerber layers or board file were found/)).toBeTruthy();
    await choose(boardFile());
    expect(await stage()).toBeTruthy();
    expect(screen.queryByText(/empty\.zip/)).toBeNull();
    expect(words.entrance.title).toBe("Gerber viewer");
  });

  it("takes nothing away from the board that is shown", async () => {
    const { choose, words } = await openBoard();
    await choose(boardFile("broken.zip", [{ name: "readme.txt", content: "hello" }]));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("broken.zip");
    expect(alert.textContent).toContain(words.notices.boardStays);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("b.zip");
    expect(drawn.scenes).toHaveLength(1);
  });
});

describe("the layers", () => {
  it("are drawn one by one as soon as one is changed, what lies on top last", async () => {
    const { user, words } = await openBoard();
    await user.click(screen.getByTitle(/b\.gts/));
    expect(drawnLayers()).toEqual(["b.gbs", "b.gbl", "b.gtl", "b.gko", "b.drl"]);
    const panel = screen.getByRole("region", { name: words.layers.title });
    await user.click(within(panel).getByRole("button", { name: words.layers.presets.copper }));
    expect(drawnLayers()).toEqual(["b.gbl", "b.gtl", "b.gko"]);
    press("x");
    expect(drawnLayers()).toEqual(["b.gtl", "b.gbl", "b.gko"]);
    expect(lastView()?.camera.isMirrored).toBe(true);
  });

  it("are shown alone by Alt and a click, and go up and down by Alt and the arrows", async () => {
    const { user } = await openBoard();
    await user.keyboard("{Alt>}");
    await user.click(screen.getByTitle(/b\.gbl/));
    await user.keyboard("{/Alt}");
    expect(drawnLayers()).toEqual(["b.gbl", "b.gko"]);
    screen.getByTitle(/b\.gko/).focus();
    await user.keyboard("{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}");
    expect(drawnLayers()).toEqual(["b.gko", "b.gbl"]);
  });

  it("stand in the address with the side, without a step back in the browser's history", async () => {
    const before = history.length;
    await openBoard();
    press("4");
    press("x");
    await waitFor(() => expect(location.search).toBe("?side=bottom&view=layers&layers=0.1.4"));
    expect(history.length).toBe(before);
    cleanup();
    await openBoard();
    expect(drawnLayers()).toEqual(["b.gtl", "b.gbl", "b.gko"]);
    expect(lastView()?.camera.isMirrored).toBe(true);
  });
});

describe("a click on the board", () => {
  it("lists what lies there, topmost first, and says all that is known of the first", async () => {
    const { stage, words } = await openBoard();
    press("v");
    click(stage, pxOf(5, 5));
    const list = await screen.findByRole("list", { name: words.inspect.list });
    expect(
      within(list)
        .getAllByRole("button")
        .map((item) => item.textContent),
    ).toEqual([
      "HoleHoles",
      "OpeningTop solder mask",
      "TraceTop copper",
      "PadTop copper",
      "PadBottom copper",
      "OpeningBottom solder mask",
    ]);
    const panel = screen.getByRole("region", { name: words.panels.label });
    expect(within(panel).getByText("⌀ 0.8 mm")).toBeTruthy();
  });

  it("leads to the whole net: pads of both sides, the track, and the holes that join them", async () => {
    const { stage, user, words } = await openBoard();
    click(stage, pxOf(10, 5));
    expect(await screen.findByText("Width")).toBeTruthy();
    await user.click(await screen.findByRole("button", { name: words.inspect.netOn }));
    expect(litObjects()).toEqual({ "b.gtl": [0, 1, 2], "b.gbl": [0, 1], "b.drl": [0, 1] });
    press("Escape");
    expect(litObjects()).toEqual({});
  });

  it("beside everything puts the former away", async () => {
    const { stage, words } = await openBoard();
    click(stage, pxOf(5, 5));
    await screen.findByRole("list", { name: words.inspect.list });
    click(stage, pxOf(10, 9.2));
    expect(screen.queryByRole("list", { name: words.inspect.list })).toBeNull();
    expect(screen.getByText(words.inspect.empty)).toBeTruthy();
  });
});

describe("measuring", () => {
  it("catches the centres of two pads by mouse, and says length, parts and angle", async () => {
    const { stage } = await openBoard();
    press("m");
    const near = ([x, y]: [number, number]): [number, number] => [x + 4, y - 3];
    click(stage, near(pxOf(5, 5)));
    click(stage, near(pxOf(15, 5)));
    await waitFor(() => expect(stage.querySelector("output")?.textContent).toBe("10 mm; dx 10 mm, dy 0 mm; at 0°"));
  });

  it("goes by the keyboard alone, in the unit that is selected", async () => {
    const { stage } = await openBoard();
    stage.focus();
    press("m");
    press("u", stage);
    press("Enter", stage);
    // Ten steps of 60 px move the board by 600 / 26 mm; it is held where some of it stays in sight.
    press("ArrowRight", stage);
    press("ArrowRight", stage);
    press("Enter", stage);
    await waitFor(() => expect(stage.querySelector("output")?.textContent).toMatch(/^[\d.,]+ mil; dx [\d.,]+ mil/));
  });
});

describe("the drill table", () => {
  it("counts the holes of each tool, and a chosen row lights them up", async () => {
    const { user, words } = await openBoard();
    await user.click(screen.getByRole("tab", { name: words.panels.holes }));
    const row = screen.getByRole("row", { name: /0\.8 mm/ });
    expect(
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ).toEqual(["--", "2", "0"]);
    await user.click(within(row).getByRole("button", { name: "0.8 mm" }));
    expect(litObjects()).toEqual({ "b.drl": [0, 1] });
  });
});

describe("the search", () => {
  const X2 = BOARD_FILES.map(({ name, content }) => ({
    name,
    content: name === "b.gtl" ? content.replace("D11*\n", "%TO.N,GND*%\n%TO.P,J1,1*%\nD11*\n") : content,
  }));

  it("finds nets and parts by name, walks through them with the arrows, and shows each", async () => {
    const { user, words } = await openBoard(boardFile("x2.zip", X2));
    press("/");
    const field = await screen.findByRole("combobox", { name: words.find.label });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["GNDnet", "J1part"]);
    await user.type(field, "j");
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["J1part"]);
    await user.keyboard("{Enter}");
    expect(litObjects()).toEqual({ "b.gtl": [0, 1, 2] });
  });

  it("says where files name nothing what would", async () => {
    const { user, words } = await openBoard();
    await user.click(screen.getByRole("tab", { name: words.panels.find }));
    expect(screen.getByText(words.find.none)).toBeTruthy();
  });
});

describe("what a file is for", () => {
  it("is corrected by the reader, remembered for the same files, and taken back", async () => {
    const { user, words } = await openBoard();
    await user.click(screen.getByRole("tab", { name: words.panels.files }));
    await user.click(screen.getByRole("button", { name: "Change b.gts" }));
    await user.selectOptions(screen.getByRole("combobox", { name: words.purpose.type }), "silkscreen");
    await user.click(screen.getByRole("button", { name: words.purpose.save }));
    await screen.findByText("Detected as: Top solder mask");
    const sideOf = () => {
      const top = drawn.scenes.at(-1)?.board?.top;
      return { hasMask: top?.mask !== null, hasSilkscreen: top?.silkscreen != null };
    };
    expect(sideOf()).toEqual({ hasMask: false, hasSilkscreen: true });

    cleanup();
    await openBoard(boardFile("the same under another name.zip"));
    expect(sideOf()).toEqual({ hasMask: false, hasSilkscreen: true });
    expect(await screen.findByText(/Your correction to one file of this set was applied/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: words.notices.asRead }));
    await waitFor(() => expect(sideOf()).toEqual({ hasMask: true, hasSilkscreen: false }));

    cleanup();
    await openBoard();
    expect(sideOf()).toEqual({ hasMask: true, hasSilkscreen: false });
    expect(screen.queryByText(/You corrected/)).toBeNull();
  });
});

describe("a netlist that does not agree with the copper", () => {
  /** A pad on top in thousandths of a millimeter. */
  const record = (net: string, x: number, y: number) => {
    const [across, up] = [x, y].map((mm) => `+${String(mm * 1000).padStart(6, "0")}`);
    return `327${net.padEnd(14)}   U1    -1          A01X${across}Y${up}X1000Y0000R000S0`;
  };
  // The track on top joins the pads at (5, 5) and (15, 5).
  const NETLIST = `P  UNITS CUST 1\n${record("A", 5, 5)}\n${record("B", 15, 5)}\n999\n`;

  it("is a remark with its places, each of which leads there and picks what lies there", async () => {
    const { user, words } = await openBoard(boardFile("b.zip", [...BOARD_FILES, { name: "b.ipc", content: NETLIST }]));
    await user.click(screen.getByRole("tab", { name: words.panels.files }));
    const remark = (await screen.findByText("Nets that the netlist separates are connected in copper.")).closest("li");
    if (!remark) throw new Error("no remark");
    expect(within(remark).getAllByRole("button")).toHaveLength(1);
    await user.click(within(remark).getByRole("button", { name: "Show 15 mm, 5 mm on the board" }));
    expect(lastView()?.camera).toMatchObject({ centerXmm: 15, centerYmm: 5 });
    await user.click(screen.getByRole("tab", { name: words.panels.inspect }));
    expect(screen.getByText(/^\d objects? at 15 mm, 5 mm$/)).toBeTruthy();
  });
});

describe("an earlier revision", () => {
  // One pad less, at (15, 5).
  const EARLIER = BOARD_FILES.map(({ name, content }) => ({
    name,
    content: name === "b.gbl" ? content.replace("X15000000Y5000000D03*\n", "") : content,
  }));

  it("laid under the board says layer by layer what came since, and leads there", async () => {
    const { user, words, stage } = await openBoard();
    await user.click(screen.getByRole("tab", { name: words.panels.compare }));
    const panel = screen.getByRole("tabpanel");
    await user.upload(screen.getByLabelText(words.compare.choose), boardFile("earlier.zip", EARLIER));
    expect(await within(panel).findByText("Compared with earlier.zip")).toBeTruthy();
    expect(
      within(panel)
        .getAllByRole("heading")
        .map((heading) => heading.textContent),
    ).toEqual(["Bottom copper"]);
    expect(within(panel).getByText("# object added, nothing removed".replace("#", "1"))).toBeTruthy();
    // The pad has a diameter of 1.6 mm: π · 0.8² = 2.01 mm².
    const place = within(panel).getByRole("button", { name: /^Added 2\.01 mm² at 15 mm, 5 mm$/ });
    await user.click(place);
    expect(lastView()?.camera).toMatchObject({ centerXmm: 15, centerYmm: 5 });
    expect(stage.querySelectorAll("rect[data-kind=added]")).toHaveLength(1);
  });

  it("that is the same says so, and one that cannot be read leaves the board as it is", async () => {
    const { user, words } = await openBoard();
    await user.click(screen.getByRole("tab", { name: words.panels.compare }));
    await user.upload(screen.getByLabelText(words.compare.choose), boardFile("copy.zip"));
    expect(await screen.findByText(words.compare.same)).toBeTruthy();
    const empty = boardFile("empty.zip", [{ name: "readme.txt", content: "hello" }]);
    await user.upload(screen.getByLabelText(words.compare.choose), empty);
    expect((await screen.findByRole("alert")).textContent).toContain("empty.zip");
    expect(drawn.scenes).toHaveLength(1);
  });
});

describe("keys", () => {
  it("stand in a sheet, and can be turned off but for the board's own", async () => {
    const { user, words, stage } = await openBoard();
    press("?");
    const sheet = screen.getByRole("dialog");
    expect(within(sheet).getByText(words.commands.net)).toBeTruthy();
    await user.click(within(sheet).getByRole("checkbox", { name: words.keysSheet.switch }));
    await user.click(within(sheet).getByRole("button", { name: "Close" }));
    press("v");
    expect(lastView()?.mode.kind).toBe("realistic");
    press("v", stage);
    expect(lastView()?.mode.kind).toBe("layers");
  });

  it("that are typed into a field are the field's", async () => {
    const { user, words } = await openBoard();
    await user.click(screen.getByRole("tab", { name: words.panels.files }));
    await user.click(screen.getByRole("button", { name: "Change b.gts" }));
    press("v", screen.getByRole("combobox", { name: words.purpose.type }));
    expect(lastView()?.mode.kind).toBe("realistic");
  });
});

describe("printing", () => {
  it("puts the board at 1:1 on one sheet, then each layer on one of its own, and closes when that is done", async () => {
    const printed: { sheets: number; heads: string[] }[] = [];
    vi.stubGlobal("print", () => {
      const sheets = [...document.querySelectorAll("body > div > section")];
      printed.push({
        sheets: sheets.length,
        heads: sheets.map((sheet) => sheet.querySelector("p")?.textContent ?? ""),
      });
    });
    HTMLImageElement.prototype.decode = () => Promise.resolve();
    const { user, words } = await openBoard();
    press("p");
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByRole("status").textContent).toBe("1 sheet");
    await user.click(dialog.getByRole("button", { name: words.print.print }));
    await waitFor(() => expect(printed).toEqual([{ sheets: 1, heads: ["b.zipTop"] }]));
    // 190 × 251 mm of an A4 sheet at 16 px a mm.
    expect(drawn.pictures).toEqual([{ widthPx: 3040, heightPx: 4016 }]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

    press("4");
    press("p");
    const again = within(screen.getByRole("dialog"));
    await user.click(again.getByRole("checkbox", { name: words.print.apart }));
    expect(again.getByRole("status").textContent).toBe("3 sheets");
    await user.click(again.getByRole("button", { name: words.print.print }));
    await waitFor(() =>
      expect(printed.at(-1)?.heads).toEqual(["b.zipOutline", "b.zipTop copper", "b.zipBottom copper"]),
    );
  });
});

describe("the picture of what is seen", () => {
  it("is saved at twice its size under the name of the file", async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { user, words } = await openBoard();
    await user.click(screen.getByRole("button", { name: words.commands.save }));
    await waitFor(() => expect(saved).toEqual(["b-top.png"]));
    expect(drawn.pictures).toEqual([{ widthPx: 1200, heightPx: 800 }]);
  });
});
