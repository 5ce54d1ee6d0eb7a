// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ShareButton } from "@/components/schematic/bar/share-button";
import { EditorContext, type OpenProject } from "@/components/schematic/editor-context";
import { createViewportController } from "@/components/stage/viewport-controller";
import { ProjectImages } from "@/lib/client/schematic/project-images";
import { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { newSchematic } from "@/lib/core/schematic/format/schematic-file";
import { sessionStore } from "@/stores/account/session";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";
import { sharedProject, TOKEN } from "@/tests/support/workbench";

const api = startMockApi();
beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.setState({ isHydrated: true });
  sessionStore.getState().setToken("a-token");
});
afterEach(cleanup);

function open(right: OpenProject["right"], address: string) {
  const editor = new SchematicEditor(newSchematic("sheet_1", "Main"), { newId: () => "id", isReadOnly: false });
  const project: OpenProject = {
    ...{ projectId: "prj_1", token: null, name: "Sensor", session: null, live: null, right, editor },
    viewport: createViewportController({ marginPx: 0 }),
    ...{ images: new ProjectImages({ projectId: "prj_1", token: null }), isImported: false },
  };
  return renderPage(
    <EditorContext value={project}>
      <ShareButton />
    </EditorContext>,
    { address },
  );
}

it.each([
  ["/eda/sch?id=prj_1", "/eda/sch?id=prj_1"],
  ["/sim?id=prj_1", "/sim?id=prj_1"],
])("the owner makes a link to the page that is open: %s", async (address, page) => {
  api.answer("listSharedProjects", { rows: [], total: 0 });
  const { user } = open("owner", address);
  await user.click(screen.getByRole("button", { name: "Share" }));
  const dialog = await screen.findByRole("dialog", { name: "Share Sensor" });
  await within(dialog).findByRole("button", { name: "Create link" });
  api.answer("listSharedProjects", { rows: [sharedProject("prj_1")], total: 1 });
  await user.click(within(dialog).getByRole("button", { name: "Create link" }));
  const link = await within(dialog).findByRole("textbox", { name: "Link" });
  expect(link).toHaveValue(`http://localhost:3000${page}&token=${TOKEN}`);
  await user.click(within(dialog).getByRole("button", { name: "Stop sharing" }));
  const question = screen.getByRole("dialog", { name: "Stop sharing Sensor?" });
  await user.click(within(question).getByRole("button", { name: "Stop sharing" }));
  await waitFor(() => expect(api.calls("unshareProject")).toHaveLength(1));
});

it.each(["edit", "copy", "view"] as const)("who came by a link to %s cannot share", (right) => {
  open(right, "/eda/sch?id=prj_1");
  expect(screen.queryByRole("button")).toBeNull();
});
