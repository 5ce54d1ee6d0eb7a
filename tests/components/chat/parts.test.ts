// Pure parts of the assistant's screen.
import { describe, expect, it } from "vitest";
import { plotOf, PLOT_HEIGHT, PLOT_WIDTH } from "@/components/chat/blocks/waveform-plot";
import { CHAT_ENDINGS, fileTypeOf, purposeOf } from "@/components/chat/composer/file-purpose";
import { listGroups, monthAndDay } from "@/components/chat/list/list-groups";
import { completeLength } from "@/components/chat/thread/sentences";
import { toolKey } from "@/components/chat/thread/tool-key";
import { pageContext } from "@/components/chat/widget/page-context";
import type { ChatRow } from "@/lib/contracts/chat";

const rowOf = (chatId: string, updateTime: string): ChatRow => ({
  ...{ chatId, title: chatId, folder: "", status: 0, createTime: updateTime, updateTime },
});

describe("the list", () => {
  it("shows days as MM/DD (specification, section 9)", () => {
    expect(monthAndDay("2026-11-05T12:00:00.000Z")).toBe("11/05");
    expect(monthAndDay("2026-03-21T12:00:00.000Z")).toBe("03/21");
  });

  it("tells today's conversations from earlier ones, also of the same day a year ago", () => {
    const rows = [rowOf("now", "2026-11-28T12:00:00.000Z"), rowOf("then", "2025-11-28T12:00:00.000Z")];
    const groups = listGroups(rows, new Date("2026-11-28T13:00:00.000Z"));
    expect(groups.map(({ key, rows: of }) => [key, of.map(({ chatId }) => chatId)])).toEqual([
      ["today", ["now"]],
      ["earlier", ["then"]],
    ]);
    expect(listGroups([], new Date())).toEqual([]);
  });
});

describe("files of a message", () => {
  it.each([
    ["board.zip", "gerber", 8],
    ["Board.KICAD_PCB", "gerber", 8],
    ["amp.kicad_sch", "import", 7],
    ["filter.cir", "import", 7],
    ["bom.xlsx", "bom", 10],
    ["photo.png", "general", 10],
    ["no-ending", "general", 10],
  ])("%s is sent as %s", (name, purpose, fileType) => {
    expect([purposeOf(name), fileTypeOf(name)]).toEqual([purpose, fileType]);
  });

  it("have each ending once", () => {
    expect(new Set(CHAT_ENDINGS).size).toBe(CHAT_ENDINGS.length);
  });
});

it.each([
  ["It costs $33.91 and ships", 0],
  ["It costs $33.91. It ships", "It costs $33.91.".length],
  ["Done.", 0],
  ["Done.\n", "Done.\n".length],
  ["价格是33.91元。周五", "价格是33.91元。".length],
])("%j has a complete sentence up to %i", (text, length) => {
  expect(completeLength(text)).toBe(length);
});

it.each([
  ["price-board", "price"],
  ["search-articles", "search"],
  ["search-parts", "part"],
  ["order_state", "order"],
  ["unknown", "other"],
])("the tool %s is told as %s", (name, key) => {
  expect(toolKey(name)).toBe(key);
});

describe("a waveform", () => {
  const axis = { name: "time", unit: "s", values: [0, 1, 2] };

  it("runs from the left edge to the right one, its peak 6 % below the top", () => {
    // 0 to 1 V with 6 % of room at each end: the scale is -0.06 to 1.06, so 1 lies at 1.06/1.12 of the height.
    const { traces } = plotOf({ axis, traces: [{ name: "out", unit: "V", values: [0, 1, 0] }] });
    const top = ((1 - 1.06 / 1.12) * PLOT_HEIGHT).toFixed(1);
    const base = ((1 - 0.06 / 1.12) * PLOT_HEIGHT).toFixed(1);
    expect(traces[0]?.path).toBe(`M0.0 ${base}L${(PLOT_WIDTH / 2).toFixed(1)} ${top}L${PLOT_WIDTH.toFixed(1)} ${base}`);
    expect(traces[0]).toMatchObject({ min: 0, max: 1 });
  });

  it("has a gap where a value is missing, and no path without values", () => {
    const { traces } = plotOf({ axis, traces: [{ name: "out", unit: "V", values: [0, Number.NaN, 1] }] });
    expect(traces[0]?.path.match(/[ML]/g)).toEqual(["M", "M"]);
    expect(plotOf({ axis: { ...axis, values: [] }, traces: [] }).traces).toEqual([]);
  });

  it("over frequencies of a decade or more is logarithmic", () => {
    const frequency = { name: "frequency", unit: "Hz", values: [10, 100, 1000] };
    expect(plotOf({ axis: frequency, traces: [] }).x).toEqual({ from: 10, to: 1000, isLog: true });
    expect(plotOf({ axis: { ...frequency, values: [10, 50] }, traces: [] }).x.isLog).toBe(false);
  });

  it("shares its scale with traces of the same unit only", () => {
    const values = [0, 1, 2];
    const { traces } = plotOf({
      axis,
      traces: [
        { name: "a", unit: "V", values },
        { name: "b", unit: "V", values: [0, 5, 10] },
        { name: "c", unit: "A", values },
      ],
    });
    expect(traces[0]?.path).not.toBe(traces[2]?.path);
  });
});

describe("the page behind the panel", () => {
  const context = (href: string, heading = "") => pageContext(new URL(href, "https://example.test"), heading);

  it("is told with its parameters, without the language", () => {
    expect(context("/zh/order/manufacturing/pcb?layers=4&project=prj_1#price")).toEqual({
      ...{ page: "/order/manufacturing/pcb?layers=4&project=prj_1#price", projectId: "prj_1", orderNumber: null },
    });
  });

  it("names an order by the number of its heading, on the page of an order only", () => {
    expect(context("/my-center/orders/abc", "Order BW261123-4KQ7").orderNumber).toBe("BW261123-4KQ7");
    expect(context("/community/abc", "Order BW261123-4KQ7").orderNumber).toBeNull();
  });

  it("with too long an address is told without its parameters", () => {
    expect(context(`/search?keyword=${"a".repeat(2_000)}`).page).toBe("/search");
  });
});
