// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PriceBookPage } from "@/components/ops/books/price-book-page";
import type { AdminBook } from "@/lib/contracts/ops-book";
import stencil from "@/lib/core/pricing/stencil/books/en-US.json";
import { sessionStore } from "@/stores/account/session";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();

const admin: AdminBook = {
  ...{ version: stencil.version, kind: "stencils", area: "en-US", effectiveFrom: "2026-11-21", origin: "product" },
  ...{ status: "inForce", note: "", publishedBy: "", publishedAt: null },
};

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.getState().setToken("a-token");
  // Saturday noon in Shanghai.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-21T04:00:00Z") });
  const taken = { ...admin, version: "us-stencil-2026-11-22", effectiveFrom: "2026-11-22", status: "coming" as const };
  api.answer("listAdminBooks", { rows: [taken, admin] });
  api.answer("viewAdminBook", {
    ...admin,
    book: stencil,
    sources: [{ path: "surcharges", source: "A shop’s own quote code." }],
  });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

async function openStencils(tag: "en-US" | "zh-CN" = "en-US") {
  const { user } = renderPage(<PriceBookPage />, { address: "/ops/books", tag });
  const words = tag === "en-US" ? ["New price book", "Stencils"] : ["新建价格表", "钢网"];
  await user.click(await screen.findByRole("button", { name: words[0] }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: words[1] }));
  await dialog.findByRole("textbox", {
    name: tag === "en-US" ? "Surcharges › thick sheet" : "附加费 › 加厚钢片",
    hidden: true,
  });
  return { user, dialog };
}

it("begins with every figure of the book in force, on the first day that is free", async () => {
  const { user, dialog } = await openStencils();
  expect(dialog.getByLabelText("Version")).toHaveValue("us-stencil-2026-11-23");
  expect(dialog.getByLabelText("Effective from")).toHaveValue("2026-11-23");
  await user.click(dialog.getByText("Surcharges", { selector: "summary" }));
  expect(dialog.getByText("A shop’s own quote code.")).toBeInTheDocument();
  expect(dialog.getByRole("textbox", { name: "Surcharges › fiducials" })).toHaveValue("4.3");
  expect(dialog.getByRole("heading", { name: "No changes" })).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Publish" }));
  expect(dialog.getByText("No changes yet.")).toBeInTheDocument();
  expect(api.calls("publishAdminBook")).toEqual([]);
});

it("shows what changes from what to what, and sends the whole book of its kind", async () => {
  const { user, dialog } = await openStencils();
  await user.click(dialog.getByText("Surcharges", { selector: "summary" }));
  const polish = dialog.getByRole("textbox", { name: "Surcharges › electropolished" });
  await user.clear(polish);
  await user.type(polish, "9");
  // 9 is a quarter more than 7.2.
  const row = dialog.getByRole("row", { name: /electropolished/ });
  expect(
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.lastChild?.textContent),
  ).toEqual(["Surcharges › electropolished", "7.2", "9", "+25%"]);
  expect(dialog.getByText("was 7.2")).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Publish" }));
  await screen.findByText("us-2026-12-01 was published.");
  expect(api.calls("publishAdminBook").map(({ body }) => body)).toEqual([
    {
      kind: "stencils",
      note: "",
      book: {
        ...stencil,
        version: "us-stencil-2026-11-23",
        effectiveFrom: "2026-11-23",
        surcharges: { ...stencil.surcharges, electropolished: "9" },
      },
    },
  ]);
});

it.each([
  ["no amount", "cheap", "Enter an amount with up to six decimals."],
  ["a slip of the decimal point", "29.1", "More than ten times, or less than a tenth of, the active price."],
])("refuses %s at its field and sends nothing", async (_what, text, said) => {
  const { user, dialog } = await openStencils();
  await user.click(dialog.getByText("Surcharges", { selector: "summary" }));
  const thick = dialog.getByRole("textbox", { name: "Surcharges › thick sheet" });
  await user.clear(thick);
  await user.type(thick, text);
  expect(thick).toHaveAccessibleDescription(said);
  expect(thick).toBeInvalid();
  await user.click(dialog.getByRole("button", { name: "Publish" }));
  expect(dialog.getByText("1 price is not valid.")).toBeInTheDocument();
  expect(api.calls("publishAdminBook")).toEqual([]);
});

it("says at the field what only the server knows, until something is changed", async () => {
  const { user, dialog } = await openStencils("zh-CN");
  const data = { path: "effectiveFrom", faults: [{ path: "effectiveFrom", reason: "dayTaken" }] };
  api.fail("publishAdminBook", { kind: "refusal", code: "BOOK_INVALID", message: "不能发布", data });
  await user.click(dialog.getByText("附加费", { selector: "summary" }));
  const thick = dialog.getByRole("textbox", { name: "附加费 › 加厚钢片" });
  await user.clear(thick);
  await user.type(thick, "3");
  await user.click(dialog.getByRole("button", { name: "发布" }));
  expect(await dialog.findByText("当天已有另一价格表生效。")).toBeInTheDocument();
  await user.type(thick, "1");
  expect(dialog.queryByText("当天已有另一价格表生效。")).toBeNull();
});

it("takes a whole book that is pasted, and says where a text is none", async () => {
  const { user, dialog } = await openStencils();
  await user.click(dialog.getByText("Whole price book as JSON", { selector: "summary" }));
  const json = dialog.getByRole("textbox", { name: "Price book as JSON" });
  const paste = async (text: string) => {
    await user.clear(json);
    await user.paste(text);
  };
  await paste("{");
  expect(json).toHaveAccessibleDescription(/Not a valid price book in JSON/);
  await paste(JSON.stringify({ ...stencil, version: "us-next", effectiveFrom: "2027-01-04", sizes: {} }));
  expect(dialog.getByLabelText("Version")).toHaveValue("us-next");
  expect(dialog.getByLabelText("Effective from")).toHaveValue("2027-01-04");
  expect(dialog.getByText("sizes.frameless").parentElement).toHaveTextContent("Missing.");
});
