// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ContactForm } from "@/components/content/message/contact-form";
import { FeedbackForm } from "@/components/content/message/feedback-form";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();

beforeEach(() => {
  stubBrowser();
  forgetPage();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const text = (name: string) => screen.getByRole("textbox", { name });
const choice = (name: string) => screen.getByRole("combobox", { name });

describe("the contact form", () => {
  it("names each field that is missing, and sends nothing", async () => {
    const { user } = renderPage(<ContactForm />);
    await user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(text("Email address")).toHaveAccessibleDescription("Please enter the correct mailbox"));
    expect(choice("Subject")).toHaveAccessibleDescription("Required");
    expect(text("Your question")).toHaveAccessibleDescription(/Required/);
    expect(api.calls("sendContact")).toEqual([]);
  });

  it.each([
    ["en-US", "Email address", "13800138000", "Please enter the correct mailbox"],
    ["zh-US", "邮箱", "13800138000", "请输入正确的邮箱"],
    ["zh-CN", "邮箱或手机号", "12800138000", "请输入正确的邮箱或手机号码"],
    ["en-CN", "Email address or mobile number", "mara@", "Please enter the correct mailbox or mobile number"],
  ] as const)("in %s says at %s that %s cannot be answered", async (tag, label, typed, message) => {
    const { user } = renderPage(<ContactForm />, { tag });
    await user.type(text(label), typed);
    await user.tab();
    await waitFor(() => expect(text(label)).toHaveAccessibleDescription(message));
  });

  it("sends what was typed, says so, and begins anew", async () => {
    api.answer("sendContact", {});
    const { user } = renderPage(<ContactForm />, { tag: "zh-CN" });
    await user.type(text("邮箱或手机号"), "13800138000");
    await user.selectOptions(choice("主题"), "生产文件");
    await user.type(text("您的问题"), "能做 0.15 mm 的孔吗？");
    await user.click(screen.getByRole("button", { name: "发送" }));
    expect(await screen.findByRole("heading", { name: "已发送" })).toHaveFocus();
    expect(screen.getByText("我们将回复至 13800138000。")).toBeVisible();
    const [sent] = api.calls("sendContact").map(({ body }) => body);
    expect(sent).toEqual({ email: "13800138000", category: "files", questions: "能做 0.15 mm 的孔吗？", files: [] });
    await user.click(screen.getByRole("button", { name: "再写一条" }));
    expect(text("您的问题")).toHaveValue("");
  });

  it("keeps the text where the message is refused, and shows why", async () => {
    api.fail("sendContact", { kind: "refusal", code: "TOO_MANY_REQUESTS" });
    const { user } = renderPage(<ContactForm />);
    await user.type(text("Email address"), "mara@halden.example");
    await user.selectOptions(choice("Subject"), "order");
    await user.type(text("Your question"), "Where is it?");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(screen.getAllByRole("alert").some(({ textContent }) => textContent !== "")).toBe(true));
    expect(text("Your question")).toHaveValue("Where is it?");
    expect(screen.getByRole("button", { name: "Send" })).toBeEnabled();
  });

  it("takes five files at most", async () => {
    const { user, container } = renderPage(<ContactForm />);
    const input = container.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error("no file input");
    const files = Array.from({ length: 6 }, (_, at) => new File(["x"], `list${at}.csv`, { type: "text/csv" }));
    await user.upload(input, files);
    expect(await screen.findByText("At most 5 files.")).toBeVisible();
    expect(api.calls("uploadFile")).toEqual([]);
  });

  it.each([
    ["en-US", "photos.zip is larger than the limit of 50M."],
    ["zh-CN", "photos.zip 超过 50M 的大小限制。"],
  ] as const)("in %s refuses a file of more than 50 MB before it is sent", async (tag, message) => {
    const { user, container } = renderPage(<ContactForm />, { tag });
    const input = container.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error("no file input");
    const file = new File(["PK"], "photos.zip", { type: "application/zip" });
    Object.defineProperty(file, "size", { value: 50 * 1024 * 1024 + 1 });
    await user.upload(input, file);
    expect(await screen.findByText(message)).toBeVisible();
    expect(api.calls("uploadFile")).toEqual([]);
  });

  it("does not send a message without a file that was not uploaded", async () => {
    const { user, container } = renderPage(<ContactForm />);
    const input = container.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error("no file input");
    await user.upload(input, new File([], "empty.csv", { type: "text/csv" }));
    expect(await screen.findByText("empty.csv")).toBeVisible();
    await user.type(text("Email address"), "mara@halden.example");
    await user.selectOptions(choice("Subject"), "order");
    await user.type(text("Your question"), "Where is it?");
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByText(/were not uploaded/)).toBeVisible();
    expect(api.calls("sendContact")).toEqual([]);
  });
});

describe("the feedback form", () => {
  it.each([
    ["en-US", "Send feedback", "Title", "Part of the site", "Required"],
    ["zh-CN", "提交反馈", "标题", "涉及部分", "请填写此项"],
  ] as const)("in %s names what is missing", async (tag, send, title, range, message) => {
    const { user } = renderPage(<FeedbackForm />, { tag });
    await user.click(screen.getByRole("button", { name: send }));
    await waitFor(() => expect(text(title)).toHaveAccessibleDescription(message));
    expect(choice(range)).toHaveAccessibleDescription(message);
    expect(api.calls("sendFeedback")).toEqual([]);
  });

  it("takes no more than fifty characters of a title", async () => {
    const { user } = renderPage(<FeedbackForm />);
    await user.type(text("Title"), "x".repeat(60));
    expect(text("Title")).toHaveValue("x".repeat(50));
  });

  it("sends the message", async () => {
    api.answer("sendFeedback", {});
    const { user } = renderPage(<FeedbackForm />);
    await user.type(text("Title"), "Viewer");
    await user.selectOptions(choice("Part of the site"), "viewer");
    await user.selectOptions(choice("Type"), "praise");
    await user.type(text("Contact"), "mara@halden.example");
    await user.type(text("Description"), "It is fast.");
    await user.click(screen.getByRole("button", { name: "Send feedback" }));
    expect(await screen.findByRole("heading", { name: "Feedback sent" })).toBeVisible();
    expect(api.calls("sendFeedback").map(({ body }) => body)).toEqual([
      {
        title: "Viewer",
        range: "viewer",
        type: "praise",
        contact: "mara@halden.example",
        description: "It is fast.",
        files: "[]",
      },
    ]);
  });
});
