// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { UserText } from "@/components/community/user-text";
import { parseMarkdown } from "@/lib/core/content/markdown";
import { parseUserMarkdown } from "@/lib/core/content/user-markdown";
import { renderInMarket } from "@/tests/support/render-in-market";

afterEach(cleanup);

const HOSTILE = [
  "<img src=x onerror=alert(1)>",
  "<script>alert(1)</script>",
  "[click](javascript:alert(1))",
  "[click](data:text/html;base64,PHNjcmlwdD4=)",
  "![x](https://evil.example/pixel.png)",
  "[a](https://ok.example 'x\" onmouseover=\"alert(1)')",
  "<a href='https://evil.example'>x</a>",
  "# <svg onload=alert(1)>",
  "`<b>`",
];

describe("text of a member", () => {
  it.each(HOSTILE)("shows %s without running or loading anything", (text) => {
    const { container } = renderInMarket(<UserText blocks={parseUserMarkdown(text)} />);
    expect(container.querySelectorAll("script, img, svg, iframe, style")).toHaveLength(0);
    const all = [...container.querySelectorAll("*")];
    expect(all.flatMap(({ attributes }) => [...attributes]).filter(({ name }) => name.startsWith("on"))).toEqual([]);
    for (const link of container.querySelectorAll("a")) expect(link.protocol).toMatch(/^https?:$/);
  });

  it("vouches for no link to another site", () => {
    renderInMarket(<UserText blocks={parseUserMarkdown("[shop](https://shop.example/a)")} />);
    expect(screen.getByRole("link", { name: "shop" })).toHaveAttribute("rel", "nofollow ugc noopener");
  });

  it("leads to pages of ours in the language of the page", () => {
    renderInMarket(<UserText blocks={parseUserMarkdown("[parts](/component)")} />, { tag: "zh-US" });
    expect(screen.getByRole("link", { name: "parts" })).toHaveAttribute("href", "/zh/component");
  });

  it("adds no heading to the outline of the page, and no target of a link", () => {
    const { container } = renderInMarket(<UserText blocks={parseMarkdown("## content\n\ntext")} />);
    expect(screen.queryByRole("heading")).toBeNull();
    expect(container.querySelector("[id]")).toBeNull();
    expect(screen.getByText("content").tagName).toBe("STRONG");
  });
});
