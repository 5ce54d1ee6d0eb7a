// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ProjectData } from "@/components/community/project/project-data";
import { ProjectPage } from "@/components/community/project/project-page";
import type { PublicationDetail } from "@/lib/contracts/community";
import { modalsStore } from "@/stores/modals";
import { sessionStore } from "@/stores/account/session";
import { COMMUNITY_ANSWERS } from "@/tests/support/mock-api/community-answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

vi.mock("@/components/community/viewer/project-viewer", () => ({ ProjectViewer: () => <div>viewer</div> }));

const api = startMockApi();
const PUBLICATION: PublicationDetail = COMMUNITY_ANSWERS.viewPublication;
const BOM = COMMUNITY_ANSWERS.getPublishedBom.rows;

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.setState({ isHydrated: true });
  api.answer("listProposals", { rows: [], total: 0 });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const signIn = () => sessionStore.getState().setToken("a-token");
/** As the account's dialog does after a sign-in. */
function finishSignIn() {
  signIn();
  sessionStore.getState().setAuthStatus(2);
}
const show = (change: Partial<PublicationDetail> = {}, tag: "en-US" | "zh-CN" = "en-US") =>
  renderPage(<ProjectPage publication={{ ...PUBLICATION, ...change }} bom={BOM} />, {
    tag,
    address: "/community/prj_1",
  });
const panel = () => screen.getByRole("region", { name: "Order this project" });

describe("the page of a project", () => {
  it("shows what everybody may read", async () => {
    show();
    expect(screen.getByRole("heading", { level: 1, name: "Buck trainer, 5 V to 3.3 V" })).toBeInTheDocument();
    expect(screen.getByText("buck converter").tagName).toBe("STRONG");
    expect(screen.getByRole("img", { name: "Cover of Buck trainer, 5 V to 3.3 V" })).toHaveAttribute(
      "src",
      "/api/eda/forum/prj_1/cover-picture/cover_1",
    );
    expect(screen.getByRole("link", { name: "Source" })).toHaveAttribute("rel", "nofollow ugc noopener");
    expect(screen.getByRole("link", { name: "Download lab-sheet.pdf" })).toHaveAttribute(
      "href",
      "/api/eda/forum/prj_1/attachment/att_1",
    );
    expect(screen.getByText("CERN Open Hardware License, permissive")).toBeInTheDocument();
    expect(await screen.findByText("142,600")).toBeInTheDocument();
    expect(screen.getByText(/Viewed 4108×, copied 61×, ordered 318×/)).toBeInTheDocument();
  });

  it("counts the visit once it is shown", async () => {
    show();
    await waitFor(() =>
      expect(api.calls("countVisit").map(({ query }) => query)).toEqual([{ projectId: "prj_1", shareType: "1" }]),
    );
  });

  it("has the parts and the listed prices before those of today are there", () => {
    show();
    expect(screen.getByRole("row", { name: /Q1/ })).toBeInTheDocument();
    expect(within(panel()).getByText("$17.03")).toBeInTheDocument();
    expect(within(panel()).getByText("Prices in USD, as of Nov 21, 2026")).toBeInTheDocument();
  });

  it("tells search engines the prices that it shows, and none without them", () => {
    const dataOf = (change: Partial<PublicationDetail>) => {
      const { container } = renderPage(<ProjectData publication={{ ...PUBLICATION, ...change }} />, { tag: "en-US" });
      const scripts = [...container.querySelectorAll('script[type="application/ld+json"]')];
      return scripts.map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>);
    };
    const [work, product] = dataOf({});
    const shared = { "@type": "Offer", priceCurrency: "USD", eligibleQuantity: { value: 5 } };
    const url = `${String(work?.url)}#order`;
    expect(product).toMatchObject({
      ...{ "@type": "Product", name: PUBLICATION.title, url: work?.url },
      offers: [
        { ...shared, name: "Boards only", price: "1.00", url, validFrom: "2026-11-21T04:00:00.000Z" },
        { ...shared, name: "Assembled", price: "17.03" },
        { ...shared, name: "Kit of parts", price: "3.03" },
      ],
    });
    cleanup();
    expect(dataOf({ price: null })).toHaveLength(1);
  });

  it("names the project that it was copied from, also one that is gone", () => {
    const origin = {
      ...({ projectId: "prj_0", title: "Buck", author: "Ada", license: "CERN-OHL-S-2.0", version: 1 } as const),
      isPublished: true,
    };
    show({ origin });
    expect(screen.getByRole("link", { name: "Buck by Ada" })).toHaveAttribute("href", "/community/prj_0");
    cleanup();
    show({ origin: { ...origin, isPublished: false } });
    expect(screen.getByText(/Copied from/)).toHaveTextContent("Copied from Buck by Ada, CERN-OHL-S");
    expect(screen.queryByRole("link", { name: "Buck by Ada" })).toBeNull();
  });

  it("offers no copy where the license forbids it", () => {
    show({ mayCopy: false, license: "all-rights-reserved" });
    expect(screen.queryByRole("button", { name: "Copy to my workbench" })).toBeNull();
    expect(screen.getByText("No copies without the permission of the author")).toBeInTheDocument();
  });
});

describe("a like", () => {
  it("is counted at once and corrected by the answer, and taken back by another click", async () => {
    signIn();
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: "Like, 214 so far" }));
    const liked = await screen.findByRole("button", { name: "Undo like, 215 so far" });
    expect(liked).toHaveAttribute("aria-pressed", "true");
    await user.click(liked);
    expect(await screen.findByRole("button", { name: "Like, 214 so far" })).toHaveAttribute("aria-pressed", "false");
    expect([api.calls("upvote").length, api.calls("unupvote").length]).toEqual([1, 1]);
  });

  it("of a visitor asks to sign in, and follows the sign-in by itself", async () => {
    const { user } = show();
    await user.click(screen.getByRole("button", { name: "Like, 214 so far" }));
    expect(modalsStore.getState().account).toBe(true);
    expect(api.calls("upvote")).toEqual([]);
    finishSignIn();
    await waitFor(() => expect(api.calls("upvote")).toHaveLength(1));
  });

  it("that waited on another project's page is not this one's", async () => {
    sessionStore.getState().setAuthStatus({ kind: "like-publication", payload: { projectId: "prj_9" } });
    show();
    finishSignIn();
    await screen.findByText("142,600");
    expect(api.calls("upvote")).toEqual([]);
  });
});

describe("a copy", () => {
  it("is named with the way to it", async () => {
    signIn();
    const { user } = show();
    await user.click(screen.getByRole("button", { name: "Copy to my workbench" }));
    expect(await screen.findByRole("link", { name: "Open" })).toHaveAttribute("href", "/eda/sch?id=prj_2");
    expect(api.calls("copyPublication")).toHaveLength(1);
  });

  it("is made at once when the button is pressed before the page has read who is signed in", async () => {
    signIn();
    sessionStore.setState({ isHydrated: false, token: null });
    const { user } = show();
    await user.click(screen.getByRole("button", { name: "Copy to my workbench" }));
    expect(await screen.findByRole("link", { name: "Open" })).toBeInTheDocument();
    expect(modalsStore.getState().account).toBe(false);
  });

  it("is offered by people whose contact is confirmed; the others are told how to confirm it", async () => {
    signIn();
    const copy = { projectId: "prj_9", projectName: "Buck trainer", version: 1 };
    const relation = { ...COMMUNITY_ANSWERS.viewOwnRelation, copies: [copy] };
    api.answer("viewOwnRelation", { ...relation, missingContact: "email" });
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: "Propose changes" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Confirm your email address first/);
    expect(screen.getByRole("link", { name: "Confirm email" })).toHaveAttribute("href", "/my-center");
  });

  it("can be offered back to the author", async () => {
    signIn();
    api.answer("viewOwnRelation", {
      ...COMMUNITY_ANSWERS.viewOwnRelation,
      copies: [{ projectId: "prj_2", projectName: "My buck", version: 1 }],
    });
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: "Propose changes" }));
    const dialog = screen.getByRole("dialog", { name: "Propose your changes" });
    expect(within(dialog).getByRole("button", { name: "Send proposal" })).toBeDisabled();
    await user.type(within(dialog).getByRole("textbox", { name: /Message/ }), "R2 as 4.7 ohms");
    await user.click(within(dialog).getByRole("button", { name: "Send proposal" }));
    expect(await screen.findByText("Your proposal was sent to the author.")).toBeInTheDocument();
    expect(api.calls("createProposal").map(({ body }) => body)).toEqual([
      { copyId: "prj_2", message: "R2 as 4.7 ohms" },
    ]);
  });
});

describe("an order", () => {
  it("begins with assembled boards and says when they ship", async () => {
    show();
    const assembled = await within(panel()).findByRole("radio", { name: /Assembled/ });
    expect(assembled).toBeChecked();
    expect(
      within(panel()).getByText(/Boards with parts, soldered\. Ships Nov 26, 3 working days\./),
    ).toBeInTheDocument();
    expect(within(panel()).getAllByText("$17.03").length).toBeGreaterThan(1);
    expect(within(panel()).getByText("Parts, 5 sets")).toBeInTheDocument();
  });

  it("goes to the cart with the price that was shown, once", async () => {
    signIn();
    const { user } = show();
    await user.click(await within(panel()).findByRole("radio", { name: /Kit of parts/ }));
    await user.click(within(panel()).getByRole("button", { name: "Add to cart" }));
    expect(await screen.findByText("The project is in your cart.")).toBeInTheDocument();
    const calls = api.calls("orderPublication");
    expect(calls.map(({ body }) => body)).toEqual([
      { kind: "kit", quantity: 5, alternatives: 1, expectedMicro: 3_030_000 },
    ]);
  });

  it("of a visitor waits for the sign-in and then follows", async () => {
    const { user } = show();
    await user.click(await within(panel()).findByRole("button", { name: "Add to cart" }));
    expect(modalsStore.getState().account).toBe(true);
    finishSignIn();
    await waitFor(() => expect(api.calls("orderPublication")).toHaveLength(1));
  });

  it("whose price changed says so and shows the new one", async () => {
    signIn();
    api.fail("orderPublication", { kind: "refusal", code: "PRICE_CHANGED", message: "The price has changed" });
    const { user } = show();
    await user.click(await within(panel()).findByRole("button", { name: "Add to cart" }));
    expect(await within(panel()).findByRole("alert")).toHaveTextContent("The price has changed");
    await waitFor(() => expect(api.calls("viewOffer").length).toBeGreaterThan(1));
  });

  it("is priced anew for another quantity", async () => {
    const { user } = show();
    await user.click(await within(panel()).findByRole("radio", { name: "10" }));
    await waitFor(() => expect(api.calls("viewOffer").map(({ query }) => query.quantity)).toEqual(["5", "10"]));
  });

  it("gives the reasons against what cannot be ordered", async () => {
    const offer = COMMUNITY_ANSWERS.viewOffer;
    api.answer("viewOffer", {
      ...offer,
      kinds: [
        ...offer.kinds.filter(({ kind }) => kind === "boards"),
        { kind: "assembled", offer: null, obstacles: ["partsMissing"] },
        { kind: "kit", offer: null, obstacles: ["partsMissing", "needsReview"] },
      ],
    });
    show();
    expect(await within(panel()).findByRole("radio", { name: /Boards only/ })).toBeChecked();
    expect(within(panel()).getAllByText("Some parts are not available.")).toHaveLength(2);
    expect(within(panel()).getByText("Needs manual review.")).toBeInTheDocument();
  });

  it("can be asked for again when the price cannot be loaded", async () => {
    api.fail("viewOffer", { kind: "refusal", code: "OPERATION_FAILED", message: "Operation is failed" });
    show();
    expect(await within(panel()).findByRole("heading", { name: "The price could not be loaded" })).toBeInTheDocument();
    // What the server's page had stays: the kept prices and the parts.
    expect(within(panel()).getByText("$17.03")).toBeInTheDocument();
    expect(screen.getByRole("row", { name: /Q1/ })).toBeInTheDocument();
  });
});

it("speaks Chinese to Chinese readers", async () => {
  show({}, "zh-CN");
  expect(screen.getByRole("region", { name: "订购此项目" })).toBeInTheDocument();
  expect(screen.getByText("可复制、制作和修改")).toBeInTheDocument();
  expect(await screen.findByText("142,600")).toBeInTheDocument();
});
