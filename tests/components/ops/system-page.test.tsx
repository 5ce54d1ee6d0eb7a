// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { SystemPage } from "@/components/ops/system/system-page";
import { formatMilliseconds } from "@/components/ops/system/format-milliseconds";
import { sessionStore } from "@/stores/account/session";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { deadJob, SYSTEM_ANSWERS } from "@/tests/support/mock-api/system-answers";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.getState().setToken("a-token");
});
afterEach(cleanup);

const show = (tag: "en-US" | "zh-CN" = "en-US", address = "/ops/system") =>
  renderPage(<SystemPage />, { address, tag });

it("shows processes, queues, errors and slow routes; faults of ours first", async () => {
  show();
  const processes = within(await screen.findByRole("table", { name: "Processes" }));
  expect(processes.getByText("Running")).toBeInTheDocument();
  expect(processes.getByText("No longer reporting")).toBeInTheDocument();
  const queues = within(screen.getByRole("table", { name: "Job queue" }));
  expect(queues.getByText("Emails and text messages").closest("tr")).toHaveTextContent("12");
  const errors = within(screen.getByRole("table", { name: "Errors" })).getAllByRole("row");
  expect(errors[1]).toHaveTextContent("OPERATION_FAILED");
  expect(errors[1]).toHaveTextContent("request_3");
  expect(within(screen.getByRole("table", { name: "Slowest routes" })).getByText("1.3 sec")).toBeInTheDocument();
  expect(screen.getByText("1 GB in 812 files")).toBeInTheDocument();
});

it("speaks Chinese", async () => {
  show("zh-CN");
  expect(await screen.findByRole("heading", { level: 1, name: "系统" })).toBeInTheDocument();
  expect(await screen.findByRole("table", { name: "任务队列" })).toHaveTextContent("邮件与短信");
});

it("runs a dead job again", async () => {
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Run again" }));
  await waitFor(() => expect(api.calls("retryAdminJob").map(({ body }) => body)).toEqual([{ jobId: "job_1" }]));
});

it("discards a dead job with a reason alone", async () => {
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Discard this job?" }));
  expect(dialog.getByText("Checks of orders: the job will not run again.")).toBeInTheDocument();
  await user.type(dialog.getByRole("textbox", { name: /Reason/ }), "the order was canceled");
  await user.click(dialog.getByRole("button", { name: "Discard job" }));
  await waitFor(() =>
    expect(api.calls("discardAdminJob").map(({ body }) => body)).toEqual([
      { jobId: "job_1", reason: "the order was canceled" },
    ]),
  );
});

it("says so where there is nothing", async () => {
  const { sizes } = SYSTEM_ANSWERS.viewAdminSystem;
  api.answer("viewAdminSystem", {
    processes: [],
    queues: [],
    errors: [],
    calls: [],
    sizes: { ...sizes, freeBytes: null },
  });
  api.answer("listAdminDeadJobs", { rows: [], total: 0 });
  show();
  for (const text of [
    "No process has reported yet",
    "No job is waiting",
    "No failed jobs",
    "No errors",
    "No calls yet",
  ])
    expect(await screen.findByText(text)).toBeInTheDocument();
});

it("that does not load is asked for again", async () => {
  api.fail("viewAdminSystem", { kind: "refusal", code: "OPERATION_FAILED", message: "no" }, 1);
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("table", { name: "Processes" })).toBeInTheDocument();
});

it("looks back as far as is chosen, which is an address", async () => {
  api.answer("listAdminDeadJobs", { rows: [{ ...deadJob, requestId: null }], total: 1 });
  const { user, visited } = show("en-US", "/ops/system?hours=6");
  await screen.findByRole("table", { name: "Processes" });
  expect(api.calls("viewAdminSystem")[0]?.query).toMatchObject({ hours: "6" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Errors and calls of" }), "24");
  await waitFor(() => expect(visited).toEqual(["/ops/system?hours=24"]));
});

it.each([
  [0, "0 ms"],
  [3.24, "3.2 ms"],
  [84.4, "84 ms"],
  [1250, "1.3 sec"],
])("%d ms are written as %s", (milliseconds, text) => {
  expect(formatMilliseconds(milliseconds, "en-US")).toBe(text);
});
