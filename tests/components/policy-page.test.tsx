// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PolicyPage } from "@/components/policy/policy-page";
import { POLICIES } from "@/lib/i18n/policies";
import { renderInMarket } from "@/tests/support/render-in-market";

describe.each(["en-US", "zh-CN"] as const)("the policies of %s", (tag) => {
  it.each(POLICIES)("%s: every section has a heading and a text without an open placeholder", (policy) => {
    renderInMarket(<PolicyPage policy={policy} />, { tag });
    const sections = screen.getAllByRole("heading", { level: 2 });
    expect(sections.length).toBeGreaterThanOrEqual(4);
    for (const heading of sections) {
      const text = heading.nextElementSibling?.textContent ?? "";
      expect(text.length).toBeGreaterThan(15);
      expect(text).not.toMatch(/[{}<>]/);
    }
    expect(screen.getAllByRole("link", { current: "page" })).toHaveLength(1);
  });
});
