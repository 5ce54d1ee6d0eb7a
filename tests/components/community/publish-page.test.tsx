// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PublishPage } from "@/components/community/publish/publish-page";
import { draftKey } from "@/components/community/publish/publication-draft";
import { sessionStore } from "@/stores/account/session";
import { drafts } from "@/stores/drafts/draft";
import { COMMUNITY_ANSWERS } from "@/tests/support/mock-api/community-answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";
import { project } from "@/tests/support/workbench";

const api = startMockApi();
const FILES = [
  project("prj_1", { projectName: "Buck trainer" }),
  project("board_1", { projectName: "Buck board", projectType: 2 }),
];

beforeEach(async () => {
  stubBrowser();
  forgetPage();
  await drafts.forget(draftKey("prj_1"));
  sessionStore.setState({ isHydrated: true });
  sessionStore.getState().setToken("a-token");
  api.answer("listProjects", { rows: FILES, total: FILES.length });
  api.answer("listOwnPublications", { rows: [], total: 0 });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const notPublished = () => api.fail("getOwnPublication", { kind: "refusal", code: "NOT_FOUND", message: "Not found" });

async function open(tag: "en-US" | "zh-CN" = "en-US") {
  const page = renderPage(<PublishPage />, { address: "/community/publish?project=prj_1", tag });
  await screen.findByRole("textbox", { name: tag === "en-US" ? /^Title(?! of)/ : /^标题/ });
  return page;
}

describe("the choice of a project", () => {
  it("lists what can be published, and what is", async () => {
    const [published] = COMMUNITY_ANSWERS.listOwnPublications.rows;
    api.answer("listOwnPublications", { rows: published ? [published] : [], total: 1 });
    renderPage(<PublishPage />, { address: "/community/publish" });
    expect(await screen.findByRole("link", { name: "Buck board" })).toHaveAttribute(
      "href",
      "/community/publish?project=board_1",
    );
    expect(screen.getByText("Published")).toBeInTheDocument();
    expect(screen.getByText("1 proposal")).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Buck trainer" })).toBeNull();
  });

  it("searches all projects, of which it lists the first hundred", async () => {
    api.answer("listProjects", { rows: FILES, total: 240 });
    const { user } = renderPage(<PublishPage />, { address: "/community/publish" });
    expect(await screen.findByText(/^The 100 projects changed last, of 240/)).toBeInTheDocument();
    api.answer("listProjects", { rows: [], total: 0 });
    await user.type(screen.getByRole("searchbox", { name: "Search your projects" }), " old board");
    expect(await screen.findByText("No project has this name.")).toBeInTheDocument();
    expect(api.calls("listProjects").map(({ query }) => query.keyword ?? "")).toEqual(["", "old board"]);
  });

  it("asks a visitor to sign in", () => {
    sessionStore.getState().setToken(null);
    renderPage(<PublishPage />, { address: "/community/publish" });
    expect(screen.getByRole("heading", { name: "Sign in to publish" })).toBeInTheDocument();
  });

  it("refuses a project that is not one's own", async () => {
    notPublished();
    renderPage(<PublishPage />, { address: "/community/publish?project=other" });
    expect(await screen.findByRole("heading", { name: "This project is not among your files" })).toBeInTheDocument();
  });
});

describe("the form", () => {
  it("says what is missing before anything is sent", async () => {
    notPublished();
    const { user } = await open();
    await user.clear(screen.getByRole("textbox", { name: /^Title(?! of)/ }));
    await user.click(screen.getByRole("button", { name: "Publish project" }));
    const alerts = screen.getAllByRole("alert").map(({ textContent }) => textContent);
    expect(alerts).toEqual(["Enter a title", "Enter an introduction", "Choose a license"]);
    expect(api.calls("publishProject")).toEqual([]);
  });

  it.each([
    ["EMAIL_UNCONFIRMED", /^Confirm your email address first: enter the code/, ["/my-center"]],
    ["PHONE_UNCONFIRMED", /^Your account has no verified mobile number/, []],
  ] as const)("says how to confirm a contact (%s)", async (code, text, links) => {
    notPublished();
    api.fail("publishProject", { kind: "refusal", code, message: "x" });
    const { user } = await open();
    await user.type(screen.getByRole("textbox", { name: /^Introduction/ }), "Shows ripple.");
    await user.click(screen.getByRole("radio", { name: /^MIT/ }));
    await user.click(screen.getByRole("button", { name: "Publish project" }));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(text);
    expect(
      within(alert)
        .queryAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(links);
  });

  it("publishes what was typed, and leads to the page", async () => {
    notPublished();
    const { user, visited } = await open();
    await user.type(screen.getByRole("textbox", { name: /^Introduction/ }), "Shows ripple.");
    await user.type(screen.getByRole("combobox", { name: /^Tags/ }), "power{Enter}teaching,");
    await user.click(screen.getByRole("radio", { name: /^MIT/ }));
    await user.selectOptions(screen.getByRole("combobox", { name: /^Board/ }), "Buck board");
    await user.click(screen.getByRole("button", { name: "Publish project" }));
    await waitFor(() => expect(visited).toEqual(["/community/prj_1"]));
    expect(api.calls("publishProject").map(({ body }) => body)).toEqual([
      {
        ...{ projectId: "prj_1", boardProjectId: "board_1", note: "", license: "MIT", title: "Buck trainer" },
        ...{ introduction: "Shows ripple.", tags: '["power","teaching"]', links: "[]", attachments: "[]" },
      },
    ]);
    expect(await drafts.find(draftKey("prj_1"), (stored) => stored)).toBeNull();
  });

  it("keeps what was typed over a reload, until it is discarded", async () => {
    notPublished();
    const { user, unmount } = await open();
    await user.type(screen.getByRole("textbox", { name: /^Introduction/ }), "Half a text");
    unmount();
    await open();
    expect(screen.getByRole("textbox", { name: /^Introduction/ })).toHaveValue("Half a text");
    await user.click(screen.getByRole("button", { name: "Discard" }));
    expect(screen.getByRole("textbox", { name: /^Introduction/ })).toHaveValue("");
  });

  it("previews the introduction as readers see it", async () => {
    notPublished();
    const { user } = await open();
    await user.type(screen.getByRole("textbox", { name: /^Introduction/ }), "A **bold** claim <b>x</b>");
    await user.click(screen.getByRole("button", { name: "Preview" }));
    expect((await screen.findByText("bold")).tagName).toBe("STRONG");
    expect(screen.getByText(/<b>x<\/b>/)).toBeInTheDocument();
  });

  it("takes no more than three tags, and none twice", async () => {
    notPublished();
    const { user } = await open();
    const field = screen.getByRole("combobox", { name: /^Tags/ });
    await user.type(field, "a{Enter}a{Enter}b{Enter}c{Enter}");
    expect(screen.getAllByRole("button", { name: /^Remove tag/ })).toHaveLength(3);
    expect(field).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "Remove tag a" }));
    expect(field).toBeEnabled();
  });

  it("explains the license that is chosen", async () => {
    notPublished();
    const { user } = await open();
    await user.click(screen.getByRole("radio", { name: /^CERN-OHL-S/ }));
    expect(screen.getByText("Publish changed designs under the same license")).toBeInTheDocument();
  });

  it("shows a refusal of the server and keeps the input", async () => {
    api.fail("editPublication", { kind: "refusal", code: "OPERATION_FAILED", message: "Confirm your email address" });
    const { user } = await open();
    await user.type(screen.getByRole("textbox", { name: /^Title(?! of)/ }), " 2");
    const [save] = screen.getAllByRole("button", { name: "Save changes" });
    if (save) await user.click(save);
    expect(await screen.findByText("Confirm your email address")).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: /^Title(?! of)/ })).toHaveValue("Buck trainer, 5 V to 3.3 V 2");
  });
});

describe("the check", () => {
  it("lists what to mend with the way to its place", async () => {
    notPublished();
    api.answer("checkPublication", {
      ...COMMUNITY_ANSWERS.checkPublication,
      findings: [
        { code: "apiKey", severity: "error", field: "introduction", excerpt: "sk_live_4…", designators: [] },
        { code: "bomIncomplete", severity: "warning", field: "bom", excerpt: "", designators: ["R1", "R2"] },
        { code: "boardQuestions", severity: "error", field: "board", excerpt: "", designators: [] },
      ],
    });
    await open();
    const sheet = await screen.findByText("An API key is in a text.");
    expect(screen.getByText("sk_live_4…")).toBeInTheDocument();
    expect(within(sheet.closest("li") ?? sheet).getByRole("link", { name: "Edit" })).toHaveAttribute(
      "href",
      "#introduction",
    );
    expect(screen.getByText("R1, R2")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Open drawing" })).toHaveAttribute("href", "/eda/sch?id=prj_1");
    expect(screen.getByRole("link", { name: "Open board" })).toHaveAttribute("href", "/gerber-viewer?project=prj_1");
  });

  it("runs again on demand for what was changed since", async () => {
    notPublished();
    const { user } = await open();
    await screen.findByText("Nothing to mend.");
    await user.type(screen.getByRole("textbox", { name: /^Introduction/ }), "x");
    expect(screen.getByText("Changed since this check")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Check again" }));
    await waitFor(() => expect(api.calls("checkPublication")).toHaveLength(2));
    expect(api.calls("checkPublication").at(-1)?.body).toMatchObject({ introduction: "x" });
  });
});

describe("a published project", () => {
  it("gets a new version with a note", async () => {
    const { user } = await open();
    const publish = screen.getByRole("button", { name: "Publish new version" });
    expect(publish).toBeDisabled();
    await user.type(screen.getByRole("textbox", { name: /^Note/ }), "C1 turned");
    await user.click(publish);
    expect(await screen.findByText("The new version is published.")).toBeInTheDocument();
    expect(api.calls("publishVersion").map(({ body }) => body)).toEqual([{ projectId: "prj_1", note: "C1 turned" }]);
  });

  it("is withdrawn after a question", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Withdraw project" }));
    const dialog = screen.getByRole("dialog", { name: "Withdraw this project?" });
    await user.click(within(dialog).getByRole("button", { name: "Withdraw project" }));
    expect(await screen.findByText("The project is withdrawn.")).toBeInTheDocument();
    expect(api.calls("withdrawPublication")).toHaveLength(1);
  });

  it("that is held says why and publishes nothing", async () => {
    api.answer("getOwnPublication", { ...COMMUNITY_ANSWERS.getOwnPublication, state: "held", heldReason: "Spam" });
    await open();
    expect(screen.getByText("Hidden by the site while it is reviewed. Reason: Spam")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Publish project" })).toBeDisabled();
  });
});

it("speaks Chinese to Chinese readers", async () => {
  notPublished();
  await open("zh-CN");
  expect(screen.getByRole("heading", { name: "发布到社区" })).toBeInTheDocument();
  expect(await screen.findByText("没有需要处理的问题。")).toBeInTheDocument();
});
