// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PartLists } from "@/components/ops/queues/part-lists";
import { sessionStore } from "@/stores/account/session";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { adminPartList } from "@/tests/support/mock-api/ops-answers";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.getState().setToken("a-token");
});
afterEach(cleanup);

const show = (tag: "en-US" | "zh-CN" = "en-US") => renderPage(<PartLists />, { address: "/ops/parts", tag });

it("says what a list would change before it is written, line by line where it cannot be read", async () => {
  const { user } = show();
  const report = within(
    (await screen.findByRole("heading", { name: "Changes in november.csv" })).closest("section") as HTMLElement,
  );
  expect(report.getByText("New parts").parentElement).toHaveTextContent("1,200");
  expect(report.getByText("No longer listed: stock set to 0").parentElement).toHaveTextContent("17");
  expect(report.getByText(/3 lines are skipped/)).toBeInTheDocument();
  expect(report.queryByText(/Applying/)).toBeNull();
  await user.click(report.getByText("Lines with errors", { selector: "summary" }));
  expect(report.getAllByRole("row").map((row) => row.textContent)).toEqual([
    "LineColumn",
    "Line12Columnstock",
    "Line40Columntiers",
    "Line41Columncurrency",
  ]);
  await user.click(report.getByRole("button", { name: "Apply" }));
  expect(await screen.findByText("Applying.")).toBeInTheDocument();
  expect(api.calls("applyAdminPartList").map(({ body }) => body)).toEqual([{ listId: "list_1" }]);
});

it("throws a list away", async () => {
  const { user } = show("zh-CN");
  await user.click(await screen.findByRole("button", { name: "放弃" }));
  expect(await screen.findByText("已放弃。")).toBeInTheDocument();
  expect(api.calls("discardAdminPartList")).toHaveLength(1);
});

it("says which columns are missing, and offers nothing to be written", async () => {
  api.answer("listAdminPartLists", {
    rows: [{ ...adminPartList, state: "failed", missing: ["mpn", "tiers"] }],
    imported: 0,
    sample: 5,
  });
  show();
  expect(await screen.findByText("Missing columns: mpn, tiers.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Apply" })).toBeNull();
});

it("sends a file and has it looked through", async () => {
  api.answer("listAdminPartLists", { rows: [], imported: 0, sample: 5 });
  const { user, container } = show();
  await screen.findByText(/5 parts have sample data/);
  const input = container.querySelector("input[type=file]") as HTMLInputElement;
  await user.upload(input, new File(["mpn,stock,currency,tiers\nX,1,USD,1:1"], "december.csv", { type: "text/csv" }));
  expect(await screen.findByText("Checking december.csv.")).toBeInTheDocument();
  expect(api.calls("sendAdminPartList")).toHaveLength(1);
});
