// @vitest-environment jsdom
// Chips behave as one radio group; what cannot be chosen can be reached and says why.
import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { ChipGroup } from "@/components/ui/chip-group";
import { renderInMarket } from "../../support/render-in-market";

function Layers() {
  const [value, setValue] = useState<number | undefined>(2);
  const options = [
    { value: 1, label: "1", disabledReason: "Your archive holds two copper layers." },
    { value: 2, label: "2", effect: "in this price" },
    { value: 4, label: "4", effect: "+$31.40" },
  ];
  return <ChipGroup label="Layers" options={options} value={value} onChange={setValue} />;
}

const chosen = () => screen.getAllByRole("radio").filter((chip) => chip.getAttribute("aria-checked") === "true");

it("names its group, and each chip with its effect on the price", () => {
  renderInMarket(<Layers />);
  expect(screen.getByRole("radiogroup", { name: "Layers" })).toBeVisible();
  expect(screen.getByRole("radio", { name: "4 +$31.40" })).toHaveAttribute("aria-checked", "false");
  expect(chosen().map((chip) => chip.textContent)).toEqual(["2 in this price"]);
});

it("has one stop for the tab key, and arrows choose", async () => {
  const { user } = renderInMarket(<Layers />);
  await user.tab();
  expect(screen.getByRole("radio", { name: /^2/ })).toHaveFocus();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("radio", { name: /^4/ })).toHaveFocus();
  expect(chosen()).toEqual([screen.getByRole("radio", { name: /^4/ })]);
});

it("reaches a disabled chip, gives its reason, and does not choose it", async () => {
  const { user } = renderInMarket(<Layers />);
  await user.tab();
  await user.keyboard("{ArrowLeft}");
  const off = screen.getByRole("radio", { name: "1" });
  expect(off).toHaveFocus();
  expect(off).toHaveAttribute("aria-disabled", "true");
  expect(off).toHaveAccessibleDescription("Your archive holds two copper layers.");
  await user.click(off);
  expect(chosen()).toEqual([screen.getByRole("radio", { name: /^2/ })]);
});

it("goes round at the ends", async () => {
  const { user } = renderInMarket(<Layers />);
  await user.tab();
  await user.keyboard("{End}{ArrowRight}");
  expect(screen.getByRole("radio", { name: "1" })).toHaveFocus();
});
