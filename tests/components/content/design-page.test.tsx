// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { DesignPage } from "@/components/content/design-page";
import { renderPage } from "@/tests/support/render-page";

afterEach(cleanup);

const show = (tag: "en-US" | "zh-CN") =>
  renderPage(
    <DesignPage guides={[]} exampleHref="/sim?id=example-blinker">
      <svg />
    </DesignPage>,
    { tag, address: "/design" },
  );
const targets = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

describe.each(["en-US", "zh-CN"] as const)("the design page in %s", (tag) => {
  it("leads to the editor, the import, the simulation and the community, which exist", () => {
    const { container } = show(tag);
    for (const path of ["/workbench/my-files", "/workbench/import", "/online-simulate", "/community"])
      expect(targets()).toContain(path);
    expect(targets().some((href) => href?.endsWith("/sim?id=example-blinker"))).toBe(true);
    expect(container.textContent).not.toMatch(/in development|to come|being built|正在开发|尚不可用/i);
  });
});
