// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { afterEach, expect, it } from "vitest";
import { WidgetPanel } from "@/components/chat/widget/widget-panel";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, stubBrowser } from "@/tests/support/render-page";

startMockApi();

const nothing = () => undefined;
const ROUTER = {
  ...{ back: nothing, forward: nothing, refresh: nothing, push: nothing, replace: nothing, prefetch: nothing },
  hmrRefresh: nothing,
  bfcacheId: "",
};

afterEach(cleanup);

it("the panel opens on a public page, which has no provider of texts or queries", () => {
  stubBrowser();
  forgetPage();
  render(
    <AppRouterContext value={ROUTER}>
      <WidgetPanel tag="en-US" onClose={nothing} />
    </AppRouterContext>,
  );
  expect(screen.getByRole("dialog", { name: "Assistant" })).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Message" })).toBeInTheDocument();
});
