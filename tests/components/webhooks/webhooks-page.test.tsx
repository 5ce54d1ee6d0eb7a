// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { WebhooksPage } from "@/components/webhooks/webhooks-page";
import { WEBHOOK_EVENTS } from "@/lib/contracts/webhook";
import { sessionStore } from "@/stores/account/session";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { WEBHOOK } from "@/tests/support/mock-api/webhook-answers";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.getState().hydrate();
  sessionStore.getState().setToken("t1");
});
afterEach(cleanup);

const show = (tag: "en-US" | "zh-CN" = "en-US") => renderPage(<WebhooksPage />, { tag });
const URL_OF_HOOK = "https://shop.example.com/hooks";

it("a webhook is listed with its events and its state", async () => {
  show();
  const row = (await screen.findByText(URL_OF_HOOK)).closest("li") as HTMLElement;
  expect(within(row).getByText("order.paid")).toBeVisible();
  expect(within(row).getByText("On")).toBeVisible();
});

it("one that was switched off says so, and can be turned on", async () => {
  const disabledTime = "2026-11-21T08:00:00.000Z";
  api.answer("listWebhooks", { rows: [{ ...WEBHOOK, isEnabled: false, disabledTime }], total: 1 });
  const { user } = show();
  expect(await screen.findByText(/^Switched off on .*2026/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Send test event" })).toBeDisabled();
  await user.click(screen.getByRole("button", { name: "Turn on" }));
  await waitFor(() => expect(api.calls("updateWebhook")[0]?.body).toEqual({ isEnabled: true }));
});

it("a new one needs an address, and shows its secret once", async () => {
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "New webhook" }));
  await user.click(screen.getByRole("button", { name: "Create webhook" }));
  expect(screen.getByRole("textbox", { name: "URL" })).toHaveAttribute("aria-invalid", "true");
  expect(api.calls("createWebhook")).toHaveLength(0);
  await user.type(screen.getByRole("textbox", { name: "URL" }), URL_OF_HOOK);
  await user.click(screen.getByRole("checkbox", { name: /order\.created/ }));
  await user.click(screen.getByRole("button", { name: "Create webhook" }));
  expect(await screen.findByText(/^whsec_/)).toBeVisible();
  expect(api.calls("createWebhook")[0]?.body).toEqual({
    ...{ url: URL_OF_HOOK, description: "", isTest: false },
    events: WEBHOOK_EVENTS.filter((event) => event !== "order.created"),
  });
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect(screen.queryByText(/^whsec_/)).not.toBeInTheDocument();
});

it("one without any event is not saved", async () => {
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Edit" }));
  await user.click(screen.getByRole("checkbox", { name: /order\.paid/ }));
  await user.click(screen.getByRole("checkbox", { name: /order\.shipped/ }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Choose at least one event")).toBeVisible();
  expect(api.calls("updateWebhook")).toHaveLength(0);
});

it("an address that is not called is refused at its field", async () => {
  api.fail("createWebhook", { kind: "refusal", code: "WEBHOOK_URL_REFUSED" });
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "New webhook" }));
  await user.type(screen.getByRole("textbox", { name: "URL" }), "https://127.0.0.1/");
  await user.click(screen.getByRole("button", { name: "Create webhook" }));
  await waitFor(() => expect(screen.getByRole("textbox", { name: "URL" })).toHaveAttribute("aria-invalid", "true"));
});

it("changing the secret and deleting ask first", async () => {
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Change secret" }));
  const rotate = await screen.findByRole("dialog");
  expect(api.calls("rotateWebhookSecret")).toHaveLength(0);
  await user.click(within(rotate).getByRole("button", { name: "Change secret" }));
  expect(await screen.findByText(/^whsec_/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Done" }));
  await user.click(screen.getByRole("button", { name: "Delete" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(api.calls("deleteWebhook")).toHaveLength(1));
});

it("deliveries show their attempts and are sent again", async () => {
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Send test event" }));
  await waitFor(() => expect(api.calls("testWebhook")).toHaveLength(1));
  const dialog = await screen.findByRole("dialog");
  const entry = (await within(dialog).findByText("order.paid")).closest("li") as HTMLElement;
  expect(within(entry).getByText(/HTTP 204/)).toBeInTheDocument();
  expect(within(entry).getByText("evt_1")).toBeInTheDocument();
  await user.click(within(entry).getByText("order.paid"));
  await user.click(within(entry).getByText("Send again"));
  await waitFor(() => expect(api.calls("replayWebhookDelivery")).toHaveLength(1));
});

it("the first one is offered where there is none", async () => {
  api.answer("listWebhooks", { rows: [], total: 0 });
  show("zh-CN");
  expect(await screen.findByText("还没有 Webhook")).toBeVisible();
});
