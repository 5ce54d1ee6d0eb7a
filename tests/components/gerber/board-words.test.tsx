// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import path from "node:path";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { BoardWarnings } from "@/components/gerber/preview/board-warnings";
import { inStackOrder, LayerList } from "@/components/gerber/preview/layer-list";
import { SiteSettingsProvider } from "@/components/ui/site-settings";
import { projectNameOf } from "@/lib/core/gerber/project-name";
import { stubBrowser } from "@/tests/support/render-page";
import { inPage, LOCALES, WORDS } from "./in-page";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Every code that a source file of the engine spells in a union. */
function codesIn(file: string, type: string): string[] {
  const source = readFileSync(path.join(import.meta.dirname, "../../../lib/core", file), "utf8");
  const union = new RegExp(`export type ${type} =[^;]*;`).exec(source)?.[0] ?? "";
  return [...union.matchAll(/"([A-Z_]+)"/g)].map(([, code]) => code ?? "");
}

describe("words", () => {
  const warnings = [...codesIn("board/warning.ts", "WarningCode"), ...codesIn("archive/refusal.ts", "ArchiveWarning")];
  const refusals = codesIn("archive/refusal.ts", "ArchiveCode");

  it.each(LOCALES)("there are for every warning and every refusal of the reader, in %s", (locale) => {
    expect(warnings.length).toBeGreaterThan(30);
    expect(refusals.length).toBeGreaterThan(5);
    const { warnings: said, failures } = WORDS[locale].gerber;
    expect(warnings.filter((code) => !(code in said))).toEqual([]);
    expect(refusals.filter((code) => !(code in failures))).toEqual([]);
  });
});

describe.each(LOCALES)("remarks on the files in %s", (locale) => {
  it("come with what must be settled first, name file and line, and unfold to all", async () => {
    const warnings = [
      { code: "DRILL_FORMAT_GUESSED", file: "a.drl" },
      { code: "BAD_NUMBER", file: "set/b.gtl", line: 1204 },
      { code: "OUTLINE_HEALED" },
      { code: "STROKE_APERTURE", file: "c.gbl" },
      { code: "SOMETHING_NEW" },
      { code: "OUTLINE_MISSING" },
    ];
    inPage(<BoardWarnings warnings={warnings} />, { locale });
    const words = WORDS[locale].gerber.warnings;
    const items = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(items).toHaveLength(4);
    expect(items[0]).toBe(words.OUTLINE_MISSING);
    expect(items[2]).toBe(`${words.BAD_NUMBER}${locale === "en" ? "set/b.gtl, line 1,204" : "set/b.gtl，第 1,204 行"}`);
    await userEvent.click(screen.getByRole("button", { name: words.more.replace("{count}", "6") }));
    expect(screen.getAllByRole("listitem")).toHaveLength(6);
    expect(screen.getByText(words.other)).toBeVisible();
  });
});

describe.each(LOCALES)("a board array that was not read, in %s", (locale) => {
  it.each([null, "help@example.com"])(
    "says what to do, and whom to ask where there is an address: %s",
    (supportEmail) => {
      inPage(
        <SiteSettingsProvider settings={{ sendsMail: false, supportEmail }}>
          <BoardWarnings warnings={[{ code: "BOARD_ARRAY_NOT_READ" }]} />
        </SiteSettingsProvider>,
        { locale },
      );
      const { textContent } = screen.getByRole("listitem");
      expect(textContent).toContain(
        locale === "en" ? "export Gerber files of the whole panel" : "导出整个拼板的 Gerber 文件",
      );
      expect(textContent?.includes("help@example.com")).toBe(supportEmail !== null);
    },
  );
});

describe("an edge found on another layer", () => {
  it("is one remark, not two that contradict each other", () => {
    inPage(<BoardWarnings warnings={[{ code: "OUTLINE_MISSING" }, { code: "OUTLINE_FROM_LAYER", file: "a.gtl" }]} />);
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "There is no outline layer. The outline was found on another layer. Check the size.a.gtl",
    ]);
  });
});

describe("the list of files", () => {
  const LAYERS = [
    { file: "x.drl", type: "drill", side: "all" },
    { file: "x.gbs", type: "soldermask", side: "bottom" },
    { file: "x.gbl", type: "copper", side: "bottom" },
    { file: "readme.txt", type: "other", side: "all" },
    { file: "x.g1", type: "copper", side: "inner" },
    { file: "x.gto", type: "silkscreen", side: "top" },
    { file: "x.gko", type: "outline", side: "all" },
    { file: "x.gtl", type: "copper", side: "top" },
  ];

  it("runs through the board from its top to its bottom, then what is not drawn", () => {
    expect(inStackOrder(LAYERS).map(({ file }) => file)).toEqual([
      "x.gto",
      "x.gtl",
      "x.g1",
      "x.gbl",
      "x.gbs",
      "x.drl",
      "x.gko",
      "readme.txt",
    ]);
  });

  it("counts inner copper from the top, by what the files say or by their names", () => {
    stubBrowser();
    const inner = (file: string, layer?: number) => ({ file, type: "copper", side: "inner", layer });
    const { unmount } = inPage(<LayerList layers={[inner("b-In2.gbr", 3), inner("a-In1.gbr", 2)]} />);
    const shown = () => screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(shown()).toEqual(["Inner 1a-In1.gbr", "Inner 2b-In2.gbr"]);
    unmount();
    inPage(<LayerList layers={[inner("x.g10"), inner("x.g2")]} />);
    expect(shown()).toEqual(["Inner 1x.g2", "Inner 2x.g10"]);
  });

  it("says which of them are to be checked, and why each was taken for what it was", () => {
    stubBrowser();
    const stated = (basis: string, text: string, type: string) => ({ basis, text, type });
    inPage(
      <LayerList
        layers={[
          {
            file: "a.gtl",
            type: "copper",
            side: "top",
            certainty: "certain",
            evidence: [stated("name", ".gtl", "copper")],
          },
          {
            file: "b.art",
            type: "silkscreen",
            side: "top",
            certainty: "guess",
            evidence: [stated("name", "silk", "silkscreen")],
          },
          {
            file: "b.gbl",
            type: "copper",
            side: "bottom",
            certainty: "likely",
            evidence: [stated("name", ".gbl", "copper")],
          },
          { file: "c.txt", type: "other", side: "all", certainty: "guess", evidence: [] },
        ]}
      />,
    );
    expect(screen.getByText("4 files, 1 to check")).toBeTruthy();
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Top silkscreenguessb.artFrom the file name: silk",
      "Top coppera.gtl",
      "Bottom copperlikelyb.gbl",
      "Not usedc.txt",
    ]);
    expect(screen.getByText("a.gtl").closest("li")?.title).toBe("From the file name: .gtl");
  });

  it("says what each file was taken for", () => {
    stubBrowser();
    inPage(<LayerList layers={LAYERS} />, { locale: "zh" });
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "顶层丝印x.gto",
      "顶层铜x.gtl",
      "内层 1x.g1",
      "底层铜x.gbl",
      "底层阻焊x.gbs",
      "钻孔x.drl",
      "外形x.gko",
      "未使用readme.txt",
    ]);
  });
});

describe("a project's name from its file", () => {
  it.each([
    ["amp.zip", "amp"],
    ["Amp v1.2.RAR", "Amp v1.2"],
    ["a/b\\c.zip", "a-b\\c"],
    [" 板子.zip", "板子"],
    [".zip", "Gerber"],
    [`${"长".repeat(300)}.zip`, "长".repeat(200)],
  ])("%s", (file, name) => {
    expect(projectNameOf(file)).toBe(name);
  });
});
