// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PackageDrawing } from "@/components/part/detail/package-drawing";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

beforeEach(() => {
  stubBrowser();
  forgetPage();
});
afterEach(cleanup);

const show = (packageName: string, pins: number, tag: "en-US" | "zh-CN" = "en-US") =>
  renderPage(<PackageDrawing part={{ packageName, pins, category: "amplifier" }} />, { tag });

it("shows a package from above with its measures, in words too", () => {
  show("SOIC-8", 8);
  const picture = screen.getByRole("img", { name: "Top view of the SOIC-8 package with dimensions in millimeters" });
  expect([...picture.querySelectorAll("text")].map(({ textContent }) => textContent)).toEqual(["3.9", "4.9", "6"]);
  expect(picture.querySelector("desc")?.textContent).toContain("Body: 3.9 × 4.9 mm; Including leads: 6 × 4.9 mm");
  expect(picture.querySelectorAll("circle")).toHaveLength(1);
  expect(screen.getByText("1.27 mm")).toBeVisible();
});

it("measures both ways over the leads of four rows, and dashes what lies beneath", () => {
  show("LQFP-48", 48);
  expect([...screen.getByRole("img").querySelectorAll("text")].map(({ textContent }) => textContent)).toEqual([
    ...["7", "7", "9", "9"],
  ]);
  cleanup();
  show("QFN-32", 32);
  // The body is drawn first, its pads over it.
  expect([...screen.getByRole("img").children].findIndex(({ tagName }) => tagName === "rect")).toBe(2);
  expect(screen.getByRole("img").querySelectorAll("rect")).toHaveLength(33);
});

it.each([
  ["en-US", "No drawing for this package (USB-C receptacle)."],
  ["zh-CN", "此封装（USB-C receptacle）暂无图纸。"],
] as const)("says in %s that there is none", (tag, words) => {
  show("USB-C receptacle", 16, tag);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole("img")).toBeNull();
});
