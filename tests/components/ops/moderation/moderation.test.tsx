// @vitest-environment jsdom
// The moderation queue and its cases as staff work on them.
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CasePage } from "@/components/ops/moderation/case-page";
import { ModerationQueue } from "@/components/ops/moderation/moderation-queue";
import { sessionStore } from "@/stores/account/session";
import { ANSWERS } from "@/tests/support/mock-api/answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();
const AT = "2026-11-20T09:00:00.000Z";

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.getState().setToken("a-token");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("the queue lists what was reported, and leads to the case", async () => {
  const { user, visited } = renderPage(<ModerationQueue />, { address: "/ops/moderation?state=open" });
  expect(await screen.findByRole("link", { name: "Buy now" })).toHaveAttribute("href", "/ops/moderation/case_1");
  const row = screen.getByRole("link", { name: "Buy now" }).closest("tr");
  expect(row).toHaveTextContent("Spam or advertising");
  expect(row).toHaveTextContent("Spam Ltd");
  expect(api.calls("listCases")[0]?.query).toMatchObject({ state: "open", pageNum: "1" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Kind" }), "project");
  expect(visited).toEqual(["/ops/moderation?state=open&kind=project"]);
});

it("a case is decided with a text from the templates, in the author's language", async () => {
  const { user } = renderPage(<CasePage caseId="case_1" />);
  expect(await screen.findByText("An advertisement")).toBeInTheDocument();
  expect(screen.getByText("1 earlier decision against this person")).toBeInTheDocument();
  await user.selectOptions(screen.getByRole("combobox", { name: "Decision" }), "suspend");
  await user.click(screen.getByRole("button", { name: "Insert template" }));
  expect(screen.getByRole("textbox", { name: "Message to the author" })).toHaveValue(
    "Your contribution was advertising.",
  );
  await user.selectOptions(screen.getByRole("combobox", { name: "Days" }), "30");
  await user.type(screen.getByRole("textbox", { name: /Internal note/ }), "third time");
  await user.click(screen.getByRole("button", { name: "Decide" }));
  await waitFor(() => expect(api.calls("decideCase")).toHaveLength(1));
  expect(api.calls("decideCase")[0]?.body).toMatchObject({
    ...{ decision: "suspend", reason: "spam", message: "Your contribution was advertising." },
    ...{ days: "30", note: "third time" },
  });
});

it("a case of a project offers what is possible for projects", async () => {
  api.answer("viewCase", { ...ANSWERS.viewCase, kind: "project" });
  renderPage(<CasePage caseId="case_1" />);
  const choice = await screen.findByRole("combobox", { name: "Decision" });
  expect(
    within(choice)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["Keep", "Take the project offline", "Suspend the person"]);
});

it("an appeal is decided; one's own decision needs a reason", async () => {
  const appeal = { text: "It was a joke.", at: AT, outcome: null, note: "", by: "", decidedAt: null };
  const decided = { reason: "spam" as const, message: "No.", note: "internal", by: "eve@example.com", at: AT };
  api.answer("viewCase", {
    ...{ ...ANSWERS.viewCase, state: "appealed", decision: "hide", decided, appeal, isOwnDecision: true },
  });
  const { user } = renderPage(<CasePage caseId="case_1" />);
  expect(await screen.findByText("It was a joke.")).toBeInTheDocument();
  const note = screen.getByRole("textbox", { name: "Reason" });
  expect(note).toBeRequired();
  await user.click(screen.getByRole("button", { name: "Reverse the decision" }));
  await user.type(note, "It was one.");
  await user.click(screen.getByRole("button", { name: "Decide" }));
  await waitFor(() =>
    expect(api.calls("decideAppeal")[0]?.body).toMatchObject({ isReversed: "1", note: "It was one." }),
  );
});

it("speaks Chinese", async () => {
  renderPage(<CasePage caseId="case_1" />, { tag: "zh-CN" });
  expect(await screen.findByRole("heading", { name: "审核详情" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "提交处理" })).toBeInTheDocument();
});
