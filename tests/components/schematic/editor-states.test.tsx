// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { SchematicEditor } from "@/components/schematic/schematic-editor";
import type { MarketTag } from "@/lib/i18n/variants";
import { sessionStore } from "@/stores/account/session";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();
beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.setState({ isHydrated: true });
});
afterEach(cleanup);

it.each([
  ["en-US", "Get project error: the drawing could not be loaded"],
  ["zh-CN", "获取项目出错：原理图加载失败"],
] satisfies [MarketTag, string][])("a project that the server cannot give is named in %s", async (tag, title) => {
  api.fail("getDocument", { kind: "body-201", err: "" });
  renderPage(<SchematicEditor projectId="prj_1" token={null} account={null} />, { tag });
  expect(await screen.findByText(title)).toBeInTheDocument();
});
