// @vitest-environment jsdom
// Shared projects and the recycle bin.
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RecycleBinPage } from "@/components/workbench/bin/recycle-bin-page";
import { MySharedPage } from "@/components/workbench/shared/my-shared-page";
import { sessionStore } from "@/stores/account/session";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";
import { deletedProject, sharedProject, TOKEN } from "@/tests/support/workbench";

const api = startMockApi();

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.setState({ isHydrated: true });
  sessionStore.getState().setToken("a-token");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("shared projects", () => {
  const SHARED = [
    sharedProject("a", { projectName: "Amplifier", right: "edit", visitCount: 42, copyCount: 7 }),
    sharedProject("b", { projectName: "Buck converter", projectType: 1 }),
  ];
  beforeEach(() => api.answer("listSharedProjects", { rows: SHARED, total: 40 }));

  const open = async (address = "/workbench/my-shared", tag: "en-US" | "zh-US" = "en-US") => {
    const page = renderPage(<MySharedPage />, { address, tag });
    await screen.findByRole("link", { name: "Amplifier" });
    return page;
  };

  it("show since when, for what, and how often they were visited and copied, 16 a page", async () => {
    await open("/workbench/my-shared?page=2");
    expect(api.calls("listSharedProjects").map(({ query }) => query)).toContainEqual({ pageNum: "2", pageSize: "16" });
    const row = screen.getByRole("row", { name: /Amplifier/ });
    for (const value of ["Edit", "42", "7", "Nov 21, 2026, 9:00 AM"])
      expect(within(row).getByText(value)).toBeInTheDocument();
    // 40 projects, 16 a page: 3 pages.
    expect(screen.getByText("Page 2 of 3")).toBeInTheDocument();
  });

  it("have their links copied, in the language of the page", async () => {
    const { user } = await open("/workbench/my-shared", "zh-US");
    await user.click(screen.getByRole("button", { name: "Buck converter 的操作" }));
    await user.click(screen.getByRole("menuitem", { name: "复制链接" }));
    expect(await screen.findByText("链接已复制。")).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(`http://localhost:3000/zh/sim?id=b&token=${TOKEN}`);
  });

  it("end only after a question", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Actions for Amplifier" }));
    await user.click(screen.getByRole("menuitem", { name: "Stop sharing" }));
    const question = screen.getByRole("dialog", { name: "Stop sharing Amplifier?" });
    await user.click(within(question).getByRole("button", { name: "Cancel" }));
    expect(api.calls("unshareProject")).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Actions for Amplifier" }));
    await user.click(screen.getByRole("menuitem", { name: "Stop sharing" }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Stop sharing" }));
    expect(await screen.findByText("Amplifier is no longer shared.")).toBeInTheDocument();
    expect(api.calls("unshareProject").map(({ path }) => path)).toEqual(["/api/eda/project/unshare/a"]);
  });

  it("are none: the page says how to share one", async () => {
    api.answer("listSharedProjects", { rows: [], total: 0 });
    renderPage(<MySharedPage />, { address: "/workbench/my-shared" });
    expect(await screen.findByRole("heading", { name: "You share no projects" })).toBeInTheDocument();
  });

  it("of a visitor are not asked for", async () => {
    sessionStore.getState().forget();
    renderPage(<MySharedPage />, { address: "/workbench/my-shared" });
    expect(await screen.findByRole("heading", { name: "Sign in to see what you share" })).toBeInTheDocument();
    expect(api.calls("listSharedProjects")).toEqual([]);
  });
});

describe("the recycle bin", () => {
  const DELETED = ["a", "b", "c"].map((id) => deletedProject(id));
  beforeEach(() => api.answer("listDeletedProjects", { rows: DELETED, total: 3 }));

  const open = async () => {
    const page = renderPage(<RecycleBinPage />, { address: "/workbench/recycle-bin" });
    await screen.findByText("Project a");
    return page;
  };

  it("shows when each was deleted, and opens none", async () => {
    await open();
    expect(screen.getAllByText("Nov 22, 2026, 10:30 AM")).toHaveLength(3);
    expect(screen.queryByRole("link", { name: "Project a" })).toBeNull();
  });

  it("restores the selected projects in one call, and leads to them", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("checkbox", { name: "Select Project a" }));
    await user.keyboard("{Shift>}");
    await user.click(screen.getByRole("checkbox", { name: "Select Project c" }));
    await user.keyboard("{/Shift}");
    await user.click(screen.getByRole("button", { name: "Restore" }));
    expect(await screen.findByText("3 projects restored.")).toBeInTheDocument();
    expect(api.calls("restoreProjects").map(({ body }) => body)).toEqual([{ projectIds: '["a","b","c"]' }]);
    expect(screen.getByRole("link", { name: "Show all files" })).toHaveAttribute("href", "/workbench/my-files");
  });

  it("deletes for good only after a question", async () => {
    const { user } = await open();
    screen.getByRole("checkbox", { name: "Select Project b" }).focus();
    await user.keyboard("{Delete}");
    const question = screen.getByRole("dialog", { name: "Delete Project b permanently?" });
    const purged = () => api.calls("purgeProjects").map(({ body }) => body);
    expect(purged()).toEqual([]);
    await user.click(within(question).getByRole("button", { name: "Delete permanently" }));
    await waitFor(() => expect(purged()).toEqual([{ projectIds: '["b"]' }]));
    expect(await screen.findByText("Project b deleted permanently.")).toBeInTheDocument();
  });

  it("keeps its projects and says why they could not be restored", async () => {
    api.fail("restoreProjects", { kind: "refusal", code: "NOT_FOUND", message: "It does not exist" });
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Actions for Project a" }));
    await user.click(screen.getByRole("menuitem", { name: /Restore/ }));
    expect(await screen.findByText("It does not exist")).toBeInTheDocument();
    expect(screen.getByText("Project a")).toBeInTheDocument();
  });
});
