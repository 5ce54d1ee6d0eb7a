// @vitest-environment jsdom
import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EmbedPage } from "@/components/community/embed/embed-page";
import { boardPictureUrl, sheetPictureUrl } from "@/components/community/viewer/file-addresses";
import { PictureStage } from "@/components/community/viewer/picture-stage";
import { ProjectViewer } from "@/components/community/viewer/project-viewer";
import { viewedProject } from "@/components/community/viewer/viewed-project";
import type { PublicationDetail } from "@/lib/contracts/community";
import { getPublishedPicture, getPublishedThumbnail } from "@/lib/contracts/community-file";
import { COMMUNITY_ANSWERS } from "@/tests/support/mock-api/community-answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

vi.mock("@/components/board3d/board3d", () => ({
  Board3d: ({ name, thicknessMm }: { name: string; thicknessMm: number }) => `3D of ${name}, ${thicknessMm} mm`,
}));

const api = startMockApi();
const DETAIL: PublicationDetail = COMMUNITY_ANSWERS.viewPublication;

beforeEach(() => {
  stubBrowser();
  forgetPage();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (change: Partial<PublicationDetail> = {}) =>
  renderPage(<ProjectViewer project={viewedProject({ ...DETAIL, ...change })} />);

describe("the viewer", () => {
  it("has a tab for each thing that the project contains, and begins with the board", () => {
    show();
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      ...["Schematic", "Board", "3D", "Simulation"],
    ]);
    expect(screen.getByRole("tab", { name: "Board" })).toHaveAttribute("aria-selected", "true");
    const picture = screen.getByRole("img", { name: "Top of Buck trainer, 5 V to 3.3 V" });
    expect(picture).toHaveAttribute("src", "/api/eda/forum/prj_1/picture?side=top&version=1");
  });

  it("shows a drawing alone where there is no board", () => {
    show({ contents: ["schematic"], facts: null });
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["Schematic"]);
  });

  it("shows the other side of the board", async () => {
    const { user } = show();
    await user.click(screen.getByRole("button", { name: "Bottom" }));
    expect(screen.getByRole("img", { name: /^Bottom of/ })).toHaveAttribute("src", expect.stringContaining("bottom"));
  });

  it("loads the drawing and the fabrication files only when they are asked for", async () => {
    const { user } = show();
    expect([api.calls("getPublishedDocument"), api.calls("getPublishedArchive")]).toEqual([[], []]);
    await user.click(screen.getByRole("tab", { name: "Schematic" }));
    expect(await screen.findByRole("group", { name: /^Schematic of Buck trainer.*: Main$/ })).toBeInTheDocument();
    expect(api.calls("getPublishedArchive")).toEqual([]);
    await user.click(screen.getByRole("tab", { name: "3D" }));
    expect(await screen.findByText(/^3D of Buck trainer/)).toBeInTheDocument();
  });

  it("offers a simulation without running it", async () => {
    const { user } = show();
    await user.click(screen.getByRole("tab", { name: "Simulation" }));
    expect(await screen.findByRole("button", { name: "Run simulation" })).toBeInTheDocument();
  });

  it("that cannot load says so and can be asked again", async () => {
    api.fail("getPublishedDocument", { kind: "refusal", code: "NOT_FOUND", message: "Not found" });
    const { user } = show();
    await user.click(screen.getByRole("tab", { name: "Schematic" }));
    expect(await screen.findByRole("heading", { name: "This view could not be loaded" })).toBeInTheDocument();
  });

  it("asks for pictures by addresses that the contracts have", () => {
    const project = viewedProject(DETAIL);
    const read = (address: string) => {
      const { pathname, searchParams } = new URL(address, "http://localhost");
      return { pathname, query: { projectId: "prj_1", ...Object.fromEntries(searchParams) } };
    };
    const board = read(boardPictureUrl(project, "top"));
    expect(board.pathname).toBe(getPublishedPicture.path.replace("{projectId}", "prj_1"));
    expect(getPublishedPicture.input.safeParse(board.query).success).toBe(true);
    const sheet = read(sheetPictureUrl(project));
    expect(sheet.pathname).toBe(getPublishedThumbnail.path.replace("{projectId}", "prj_1"));
    expect(getPublishedThumbnail.input.safeParse(sheet.query).success).toBe(true);
  });
});

describe("a picture", () => {
  const drawn = () => {
    // jsdom has no layout.
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(640);
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(440);
    const page = renderPage(
      <PictureStage label="A board" widthMm={60} heightMm={40}>
        <img src="/board.svg" alt="Board" />
      </PictureStage>,
    );
    const content = screen.getByAltText("Board").parentElement;
    return { ...page, content, stage: screen.getByRole("group", { name: "A board" }) };
  };
  afterEach(() => vi.restoreAllMocks());

  it("is zoomed and panned by buttons and keys, and shown whole again", async () => {
    const { user, content, stage } = drawn();
    expect(content?.getAttribute("style")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Zoom in" }));
    // Fitted into 600 × 400 px it is 10 px/mm; one step is 1.5 times as large, around the middle.
    expect(content?.style.width).toBe("900px");
    expect(content?.style.left).toBe("-130px");
    act(() => stage.focus());
    await user.keyboard("{ArrowRight}");
    expect(content?.style.left).toBe("-190px");
    await user.keyboard("0");
    expect(content?.getAttribute("style")).toBeNull();
  });

  it("that is shown whole leaves the arrow keys to the page", async () => {
    const { user, content, stage } = drawn();
    act(() => stage.focus());
    await user.keyboard("{ArrowRight}");
    expect(content?.getAttribute("style")).toBeNull();
  });
});

describe("a project in a frame of another site", () => {
  it("names its author and license, and leads to its page in a window of its own", () => {
    renderPage(<EmbedPage publication={DETAIL} />, { tag: "zh-US" });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Buck trainer, 5 V to 3.3 V");
    const header = screen.getByRole("heading", { level: 1 }).parentElement;
    expect(header).toHaveTextContent("作者：Mara Lindqvist，CERN-OHL-P");
    const link = within(header ?? document.body).getByRole("link");
    expect(link).toHaveAttribute("href", "/zh/community/prj_1");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
  });

  it.each([
    ["schematic", "Schematic"],
    ["3d", "3D"],
    ["board", "Board"],
    ["constructor", "Board"],
    [undefined, "Board"],
  ])("opens the view %s of its address as %s", (viewName, tab) => {
    renderPage(<EmbedPage publication={DETAIL} viewName={viewName} />);
    expect(screen.getByRole("tab", { selected: true })).toHaveTextContent(tab);
  });

  it("opens a view that it has", () => {
    renderPage(<EmbedPage publication={{ ...DETAIL, contents: ["schematic"], facts: null }} viewName="3d" />);
    expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("Schematic");
  });

  it("calls nothing that needs a person or counts one", () => {
    renderPage(<EmbedPage publication={DETAIL} />);
    expect([api.calls("viewOwnRelation"), api.calls("countVisit"), api.calls("viewOffer")]).toEqual([[], [], []]);
  });
});
