// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ContentEditor } from "@/components/ops/content/content-editor";
import { sessionStore } from "@/stores/account/session";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.getState().setToken("a-token");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const editor = () =>
  renderPage(<ContentEditor documentId="doc-1" drawPreview={(body) => <pre data-testid="preview">{body}</pre>} />);

it("a document is changed in both languages and published as one version", async () => {
  const { user } = editor();
  const title = await screen.findByRole("textbox", { name: /^Title/ });
  await user.clear(title);
  await user.type(title, "Stack-ups");
  await user.click(screen.getByRole("tab", { name: "Chinese" }));
  expect(screen.getByRole("textbox", { name: /^Title/ })).toHaveValue("四层板叠层");
  await user.type(screen.getByRole("textbox", { name: /^Text \(Markdown\)/ }), " more");
  await user.click(screen.getByRole("button", { name: "Publish now" }));
  await waitFor(() => expect(api.calls("saveAdminContent")).toHaveLength(1));
  expect(api.calls("saveAdminContent")[0]?.body).toMatchObject({
    documentId: "doc-1",
    action: "publish",
    content: {
      slug: "four-layer-stackups",
      labels: ["layers"],
      texts: { en: { title: "Stack-ups", body: "## Layers" }, zh: { title: "四层板叠层", body: "## Layers more" } },
    },
  });
});

it("problems of the draft are listed beside the buttons", async () => {
  api.answer("previewAdminContent", {
    body: "",
    problems: [{ locale: "zh", code: "brokenLink", detail: "/article/gone" }],
  });
  editor();
  expect(await screen.findByText("Chinese: the link /article/gone leads nowhere.")).toBeVisible();
});
