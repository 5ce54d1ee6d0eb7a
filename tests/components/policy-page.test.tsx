// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
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

describe("the contact line of a policy", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("writes to the configured address, and is left out without one", () => {
    vi.stubEnv("SUPPORT_EMAIL", "help@example.com");
    const { unmount } = renderInMarket(<PolicyPage policy="terms" />);
    expect(screen.getByRole("link", { name: "help@example.com" })).toHaveAttribute("href", "mailto:help@example.com");
    unmount();
    vi.stubEnv("SUPPORT_EMAIL", "");
    renderInMarket(<PolicyPage policy="terms" />);
    expect(screen.queryByText(/Questions about this page/)).toBeNull();
  });
});
