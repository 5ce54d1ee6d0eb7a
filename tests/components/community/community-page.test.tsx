// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readCommunitySearch, type RawSearch } from "@/components/community/list/community-address";
import { CommunityPage } from "@/components/community/list/community-page";
import { present } from "@/lib/base/assert";
import type { PublicationCard, PublicationPage } from "@/lib/contracts/community";
import { COMMUNITY_ANSWERS } from "@/tests/support/mock-api/community-answers";
import { renderPage, stubBrowser } from "@/tests/support/render-page";

beforeEach(stubBrowser);
afterEach(cleanup);

const CARD: PublicationCard = present(COMMUNITY_ANSWERS.listPublications.rows[0], "a card");
const card = (change: Partial<PublicationCard>): PublicationCard => ({ ...CARD, ...change });
const page = (rows: PublicationCard[], total = rows.length): PublicationPage => ({
  ...{ rows, total, nextCursor: null, currency: "USD" },
});
const COUNTS = { contents: { board: 24 }, layers: { "4": 4 }, licenses: { "cern-ohl": 11 } };
const TAGS = [{ tag: "power", count: 3 }];

function show(raw: RawSearch, pages: readonly PublicationPage[] | null, tag: "en-US" | "zh-CN" = "en-US") {
  const search = readCommunitySearch(raw);
  return renderPage(<CommunityPage {...{ search, pages }} counts={COUNTS} tags={TAGS} />, { tag });
}
/** Filters are there twice: beside the list, and folded above it on phones. */
const hrefOf = (name: string | RegExp) => screen.getAllByRole("link", { name })[0]?.getAttribute("href");

describe("a card", () => {
  it("names the project, its author, prices of one piece, and its license", () => {
    show({}, [page([card({})])]);
    const article = screen.getByRole("article");
    expect(within(article).getByRole("link", { name: "Buck trainer, 5 V to 3.3 V" })).toHaveAttribute(
      "href",
      "/community/prj_1",
    );
    expect(within(article).getByRole("link", { name: "Mara Lindqvist" })).toHaveAttribute(
      "href",
      "/community/author/user_2",
    );
    // 1.00 USD and 17.03 USD for five.
    expect(within(article).getByText("$0.20")).toBeInTheDocument();
    expect(within(article).getByText("$3.406")).toBeInTheDocument();
    expect(within(article).getByText("1 alternative proposed")).toBeInTheDocument();
    expect(within(article).getByText("CERN-OHL-P")).toBeInTheDocument();
    expect(within(article).getByText("214 likes")).toBeInTheDocument();
    expect(within(article).getByText("318 orders")).toBeInTheDocument();
  });

  it("says what cannot be priced, instead of a zero", () => {
    show({}, [page([card({ price: null, board: null, contents: ["schematic"] })])]);
    expect(screen.getAllByText("No board files")).toHaveLength(2);
    expect(screen.queryByText("$0.00")).toBeNull();
    cleanup();
    show({}, [page([card({ price: null, contents: ["schematic", "board"] })])]);
    expect(screen.getAllByText("On request")).toHaveLength(2);
  });

  it("shows hostile texts as text", () => {
    const title = '<img src=x onerror="alert(1)">';
    const { container } = show({}, [page([card({ title, author: "<b>x</b>", tags: ["<script>"] })])]);
    expect(screen.getByRole("link", { name: title })).toBeInTheDocument();
    expect(container.querySelectorAll("script, b")).toHaveLength(0);
    expect(container.querySelectorAll("img")).toHaveLength(1);
  });
});

describe("the list", () => {
  it("is filtered, sorted and searched by links and a form, which need no script", () => {
    show({ q: "buck", has: "board", sort: "liked" }, [page([card({})])]);
    expect(hrefOf(/^Simulation/)).toBe("/community?q=buck&has=board&has=simulation&sort=liked");
    expect(hrefOf(/^CERN-OHL 11/)).toBe("/community?q=buck&license=cern-ohl&has=board&sort=liked");
    expect(hrefOf("Most ordered")).toBe("/community?q=buck&has=board&sort=ordered");
    expect(screen.getByRole("link", { name: "Most liked" })).toHaveAttribute("aria-current", "page");
    const form = screen.getByRole("search");
    expect(form).toHaveAttribute("action", "/community");
    const kept = [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")];
    expect(kept.map(({ name, value }) => [name, value])).toEqual([
      ["has", "board"],
      ["sort", "liked"],
    ]);
  });

  it("removes each filter by a link of its own, and all of them by one", () => {
    show({ q: "buck", has: ["board"], tag: "power" }, [page([card({})])]);
    expect(hrefOf("Remove filter: power")).toBe("/community?q=buck&has=board");
    expect(hrefOf("Remove filter: Board")).toBe("/community?q=buck&tag=power");
    expect(hrefOf("Clear filters")).toBe("/community");
  });

  it("grows by a page, and leads to where the new page begins", () => {
    show({ sort: "copied" }, [page([card({})], 30)]);
    expect(hrefOf("Show more")).toBe("/community?sort=copied&through=2#page-2");
    expect(screen.getByText("12 of 30 shown")).toBeInTheDocument();
    cleanup();
    show({ through: "2" }, [page([card({})], 30), page([card({ projectId: "prj_2" })], 30)]);
    expect(document.getElementById("page-2")).toBeInTheDocument();
    expect(hrefOf("Show more")).toBe("/community?through=3#page-3");
  });

  it("shows a project once, though it moved to the next page meanwhile", () => {
    show({ through: "2" }, [page([card({})], 30), page([card({}), card({ projectId: "prj_2" })], 30)]);
    expect(screen.getAllByRole("article")).toHaveLength(2);
  });

  it("offers no more than its last page has", () => {
    show({}, [page([card({})], 12)]);
    expect(screen.queryByRole("link", { name: "Show more" })).toBeNull();
    expect(screen.queryByRole("navigation", { name: "Pages of projects" })).toBeNull();
  });

  it("tells no projects from no matching ones", () => {
    show({}, [page([])]);
    expect(screen.getByRole("heading", { name: "No projects published yet" })).toBeInTheDocument();
    cleanup();
    show({ q: "xyz" }, [page([])]);
    expect(screen.getByRole("heading", { name: "No matching projects" })).toBeInTheDocument();
  });

  it("that cannot be read says so, and can be asked for again", () => {
    show({ tag: "power" }, null);
    expect(screen.getByRole("heading", { name: "The projects could not be loaded" })).toBeInTheDocument();
    expect(hrefOf("Reload")).toBe("/community?tag=power");
  });

  it("is written in Chinese for Chinese readers", () => {
    show({}, [{ ...page([card({})]), currency: "CNY" }], "zh-CN");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("可以打开、修改和下单的项目");
    expect(screen.getByText("214 次点赞")).toBeInTheDocument();
    expect(screen.getByText(/0\.20/)).toBeInTheDocument();
  });
});

it("leads to the first page from one behind the last", () => {
  show({ page: "9", sort: "liked" }, [page([], 30)]);
  expect(screen.getByRole("heading", { name: "No projects on this page" })).toBeInTheDocument();
  expect(hrefOf("First page")).toBe("/community?sort=liked");
});
