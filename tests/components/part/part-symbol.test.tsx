// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { PartSymbol } from "@/components/part/detail/part-symbol";
import { messages } from "@/messages/en";
import { ANSWERS } from "@/tests/support/mock-api/answers";
import { renderInMarket } from "@/tests/support/render-in-market";

afterEach(cleanup);

const part = (change: Partial<typeof ANSWERS.getPart>) => ({ ...ANSWERS.getPart, ...change });
const pinNumbers = (drawing: Element) =>
  [...drawing.querySelectorAll(".sym-pin-number")].map(({ textContent }) => Number(textContent)).sort((a, b) => a - b);

it("draws the symbol that the editor places for the number", () => {
  renderInMarket(<PartSymbol part={part({ mpn: "NE555DR", category: "timing", pins: 8, parameters: {} })} />);
  expect(screen.getByRole("heading", { name: "Schematic symbol" })).toBeVisible();
  expect(pinNumbers(screen.getByRole("img", { name: "NE555" }))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it("draws each unit of a part by itself", () => {
  renderInMarket(<PartSymbol part={part({ mpn: "74HC00D", category: "logic", pins: 14, parameters: {} })} />, {
    tag: "zh-CN",
  });
  expect(screen.getByRole("heading", { name: "原理图符号" })).toBeVisible();
  const units = screen.getAllByRole("img", { name: "74HC00" }).map(pinNumbers);
  expect(units.length).toBeGreaterThanOrEqual(4);
  expect(units[1]).toEqual([4, 5, 6]);
  expect(units.flat().sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
});

it("is not there for a part that the library does not know", () => {
  const { container } = renderInMarket(
    <PartSymbol part={part({ mpn: "XYZ99", category: "sensor", pins: 12, parameters: {} })} />,
  );
  expect(container).toBeEmptyDOMElement();
});

it("keeps the room of the drawing before the browser has drawn it", () => {
  const part555 = part({ mpn: "NE555DR", category: "timing", pins: 8, parameters: {} });
  const page = renderToString(
    <NextIntlClientProvider locale="en-US" messages={messages} timeZone="UTC">
      <PartSymbol part={part555} />
    </NextIntlClientProvider>,
  );
  expect(page).toMatch(/style="width:\d+(\.\d+)?px;aspect-ratio:[\d.]+ \/ [\d.]+"/);
  expect(page).not.toContain("<svg");
});
