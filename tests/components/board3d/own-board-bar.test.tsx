// @vitest-environment jsdom
// Actions for a reader's own board, next to those for every board: taking and removing its 3D snapshot.
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Board3dBar } from "@/components/board3d/board3d-bar";
import { OwnBoardBar } from "@/components/board3d/own-board-bar";
import type { Board3dController } from "@/components/board3d/board3d-controller";
import { messages as en } from "@/messages/en";
import { messages as zh } from "@/messages/zh";
import { Board3dViewContext, createBoard3dView } from "@/stores/viewer/board3d-view";
import { ANSWERS } from "@/tests/support/mock-api/answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";
import { standIn } from "@/tests/support/stand-in";

const api = startMockApi();
beforeEach(() => {
  stubBrowser();
  forgetPage();
});
afterEach(cleanup);

/** A room whose view is taken when the test says so. */
function standInRoom() {
  let settle: { resolve: (picture: Blob) => void; reject: (error: Error) => void } | null = null;
  const controller = standIn<Board3dController>({
    currentSnapshot: () => new Promise<Blob>((resolve, reject) => (settle = { resolve, reject })),
  });
  return {
    controller,
    give: () => settle?.resolve(new Blob(["a picture"], { type: "image/png" })),
    refuse: () => settle?.reject(new Error("the picture is too large")),
  };
}

function show({ tag = "en-US" as "en-US" | "zh-US", isShown = true, board3dSnapshot = null as string | null } = {}) {
  api.answer("getBoard", { ...ANSWERS.getBoard, board3dSnapshot });
  const { controller, ...hands } = standInRoom();
  const page = renderPage(
    <Board3dViewContext value={createBoard3dView()}>
      <OwnBoardBar controller={controller} name="amplifier" projectId="prj_1" isShown={isShown} />
    </Board3dViewContext>,
    { tag },
  );
  const words = (tag === "zh-US" ? zh : en).board3d.stands;
  const tool = (label: "use" | "remove") => screen.queryByRole("button", { name: words[label] });
  return { ...page, ...hands, words, tool };
}

const press = async (page: ReturnType<typeof show>, label: "use" | "remove") => {
  const button = await screen.findByRole("button", { name: page.words[label] });
  await page.user.click(button);
};

describe.each(["en-US", "zh-US"] as const)("in %s", (tag) => {
  it("what is seen becomes the board's picture, and is said to be", async () => {
    const page = show({ tag });
    expect(page.tool("remove")).toBeNull();
    await press(page, "use");
    expect(screen.getByRole("status")).toHaveTextContent(page.words.busy);
    const tool = page.tool("use");
    expect(tool).toHaveAttribute("aria-busy", "true");
    expect(tool).toHaveFocus();
    // Twice is once.
    await press(page, "use");
    page.give();
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(page.words.done));
    expect(page.tool("use")).not.toHaveAttribute("aria-busy");
    expect(page.tool("remove")).toBeVisible();
    expect(api.calls("uploadFile")).toHaveLength(1);
    expect(api.calls("uploadFile")[0]?.body).toMatchObject({ fileType: "13", originalFileName: "board-3d.png" });
    expect(api.calls("setBoard3dSnapshot").map(({ path, body }) => [path, body])).toEqual([
      ["/api/eda/project/prj_1/board3d-snapshot", { fileUrl: "file_1" }],
    ]);
  });

  it("a picture is let go, and its tool with it", async () => {
    const page = show({ tag, board3dSnapshot: "one" });
    await press(page, "remove");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(page.words.removed));
    expect(page.tool("remove")).toBeNull();
    expect(api.calls("removeBoard3dSnapshot")).toHaveLength(1);
  });

  it("a refusal is said with its reason, and the picture that there was stays", async () => {
    const page = show({ tag, board3dSnapshot: "one" });
    api.fail("setBoard3dSnapshot", { kind: "refusal", code: "WRONG_FILE_FORMAT", message: "wrong format" });
    await press(page, "use");
    page.give();
    expect(await screen.findByRole("alert")).toHaveTextContent(page.words.failed.replace("{reason}", "wrong format"));
    expect(page.tool("remove")).toBeVisible();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    api.recover("setBoard3dSnapshot");
    await press(page, "use");
    page.give();
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });
});

it("needs nothing of the page that it stands on but its words", async () => {
  api.answer("getBoard", { ...ANSWERS.getBoard, board3dSnapshot: "one" });
  render(
    <NextIntlClientProvider locale="en-US" messages={en} timeZone="UTC">
      <Board3dViewContext value={createBoard3dView()}>
        <OwnBoardBar controller={null} name="amplifier" projectId="prj_1" isShown />
      </Board3dViewContext>
    </NextIntlClientProvider>,
  );
  expect(await screen.findByRole("button", { name: en.board3d.stands.remove })).toBeVisible();
});

it("what was said of it stays until somebody goes on", async () => {
  const page = show();
  await press(page, "use");
  page.give();
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(page.words.done));
  await page.user.tab();
  expect(screen.getByRole("status")).toHaveTextContent(page.words.done);
  await page.user.pointer({ keys: "[MouseLeft]", target: document.body });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

it("a view that the browser cannot take is not sent", async () => {
  const page = show();
  await press(page, "use");
  page.refuse();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The board picture was not changed: this browser could not capture the view.",
  );
  expect(api.calls("uploadFile")).toEqual([]);
});

it("before there is anything to see nothing is taken", async () => {
  const page = show({ isShown: false });
  await press(page, "use");
  expect(page.tool("use")).toHaveAttribute("aria-disabled", "true");
  expect(api.calls("uploadFile")).toEqual([]);
});

it("a board that is nobody's project has no such tool", () => {
  renderPage(
    <Board3dViewContext value={createBoard3dView()}>
      <Board3dBar controller={null} name="amplifier" />
    </Board3dViewContext>,
  );
  expect(screen.getByRole("button", { name: en.board3d.picture })).toBeVisible();
  expect(screen.queryByRole("button", { name: en.board3d.stands.use })).toBeNull();
  expect(api.calls("getBoard")).toEqual([]);
});
