// @vitest-environment jsdom
// A joint table in the admin: pasted or uploaded, its sums in the fields, its unread rows below.
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AdminQuotePage } from "@/components/ops/quotes/admin-quote-page";
import { DEFAULT_ASSEMBLY } from "@/lib/core/pcba/specification";
import { sessionStore } from "@/stores/account/session";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { adminQuote } from "@/tests/support/mock-api/ops-answers";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();
beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.getState().setToken("a-token");
  const [asked] = adminQuote().boards;
  if (!asked) throw new Error("the quote of the mock has a board");
  const boards = [{ ...asked, assembly: DEFAULT_ASSEMBLY, isCounted: false }];
  api.answer("viewAdminQuote", adminQuote({ kind: "pcba", reasons: ["parsingSkipped"], isCounted: false, boards }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const SHOWN = { position: 4, pins: 30, mounting: "smt" as const };

it("that is pasted fills the fields, names the rows that it could not count, and goes along with the count", async () => {
  api.answer("readAdminJoints", {
    ...{ rows: 2, bomLines: 7, smtJoints: 56, thtJoints: 8, lines: [SHOWN], unknown: ["X1", "J4, J5"] },
    problems: [{ row: 3, reason: "wrongPins", text: "U2 · many" }],
  });
  const { user } = renderPage(<AdminQuotePage quoteId="quote-1" />);
  await user.click(await screen.findByText("Import joint counts"));
  const read = screen.getByRole("button", { name: "Read" });
  expect(read).toBeDisabled();
  await user.click(screen.getByRole("textbox", { name: "Paste a list" }));
  await user.paste("Ref\tPins\nR1\t2\nU2\tmany\nU1\t30");
  await user.click(read);
  expect(await screen.findByText(/2 rows read/)).toBeVisible();
  expect(screen.getByText("Row 3:").closest("li")).toHaveTextContent(
    "Row 3: has an impossible joint count; skipped. U2 · many",
  );
  expect(screen.getByText(/missing for 2 lines: X1 · J4, J5/)).toBeVisible();
  const field = (name: string) => screen.getByRole("textbox", { name });
  expect(
    ["Unique parts", "SMT joints", "Through-hole joints"].map((name) => (field(name) as HTMLInputElement).value),
  ).toEqual(["7", "56", "8"]);
  await user.click(screen.getByRole("button", { name: "Update assembly price" }));
  await waitFor(() => expect(api.calls("countAdminQuote")).toHaveLength(1));
  expect(api.calls("countAdminQuote")[0]?.body).toMatchObject({ bomLines: 7, smtJoints: 56, lines: [SHOWN] });
});

it("that is refused says why, in Chinese too, and leaves the fields as they were", async () => {
  api.fail("readAdminJoints", { kind: "refusal", code: "NO_JOINTS", message: "未找到焊点数列。" });
  const { user, container } = renderPage(<AdminQuotePage quoteId="quote-1" />, { tag: "zh-CN" });
  await user.click(await screen.findByText("导入焊点数"));
  const input = container.querySelector<HTMLInputElement>("details input[type=file]");
  if (!input) throw new Error("there is no way to choose a file");
  await user.upload(input, new File(["x"], "joints.xlsx"));
  expect(await screen.findByText("未找到焊点数列。")).toBeInTheDocument();
  const list = screen.getByText("导入焊点数").closest("form") ?? document.body;
  expect(within(list).getAllByRole("textbox")[0]).toHaveValue("");
  expect(api.calls("countAdminQuote")).toEqual([]);
});
