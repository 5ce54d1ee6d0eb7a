// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Markdown } from "@/components/content/markdown";
import { parseMarkdown } from "@/lib/core/content/markdown";
import type { MarketTag } from "@/lib/i18n/variants";
import { renderInMarket } from "@/tests/support/render-in-market";

const FIGURE = { href: "/api/content/asset/article/vias/ring.en.svg", width: 720, height: 300 };

function show(source: string, tag: MarketTag = "en-US", figures = {}) {
  return renderInMarket(<Markdown blocks={parseMarkdown(source)} figures={figures} />, { tag });
}

describe("Markdown", () => {
  it("gives paths of the site the prefix of the language, and leaves anchors and other sites alone", () => {
    show(
      "[quote](/order/manufacturing/pcb) [below](#limits) [standard](https://www.ipc.org/x) [mail](mailto:a@b.co)",
      "zh-US",
    );
    const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(["quote", "below", "standard", "mail"].map(hrefOf)).toEqual([
      "/zh/order/manufacturing/pcb",
      "#limits",
      "https://www.ipc.org/x",
      "mailto:a@b.co",
    ]);
    expect(screen.getByRole("link", { name: "standard" })).toHaveAttribute("rel", "noopener");
  });

  it("gives every heading an address that leads to itself", () => {
    show("## Hole to copper\n\ntext\n\n### 孔到铜\n\n## Hole to copper");
    const headings = screen.getAllByRole("heading");
    expect(headings.map(({ tagName, id }) => [tagName, id])).toEqual([
      ["H2", "hole-to-copper"],
      ["H3", "孔到铜"],
      ["H2", "hole-to-copper-1"],
    ]);
    const links = headings.map((heading) => within(heading).getByRole("link").getAttribute("href"));
    expect(links).toEqual(["#hole-to-copper", "#孔到铜", "#hole-to-copper-1"]);
  });

  it("heads the columns and the rows of a table, which can be scrolled by keyboard", () => {
    show("| Copper | Trace |\n| --- | --- |\n| 1 oz | `0.1` mm |\n| 2 oz | **0.2** mm |");
    const headers = (role: "columnheader" | "rowheader") =>
      screen.getAllByRole(role).map(({ textContent }) => textContent);
    expect(headers("columnheader")).toEqual(["Copper", "Trace"]);
    expect(headers("rowheader")).toEqual(["1 oz", "2 oz"]);
    expect(screen.getByRole("group", { name: "Copper, Trace" })).toHaveAttribute("tabindex", "0");
    expect(screen.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["0.1 mm", "0.2 mm"]);
  });

  it("reserves the room of a figure before it is loaded, and names it", () => {
    show('![A via in section](ring.svg "Ring and drill")', "en-US", { "ring.svg": FIGURE });
    const picture = screen.getByRole("img", { name: "A via in section" });
    expect(picture).toHaveAttribute("src", FIGURE.href);
    expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["720", "300"]);
    expect(picture).toHaveAttribute("loading", "lazy");
    expect(screen.getByRole("figure")).toHaveTextContent("Ring and drill");
  });

  it("leaves out a figure that has no file", () => {
    show("before\n\n![gone](gone.svg)\n\nafter");
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.getByText("after")).toBeVisible();
  });

  it("shows code as it was written, and continues an ordered list at its number", () => {
    show("3. third\n4. fourth\n\n```spice\nR1 a 0 1k <x>\n```");
    expect(screen.getByRole("list")).toHaveAttribute("start", "3");
    expect(screen.getByText("R1 a 0 1k <x>").closest("pre")).toHaveAttribute("tabindex", "0");
  });

  it("writes no element that a text names", () => {
    const { container } = show(
      "<img src=x onerror=alert(1)> <b>bold</b>\n\n[go](javascript:alert(1)) [//](//evil.example)",
    );
    expect(container.querySelector("img, b, script")).toBeNull();
    expect(screen.queryByRole("link")).toBeNull();
    expect(container).toHaveTextContent("boldgo //");
  });
});
