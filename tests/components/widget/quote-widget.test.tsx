// @vitest-environment jsdom
// The quote form in a frame of another site: its price is the server's, and nothing of the reader's session is sent.
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { QuoteWidget } from "@/components/widget/quote-widget";
import { HEIGHT_MESSAGE } from "@/components/widget/use-frame-height";
import type { PcbQuote } from "@/lib/contracts/pcb";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { MarketTag } from "@/lib/i18n/variants";
import { TOKEN_KEY } from "@/stores/drafts/browser-storage";
import { renderInMarket } from "../../support/render-in-market";
import { stubBrowser } from "../../support/render-page";
import { standIn } from "../../support/stand-in";

type Answered = Pick<PcbQuote, "total" | "currency" | "unitPriceMicro" | "violations">;
const answer = vi.fn<(specification: PcbSpecification) => Response>();
const requests: { url: string; init: RequestInit }[] = [];

/** Ten dollars a layer, for fifty boards and for one. */
const priced = ({ layers, quantity }: PcbSpecification): Answered => {
  const amountMicro = layers * 10_000_000;
  return {
    total: { currency: "USD", amountMicro },
    currency: "USD",
    unitPriceMicro: amountMicro / quantity,
    violations: [],
  };
};
const success = (data: Answered) => Response.json({ type: "success", message: "", data });

beforeEach(() => {
  stubBrowser();
  requests.length = 0;
  answer.mockReset().mockImplementation((specification) => success(priced(specification)));
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    requests.push({ url, init });
    return Promise.resolve(answer(JSON.parse(String(init.body)) as PcbSpecification));
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  window.history.replaceState(null, "", "/");
  delete document.documentElement.dataset.theme;
});

function show(search = "", tag: MarketTag = "en-US") {
  window.history.replaceState(null, "", `/embed/quote${search}`);
  return renderInMarket(<QuoteWidget siteName="Boardwright" />, { tag });
}

const bodies = () => requests.map(({ init }) => JSON.parse(String(init.body)) as PcbSpecification);
const orderLink = () => screen.getByRole("link", { name: "Order at Boardwright" });

describe("the price", () => {
  it("is the server's for the options of the address, asked for once", async () => {
    show("?layers=4&width=60&height=50&quantity=50&finish=ENIG&mask=Black");
    expect(await screen.findByText("$40.00")).toBeVisible();
    expect(screen.getByText("$0.80 each")).toBeVisible();
    expect(bodies()).toMatchObject([
      { layers: 4, widthMm: 60, heightMm: 50, quantity: 50, surfaceFinish: "ENIG", solderMaskColor: "Black" },
    ]);
    expect(screen.getByRole("combobox", { name: "Layers" })).toHaveValue("4");
    expect(screen.getByRole("textbox", { name: "Width" })).toHaveValue("60");
    expect(screen.getByRole("combobox", { name: "Surface finish" })).toHaveValue("ENIG");
  });

  it("follows the options", async () => {
    const { user } = show();
    expect(await screen.findByText("$20.00")).toBeVisible();
    await user.selectOptions(screen.getByRole("combobox", { name: "Layers" }), "6");
    expect(await screen.findByText("$60.00")).toBeVisible();
    const width = screen.getByRole("textbox", { name: "Width" });
    await user.clear(width);
    expect(width).toBeInvalid();
    await user.type(width, "75.5");
    expect(width).toBeValid();
    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ layers: 6, widthMm: 75.5 }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Solder mask color" }), "Red");
    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ layers: 6, widthMm: 75.5, solderMaskColor: "Red" }));
  });

  it("is asked for without cookies and without the token of a person who is signed in", async () => {
    localStorage.setItem(TOKEN_KEY, "secret-token");
    show();
    await screen.findByText("$20.00");
    const [request] = requests;
    expect(request?.url).toBe("/api/eda/quote/pcb");
    expect(request?.init.credentials).toBe("omit");
    expect(request?.init.headers).toEqual({ "content-type": "application/json", "x-locale": "en" });
    expect(JSON.stringify(request)).not.toContain("secret-token");
    expect(document.cookie).toBe("");
    expect(Object.keys(localStorage)).toEqual([TOKEN_KEY]);
  });

  it("is in the language of the page", async () => {
    show("", "zh-US");
    expect(await screen.findByText("每片 $4.00")).toBeVisible();
    expect(requests[0]?.init.headers).toMatchObject({ "x-locale": "zh" });
  });

  it("is replaced by the reasons where the board cannot be made", async () => {
    answer.mockImplementation((specification) =>
      success({
        ...priced(specification),
        violations: [{ rule: "size", option: "widthMm", args: {}, message: "Too large." }],
      }),
    );
    show();
    expect(await screen.findByText("Too large.")).toBeVisible();
    expect(screen.queryByText("$20.00")).toBeNull();
  });

  it.each([
    ["refuses", () => Response.json({ type: "error", code: "TOO_MANY_REQUESTS", message: "" }, { status: 429 })],
    ["answers no JSON", () => new Response("<html>", { status: 502 })],
  ])("can be asked for again where the server %s", async (_what, failure) => {
    answer.mockImplementationOnce(failure);
    const { user } = show();
    expect(await screen.findByText("The price could not be loaded.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("$20.00")).toBeVisible();
  });
});

describe("the order", () => {
  it("opens the quote page with the options in a new tab", async () => {
    const { user } = show("?layers=4&finish=ENIG");
    await user.selectOptions(screen.getByRole("combobox", { name: "Quantity" }), "100");
    const link = orderLink();
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
    const { pathname, searchParams } = new URL(link.getAttribute("href") ?? "", "http://localhost");
    expect(pathname).toBe("/order/manufacturing/pcb");
    expect(Object.fromEntries(searchParams)).toMatchObject({ layers: "4", quantity: "100", surfaceFinish: "ENIG" });
  });

  it("keeps the language", () => {
    show("", "zh-US");
    expect(screen.getByRole("link")).toHaveAttribute("href", "/zh/order/manufacturing/pcb");
  });
});

describe("the theme", () => {
  it.each([
    ["?theme=dark", false, "dark"],
    ["?theme=light", true, "light"],
    ["?theme=auto", true, "dark"],
    ["", true, "dark"],
    ["?theme=pink", false, "light"],
  ])("of %j in a system that is dark: %s, is %s", (search, isSystemDark, theme) => {
    vi.stubGlobal("matchMedia", () => ({
      ...{ matches: isSystemDark, addEventListener: () => {}, removeEventListener: () => {} },
    }));
    show(search);
    expect(document.documentElement.dataset.theme).toBe(theme);
  });
});

describe("in a frame", () => {
  const posted = vi.fn();
  let resize: () => void = () => {};

  beforeEach(() => {
    posted.mockReset();
    vi.stubGlobal("parent", standIn<Window>({ postMessage: posted }));
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(callback: () => void) {
          resize = callback;
        }
        observe() {
          resize();
        }
        disconnect() {}
      },
    );
  });

  it("tells the page around it its height, and again when it changes", () => {
    let height = 500.4;
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(() => new DOMRect(0, 0, 300, height));
    show();
    expect(posted).toHaveBeenLastCalledWith({ type: HEIGHT_MESSAGE, height: 501 }, "*");
    height = 620;
    act(() => resize());
    expect(posted).toHaveBeenLastCalledWith({ type: HEIGHT_MESSAGE, height: 620 }, "*");
    vi.restoreAllMocks();
  });

  it("takes no commands from that page", async () => {
    show();
    await screen.findByText("$20.00");
    const before = document.body.innerHTML;
    const data = { type: "boardwright:set", layers: 6, height: 10, location: "https://evil.example" };
    act(() => void window.dispatchEvent(new MessageEvent("message", { data, origin: "https://evil.example" })));
    expect(document.body.innerHTML).toBe(before);
    expect(requests).toHaveLength(1);
  });
});
