// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MyFilesPage } from "@/components/workbench/files/my-files-page";
import { PROJECTS_A_PAGE } from "@/lib/client/project";
import { modalsStore } from "@/stores/modals";
import { sessionStore } from "@/stores/account/session";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser, watchLeaving } from "@/tests/support/render-page";
import { project, sharedProject } from "@/tests/support/workbench";

const api = startMockApi();
const FILES = [
  project("a", { projectName: "Amplifier" }),
  project("b", { projectName: "Buck converter", projectType: 1 }),
  project("c", { projectName: "Controller board", projectType: 2, openCount: 58 }),
];

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.setState({ isHydrated: true });
  sessionStore.getState().setToken("a-token");
  // Three pages.
  api.answer("listProjects", { rows: FILES, total: 60 });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (address = "/workbench/my-files", tag: "en-US" | "zh-US" = "en-US") => {
  const page = renderPage(<MyFilesPage />, { address, tag });
  await screen.findByRole("link", { name: "Amplifier" });
  return page;
};
const row = (name: string) => screen.getByRole("row", { name: new RegExp(name) });
const menuOf = async ({ user }: { user: Awaited<ReturnType<typeof open>>["user"] }, name: string) => {
  await user.click(screen.getByRole("button", { name: `Actions for ${name}` }));
  return screen.getByRole("menu");
};
const choose = async (page: Awaited<ReturnType<typeof open>>, name: string, item: RegExp | string) =>
  page.user.click(within(await menuOf(page, name)).getByRole("menuitem", { name: item }));

describe("the list", () => {
  it("asks for what the address says", async () => {
    await open("/workbench/my-files?q=amp&type=simulation&sort=name&page=2");
    const asked = api.calls("listProjects").map(({ query }) => query);
    expect(asked).toContainEqual({
      ...{ keyword: "amp", projectType: "1", sort: "name", order: "asc" },
      ...{ pageNum: "2", pageSize: String(PROJECTS_A_PAGE) },
    });
  });

  it("shows each project with its kind, and where it opens", async () => {
    await open();
    expect(within(row("Controller board")).getByText("Board")).toBeInTheDocument();
    expect(within(row("Controller board")).getByText("58")).toBeInTheDocument();
    const hrefs = FILES.map(({ projectName }) => screen.getByRole("link", { name: projectName }).getAttribute("href"));
    expect(hrefs).toEqual(["/eda/sch?id=a", "/sim?id=b", "/order/manufacturing/pcb?project=c"]);
  });

  it("is sorted by a column's title, and reversed by the same again", async () => {
    await open("/workbench/my-files?q=a&page=3");
    expect(screen.getByRole("columnheader", { name: "Updated" })).toHaveAttribute("aria-sort", "descending");
    const sorted = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(sorted("Updated")).toBe("/workbench/my-files?q=a&order=asc");
    expect(sorted("Opens")).toBe("/workbench/my-files?q=a&sort=opens");
  });

  it("tells no projects from no matching ones", async () => {
    api.answer("listProjects", { rows: [], total: 0 });
    const { unmount } = renderPage(<MyFilesPage />, { address: "/workbench/my-files" });
    expect(await screen.findByRole("heading", { name: "No projects yet" })).toBeInTheDocument();
    expect(screen.queryByRole("search")).toBeNull();
    unmount();
    renderPage(<MyFilesPage />, { address: "/workbench/my-files?type=board" });
    expect(await screen.findByRole("heading", { name: "No matching projects" })).toBeInTheDocument();
    expect(screen.getByRole("search")).toBeInTheDocument();
  });

  it("whose last page has emptied goes to the page before it", async () => {
    api.answer("listProjects", { rows: [], total: PROJECTS_A_PAGE });
    const { visited } = renderPage(<MyFilesPage />, { address: "/workbench/my-files?q=a&page=2" });
    await waitFor(() => expect(visited).toEqual(["/workbench/my-files?q=a"]));
  });

  it("that cannot be loaded can be asked for again", async () => {
    api.fail("listProjects", { kind: "refusal", code: "OPERATION_FAILED", message: "Operation is failed" });
    const { user } = renderPage(<MyFilesPage />, { address: "/workbench/my-files" });
    expect(await screen.findByRole("heading", { name: "Projects could not be loaded" })).toBeInTheDocument();
    api.answer("listProjects", { rows: FILES, total: 3 });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Amplifier" })).toBeInTheDocument();
  });

  it("searches while one types, from the first page", async () => {
    const { user, visited } = await open("/workbench/my-files?type=schematic&page=2", "zh-US");
    await user.type(screen.getByRole("searchbox"), "放大器");
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(decodeURIComponent(visited[0] ?? "")).toBe("/zh/workbench/my-files?q=放大器&type=schematic");
  });

  it("is shown as cards with the same menu", async () => {
    const page = await open();
    await page.user.click(screen.getByRole("button", { name: "Cards" }));
    expect(screen.queryByRole("table")).toBeNull();
    expect(within(screen.getByRole("list", { name: "Your files" })).getAllByRole("listitem")).toHaveLength(3);
    await choose(page, "Amplifier", /Rename/);
    expect(screen.getByRole("dialog", { name: "Rename project" })).toBeVisible();
    await page.user.click(screen.getByRole("button", { name: "Cancel" }));
    await page.user.click(screen.getByRole("button", { name: "List" }));
  });
});

describe("opening", () => {
  it("is counted, and leads to the editor", async () => {
    const { user, visited } = await open();
    await user.click(screen.getByRole("link", { name: "Amplifier" }));
    await waitFor(() => expect(api.calls("openProject").map(({ body }) => body)).toEqual([{ projectId: "a" }]));
    expect(visited).toEqual(["/eda/sch?id=a"]);
  });

  it("a board loads its order page once it is counted", async () => {
    const left = watchLeaving();
    const { user } = await open();
    await user.click(screen.getByRole("link", { name: "Controller board" }));
    await waitFor(() => expect(left).toEqual(["/order/manufacturing/pcb?project=c"]));
    expect(api.calls("openProject")).toHaveLength(1);
  });

  it("goes on although it could not be counted", async () => {
    api.fail("openProject", { kind: "refusal", code: "NOT_FOUND", message: "Not found" });
    const { user, visited } = await open();
    await user.click(screen.getByRole("link", { name: "Amplifier" }));
    expect(visited).toEqual(["/eda/sch?id=a"]);
    await waitFor(() => expect(api.calls("openProject")).toHaveLength(1));
    expect(screen.queryByText("Not found")).toBeNull();
  });

  it.each([
    ["New schematic", "0", "/eda/sch?id=prj_1"],
    ["New simulation", "1", "/sim?id=prj_9"],
  ])("%s creates one project, however often it is pressed", async (name, projectType, href) => {
    api.answer(
      "createProject",
      project(projectType === "0" ? "prj_1" : "prj_9", { projectType: Number(projectType) as 0 }),
    );
    const { user, visited } = await open();
    await user.dblClick(screen.getByRole("button", { name }));
    await waitFor(() => expect(visited).toEqual([href]));
    expect(api.calls("createProject").map(({ body }) => body)).toEqual([{ projectType }]);
    expect(localStorage.getItem("create_project_type")).toBe(projectType);
  });

  it("the kind that was created last is the first choice", async () => {
    localStorage.setItem("create_project_type", "1");
    await open();
    expect(screen.getByRole("button", { name: "New simulation" }).className).toContain("primary");
    expect(screen.getByRole("button", { name: "New schematic" }).className).not.toContain("primary");
  });
});

describe("renaming", () => {
  it("by F2 keeps a refused name in the field with the reason, and ends with the name that is taken", async () => {
    const { user } = await open();
    screen.getByRole("link", { name: "Amplifier" }).focus();
    await user.keyboard("{F2}");
    const field = screen.getByRole("textbox", { name: "Name" });
    expect(field).toHaveValue("Amplifier");
    api.fail("renameProject", { kind: "refusal", code: "NAME_EXISTS", message: "Name already exists, save failed" }, 1);
    await user.clear(field);
    await user.type(field, "Buck converter{Enter}");
    expect(await screen.findByText("Name already exists. Choose another one.")).toBeInTheDocument();
    expect(field).toHaveValue("Buck converter");
    expect(field).toHaveAccessibleDescription("Name already exists. Choose another one.");
    await user.type(field, " 2{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(api.calls("renameProject").map(({ body }) => body)).toEqual([
      { projectId: "a", projectName: "Buck converter" },
      { projectId: "a", projectName: "Buck converter 2" },
    ]);
  });

  it.each([
    ["a/b", "A name can't contain “/”"],
    ["   ", "Required"],
  ])("to %o is refused at once", async (name, reason) => {
    const page = await open();
    await choose(page, "Amplifier", /Rename/);
    const field = screen.getByRole("textbox", { name: "Name" });
    await page.user.clear(field);
    await page.user.type(field, `${name}{Enter}`);
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(api.calls("renameProject")).toEqual([]);
  });
});

describe("deleting", () => {
  it("moves a project to the bin, and is taken back from the message", async () => {
    const page = await open();
    await choose(page, "Amplifier", /Delete/);
    const messages = screen.getByRole("log");
    expect(await within(messages).findByText("Amplifier moved to the recycle bin.")).toBeInTheDocument();
    expect(api.calls("deleteProject").map(({ path }) => path)).toEqual(["/api/eda/project/a"]);
    await page.user.click(within(messages).getByRole("button", { name: "Undo" }));
    await waitFor(() =>
      expect(api.calls("restoreProjects").map(({ body }) => body)).toEqual([{ projectIds: '["a"]' }]),
    );
    expect(within(messages).queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("by the Delete key takes all selected projects", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("checkbox", { name: "Select Amplifier" }));
    await user.click(screen.getByRole("checkbox", { name: "Select Controller board" }));
    expect(screen.getByText("2 selected")).toBeInTheDocument();
    await user.keyboard("{Delete}");
    expect(await screen.findByText("2 projects moved to the recycle bin.")).toBeInTheDocument();
    expect(api.calls("deleteProject").map(({ path }) => path)).toEqual(["/api/eda/project/a", "/api/eda/project/c"]);
  });

  it("by the Delete key takes the selected projects wherever in the list the focus is", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("checkbox", { name: "Select all" }));
    await user.keyboard("{Delete}");
    expect(await screen.findByText("3 projects moved to the recycle bin.")).toBeInTheDocument();
  });

  it("by the Delete key takes nothing where nothing is meant", async () => {
    const { user } = await open();
    screen.getByRole("checkbox", { name: "Select all" }).focus();
    await user.keyboard("{Delete}");
    expect(api.calls("deleteProject")).toEqual([]);
  });

  it("offers to take back only what was deleted, and says why the rest was not", async () => {
    api.respond("deleteProject", ({ path }) =>
      path.endsWith("/a")
        ? Response.json({ type: "success", message: "", data: {} })
        : Response.json({ type: "error", code: "NOT_FOUND", message: "It does not exist" }),
    );
    const { user } = await open();
    await user.click(screen.getByRole("checkbox", { name: "Select all" }));
    await user.click(
      within(screen.getByRole("region", { name: "Selected projects" })).getByRole("button", { name: "Delete" }),
    );
    expect(await screen.findByText("Amplifier moved to the recycle bin.")).toBeInTheDocument();
    expect(screen.getByText("It does not exist")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() =>
      expect(api.calls("restoreProjects").map(({ body }) => body)).toEqual([{ projectIds: '["a"]' }]),
    );
  });

  it("asks first where a link ends with it", async () => {
    api.answer("listProjects", {
      rows: [{ ...FILES[0], ...project("a", { projectName: "Amplifier", isShared: true }) }],
      total: 1,
    });
    const page = await open();
    await choose(page, "Amplifier", /Delete/);
    const dialog = screen.getByRole("dialog", { name: "Delete Amplifier?" });
    expect(api.calls("deleteProject")).toEqual([]);
    await page.user.click(within(dialog).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Amplifier moved to the recycle bin.")).toBeInTheDocument();
  });

  it("moves the focus to the project that takes its place", async () => {
    const { user } = await open();
    screen.getByRole("link", { name: "Buck converter" }).focus();
    api.answer("listProjects", { rows: [FILES[0] ?? project("a"), FILES[2] ?? project("c")], total: 2 });
    await user.keyboard("{Delete}");
    await waitFor(() => expect(screen.getByRole("link", { name: "Controller board" })).toHaveFocus());
  });
});

describe("keys", () => {
  it("move between the projects, select all and none", async () => {
    const { user } = await open();
    screen.getByRole("link", { name: "Amplifier" }).focus();
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
    expect(screen.getByRole("link", { name: "Buck converter" })).toHaveFocus();
    await user.keyboard("{Control>}a{/Control}");
    expect(screen.getByText("3 selected")).toBeInTheDocument();
    await user.keyboard("{Escape}");
    expect(screen.queryByText("3 selected")).toBeNull();
  });

  it("work in the menu, which returns the focus", async () => {
    const page = await open();
    const button = screen.getByRole("button", { name: "Actions for Amplifier" });
    await menuOf(page, "Amplifier");
    expect(screen.getByRole("menuitem", { name: /Open/ })).toHaveFocus();
    await page.user.keyboard("{ArrowUp}");
    expect(screen.getByRole("menuitem", { name: /Delete/ })).toHaveFocus();
    await page.user.keyboard("{Escape}");
    expect(screen.queryByRole("menu")).toBeNull();
    expect(button).toHaveFocus();
  });

  it("a menu of an imported project leads to its report", async () => {
    api.answer("listProjects", { rows: [project("a", { projectName: "Amplifier", isImported: true })], total: 1 });
    const page = await open();
    await choose(page, "Amplifier", "Import report");
    await waitFor(() => expect(page.visited).toEqual(["/workbench/import/report?id=a"]));
  });

  it("a menu of a board has neither copy nor link", async () => {
    const page = await open();
    const items = within(await menuOf(page, "Controller board")).getAllByRole("menuitem");
    const names = items.map(({ textContent }) => textContent);
    expect(names).toEqual(["OpenEnter", "RenameF2", "Publish to community", "DeleteDel"]);
  });
});

describe("the community", () => {
  it("is one choice away from each file", async () => {
    const page = await open();
    await choose(page, "Controller board", "Publish to community");
    expect(page.visited).toEqual(["/community/publish?project=c"]);
  });

  it("is named as the origin of a copy, with the license that the copy keeps", async () => {
    const origin = {
      projectId: "pub",
      title: "Blinker",
      author: "Ada",
      license: "CERN-OHL-S-2.0",
      version: 1,
    } as const;
    api.answer("listOrigins", { rows: [{ copyId: "a", origin: { ...origin, isPublished: true } }] });
    await open();
    const note = await within(row("Amplifier")).findByRole("link", { name: "Copied from Blinker" });
    expect(note).toHaveAttribute("href", "/community/pub");
    expect(within(row("Amplifier")).getByText(/CERN-OHL-S-2\.0/)).toBeInTheDocument();
    expect(within(row("Buck converter")).queryByText(/Copied from/)).toBeNull();
  });
});

describe("sharing", () => {
  it("makes a link with the chosen right, changes it, and ends it after a question", async () => {
    api.answer("listSharedProjects", { rows: [], total: 0 });
    const page = await open();
    await choose(page, "Amplifier", /Share/);
    const dialog = await screen.findByRole("dialog", { name: "Share Amplifier" });
    await page.user.click(await within(dialog).findByRole("radio", { name: /Copy/ }));
    api.answer("listSharedProjects", { rows: [sharedProject("a", { right: "copy" })], total: 1 });
    await page.user.click(within(dialog).getByRole("button", { name: "Create link" }));
    const link = await within(dialog).findByRole("textbox", { name: "Link" });
    expect(link).toHaveValue("http://localhost:3000/eda/sch?id=a&token=a-token-of-22-letters_");
    expect(api.calls("shareProject").map(({ body }) => body)).toEqual([{ projectId: "a", right: "copy" }]);
    await page.user.click(within(dialog).getByRole("radio", { name: /Edit/ }));
    await waitFor(() =>
      expect(api.calls("changeShare").map(({ body }) => body)).toEqual([{ projectId: "a", right: "edit" }]),
    );
    await waitFor(() => expect(within(dialog).getByRole("button", { name: "Stop sharing" })).toBeEnabled());
    await page.user.click(within(dialog).getByRole("button", { name: "Stop sharing" }));
    const question = screen.getByRole("dialog", { name: "Stop sharing Amplifier?" });
    expect(api.calls("unshareProject")).toEqual([]);
    await page.user.click(within(question).getByRole("button", { name: "Stop sharing" }));
    await waitFor(() =>
      expect(api.calls("unshareProject").map(({ path }) => path)).toEqual(["/api/eda/project/unshare/a"]),
    );
  });
});

describe("a visitor", () => {
  beforeEach(() => sessionStore.getState().forget());

  it("sees the examples, and is asked to sign in on any act on files of their own", async () => {
    const { user } = renderPage(<MyFilesPage />, { address: "/workbench/my-files" });
    expect(await screen.findByRole("heading", { name: "Sign in to see your files" })).toBeInTheDocument();
    expect(await screen.findByRole("heading", { name: "Examples" })).toBeInTheDocument();
    for (const name of [/^Save a copy of/, /^Sign in$/]) {
      modalsStore.getState().closeAll();
      await user.click(screen.getAllByRole("button", { name })[0] ?? document.body);
      expect(modalsStore.getState().account).toBe(true);
    }
    expect([...api.calls("createProject"), ...api.calls("copyProject"), ...api.calls("listProjects")]).toEqual([]);
  });

  it("sees which example is the free sample", async () => {
    renderPage(<MyFilesPage />, { address: "/workbench/my-files" });
    const name = await screen.findByRole("heading", { name: /^LED blinker/ });
    expect(name).toHaveTextContent("LED blinkerFree sample");
  });

  it.each([
    ["新建原理图", "/zh/eda/sch?id=example-b"],
    ["新建仿真", "/zh/sim?id=example-a"],
  ])("who presses %s is shown an example of the kind, and told so", async (name, href) => {
    const row = { description: "", article: null, example: true };
    api.answer("listArticleProjects", {
      rows: [
        { ...project("example-a", { projectType: 1, projectName: "Filters" }), ...row },
        { ...project("example-b", { projectName: "Power" }), ...row },
      ],
      total: 2,
    });
    const { user, visited } = renderPage(<MyFilesPage />, { address: "/workbench/my-files", tag: "zh-US" });
    await user.click(screen.getByRole("button", { name }));
    await waitFor(() => expect(visited).toEqual([href]));
    expect(api.calls("createProject")).toEqual([]);
    expect(modalsStore.getState().account).toBe(false);
    const messages = screen.getByRole("log");
    await user.click(within(messages).getByRole("button", { name: "登录" }));
    expect(modalsStore.getState().account).toBe(true);
  });

  it("who cannot be shown an example is asked to sign in", async () => {
    api.answer("listArticleProjects", { rows: [], total: 0 });
    const { user } = renderPage(<MyFilesPage />, { address: "/workbench/my-files" });
    await user.click(screen.getByRole("button", { name: "New schematic" }));
    await waitFor(() => expect(modalsStore.getState().account).toBe(true));
    await waitFor(() => expect(screen.getByRole("button", { name: "New schematic" })).toBeEnabled());
  });
});
