// @vitest-environment jsdom
// An inline icon is the same picture as in the sprite.
import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DRAWN_ICON_NAMES, DrawnIcon } from "@/components/icons/drawn-icon";

const SPRITE = new DOMParser().parseFromString(readFileSync("public/icons.svg", "utf8"), "image/svg+xml");
const PAINT = ["viewBox", "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"];

/** Painted elements, without the element that contains them. */
function drawingOf(element: Element): object {
  const parts = [...element.children].map((part) => [
    part.tagName,
    Object.fromEntries([...part.attributes].map(({ name, value }) => [name, value])),
  ]);
  return { paint: PAINT.map((name) => element.getAttribute(name)), parts };
}

describe("a drawn icon", () => {
  it.each(DRAWN_ICON_NAMES)("of %s is the sprite's own symbol", (name) => {
    const markup = `<svg xmlns="http://www.w3.org/2000/svg"${renderToStaticMarkup(<DrawnIcon name={name} />).slice(4)}`;
    const drawn = new DOMParser().parseFromString(markup, "image/svg+xml").documentElement;
    const symbol = SPRITE.getElementById(`i-${name}`);
    expect(symbol && drawingOf(symbol)).toEqual(drawingOf(drawn));
  });
});
