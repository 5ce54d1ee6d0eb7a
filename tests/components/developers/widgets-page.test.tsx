// @vitest-environment jsdom
// The page of widgets: its snippet and its preview are the same form.
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { type ComponentProps, createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ConfiguratorWords, QuoteConfigurator } from "@/components/developers/embed/quote-configurator";
import { WidgetsPage } from "@/components/developers/embed/widgets-page";
import { widgetSnippet } from "@/components/developers/embed/widget-snippet";
import en from "@/messages/en/developers.json";
import zh from "@/messages/zh/developers.json";
import { renderInMarket } from "../../support/render-in-market";
import { standIn } from "../../support/stand-in";

const ORIGIN = "https://www.example.com";
const page = <WidgetsPage origin={ORIGIN} />;
const words = en.widgets;

beforeEach(() => void vi.stubGlobal("isSecureContext", true));
afterEach(() => vi.unstubAllGlobals());

/** The first is the quote's, the second the project's. */
const snippets = () =>
  [words.snippet, words.project.snippet].map((name) => screen.getByRole("region", { name }).textContent);

function preview(): HTMLIFrameElement {
  const frame = screen.getByTitle(words.preview);
  if (!(frame instanceof HTMLIFrameElement)) throw new Error("the preview is no frame");
  return frame;
}

it("loads the preview only in the browser, which hears how high it is", () => {
  const given = Object.fromEntries(["layers", "quantity", "finish", "mask", "theme"].map((name) => [name, []]));
  const html = renderToString(
    createElement(QuoteConfigurator, {
      words: standIn<ConfiguratorWords>({ preview: words.preview }),
      origin: ORIGIN,
      prefixes: { "": "", en: "", zh: "/zh" },
      choices: standIn<ComponentProps<typeof QuoteConfigurator>["choices"]>(given),
    }),
  );
  const frame = new DOMParser().parseFromString(html, "text/html").querySelector("iframe");
  expect(frame?.title).toBe(words.preview);
  expect(frame?.hasAttribute("src")).toBe(false);
});

describe("the configurator", () => {
  it("writes the element and the script, and shows the form", async () => {
    renderInMarket(page);
    expect(snippets()[0]).toBe(
      `<div data-boardwright="quote" data-layers="4" data-width="60" data-height="50" data-quantity="50"` +
        ` data-theme="auto"></div>\n<script src="${ORIGIN}/embed/v1.js" async></script>`,
    );
    await waitFor(() =>
      expect(preview().getAttribute("src")).toBe("/embed/quote?layers=4&width=60&height=50&quantity=50&theme=auto"),
    );
  });

  it("follows each choice in both", async () => {
    const { user } = renderInMarket(page);
    await user.selectOptions(screen.getByRole("combobox", { name: "Layers" }), "6");
    await user.selectOptions(screen.getByRole("combobox", { name: "Surface finish" }), "ENIG");
    await user.selectOptions(screen.getByRole("combobox", { name: words.theme }), "dark");
    await user.selectOptions(screen.getByRole("combobox", { name: words.language }), "zh");
    const width = screen.getByRole("textbox", { name: "Width" });
    await user.clear(width);
    await user.type(width, "75.5");
    expect(snippets()[0]).toContain(
      `<div data-boardwright="quote" data-lang="zh" data-layers="6" data-width="75.5" data-height="50"` +
        ` data-quantity="50" data-finish="ENIG" data-theme="dark"></div>`,
    );
    await waitFor(() =>
      expect(preview().getAttribute("src")).toBe(
        "/zh/embed/quote?layers=6&width=75.5&height=50&quantity=50&finish=ENIG&theme=dark",
      ),
    );
  });

  it("fits the preview to its own messages alone", () => {
    renderInMarket(page);
    const { contentWindow } = preview();
    const tell = (origin: string, source: Window | null, data: unknown) =>
      fireEvent(window, new MessageEvent("message", { origin, source, data }));
    const message = { type: "boardwright:height", height: 612 };
    tell("https://evil.example", contentWindow, message);
    tell(window.location.origin, window, message);
    tell(window.location.origin, contentWindow, { type: "boardwright:height", height: "612" });
    expect(preview().getAttribute("height")).toBe("480");
    tell(window.location.origin, contentWindow, message);
    expect(preview().getAttribute("height")).toBe("612");
  });
});

it.each([
  ["en-US", en.widgets],
  ["zh-CN", zh.widgets],
] as const)("for %s the page names every attribute", (tag, texts) => {
  renderInMarket(page, { tag });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(texts.title);
  const table = screen.getByRole("table", { name: texts.attributes.title });
  for (const text of Object.values(texts.attributes.of)) expect(table.textContent).toContain(text);
});

describe("a snippet", () => {
  it("of a project names its ID and its view", () => {
    renderInMarket(page);
    expect(snippets()[1]).toContain(
      `<div data-boardwright="project" data-project="PROJECT_ID" data-view="board"></div>`,
    );
  });

  it("stays one element and one script, whatever was typed", () => {
    const typed = '"><script>alert(1)</script>&amp;';
    const { body } = new DOMParser().parseFromString(widgetSnippet(ORIGIN, "quote", { width: typed }), "text/html");
    expect([...body.querySelectorAll("*")].map(({ tagName }) => tagName)).toEqual(["DIV", "SCRIPT"]);
    expect(body.querySelector("div")?.dataset.width).toBe(typed);
  });
});
