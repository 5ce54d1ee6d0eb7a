// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { MessageList } from "@/components/ops/content/message-list";
import { sessionStore } from "@/stores/account/session";
import { ANSWERS } from "@/tests/support/mock-api/answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.getState().setToken("a-token");
});
afterEach(cleanup);

it.each([
  ["en-US", "Contact · Fabrication files", "Feedback · Gerber viewer and DFM check · Problem"],
  ["zh-CN", "联系我们 · 生产文件", "意见反馈 · Gerber 查看器与 DFM 检查 · 问题"],
] as const)("visitors' messages show all that their forms ask, in %s", async (tag, contact, feedback) => {
  const [message] = ANSWERS.listVisitorMessages.rows;
  if (!message) throw new Error("no message to begin with");
  const complaint = {
    ...{ messageId: "message-2", kind: "feedback" as const, category: "viewer/problem" },
    ...{ title: "Layers are swapped", text: "Top shows bottom." },
  };
  api.answer("listVisitorMessages", { rows: [message, { ...message, ...complaint }], total: 2 });
  renderPage(<MessageList />, { tag });
  expect(await screen.findByText(contact)).toBeInTheDocument();
  expect(screen.getByText(feedback)).toBeInTheDocument();
  expect(screen.getAllByText("ada@example.com")).toHaveLength(2);
  expect(screen.getByText("Layers are swapped")).toBeInTheDocument();
  expect(screen.getByText("Top shows bottom.")).toBeInTheDocument();
  expect(screen.getAllByRole("button", { name: "board.zip", hidden: true })).toHaveLength(2);
});
