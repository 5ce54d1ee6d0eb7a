// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import FreeDfmCheckPage from "@/app/[locale]/(site)/product/free-dfm-check/page";
import findings from "@/components/home/sample-findings.json";
import { RULE_IDS } from "@/lib/core/dfm/rule-ids";
import { messages as en } from "@/messages/en";
import { messages as zh } from "@/messages/zh";
import { renderInMarket } from "@/tests/support/render-in-market";

it.each([
  ["en-US", en],
  ["zh-CN", zh],
] as const)("in %s shows findings of a sample board before it lists the checks", (tag, { dfm, finding }) => {
  renderInMarket(<FreeDfmCheckPage />, { tag });
  const heads = screen.getAllByRole("heading", { level: 2 });
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    dfm.product.sampleTitle,
    dfm.product.howTitle,
    dfm.product.groupsTitle,
  ]);
  const section = heads[0]?.closest("section");
  if (!section) throw new Error("no section");
  const figures = within(section).getAllByRole("figure");
  expect(figures).toHaveLength(findings.length);
  findings.forEach(({ measuredMm, limitMm }, at) => {
    expect(figures[at]).toHaveTextContent(new RegExp(`${measuredMm}.*${limitMm}`));
    expect(figures[at]?.querySelector("img")?.alt).not.toBe("");
  });
  for (const rule of Object.values(RULE_IDS).flat())
    expect(screen.getAllByText(finding.names[rule]).length).toBeGreaterThan(0);
});
