// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CartRow } from "@/components/cart/cart-row";
import type { CartChange } from "@/components/cart/cart-source";
import type { MarketTag } from "@/lib/i18n/variants";
import { completeStencil } from "@/lib/core/pricing/stencil/specification";
import { cartItem, SPECIFICATION } from "@/tests/support/board-item";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";
import { standIn } from "@/tests/support/stand-in";

beforeEach(() => {
  stubBrowser();
  forgetPage();
});
afterEach(cleanup);

function show(change: Parameters<typeof cartItem>[0] = {}, tag: MarketTag = "en-US") {
  const onChange = vi.fn<(change: CartChange) => Promise<unknown>>().mockResolvedValue(null);
  const row = (
    <CartRow
      item={cartItem(change)}
      currency="USD"
      picture={null}
      isSelected
      onSelect={() => {}}
      onChange={onChange}
      onRemove={() => {}}
      isBusy={false}
      isKeptByServer
    />
  );
  return { onChange, ...renderPage(<ul>{row}</ul>, { tag }) };
}

it("says what the board is, how many, and what they cost", () => {
  show();
  expect(screen.getByRole("heading", { name: "Motor driver" })).toBeInTheDocument();
  expect(
    screen.getByText(
      "2 layers, 100 × 100 mm, 1.6 mm thick, HASL, green solder mask, white silkscreen, 1 oz copper, Min. trace/spacing: 5 mil (0.125 mm), 5 working days lead time",
    ),
  ).toBeInTheDocument();
  expect(screen.getByText("$0.60")).toBeInTheDocument();
  expect(screen.getByText("$30.00")).toBeInTheDocument();
});

it("says the same in Chinese", () => {
  show({ projectName: "" }, "zh-CN");
  expect(screen.getByRole("heading", { name: "PCB（未上传文件）" })).toBeInTheDocument();
  expect(
    screen.getByText(
      "2 层，100 × 100 mm，板厚 1.6 mm，有铅喷锡，绿色阻焊，白色丝印，铜厚 1 oz，最小线宽/线距：5 mil（0.125 mm），交期 5 个工作日",
    ),
  ).toBeInTheDocument();
});

it("offers exactly the forty quantity steps, and sends the chosen one", async () => {
  const { user, onChange } = show();
  const quantity = screen.getByLabelText("Quantity of Motor driver");
  const steps = within(quantity)
    .getAllByRole("option")
    .map((option) => Number(option.textContent));
  expect([steps.length, steps[0], steps.at(-1)]).toEqual([40, 5, 10_000]);
  await user.selectOptions(quantity, "100");
  expect(onChange.mock.calls).toEqual([[{ quantity: 100 }]]);
});

it("saves the customer's part number when the field is left, once, and only if it changed", async () => {
  const { user, onChange } = show({ partNo: "MD-7" });
  const field = screen.getByLabelText("Your part number");
  await user.click(field);
  await user.tab();
  expect(onChange).not.toHaveBeenCalled();
  await user.type(field, "b{Enter}");
  expect(onChange.mock.calls).toEqual([[{ partNo: "MD-7b" }]]);
  expect(await screen.findByText("Saved")).toBeInTheDocument();
});

it("refuses a part number of 21 characters and keeps what was typed", async () => {
  const { user, onChange } = show();
  const field = screen.getByLabelText("Your part number");
  await user.type(field, "123456789012345678901");
  await user.tab();
  expect(await screen.findByText("Please enter the Part Number, at most 20 characters")).toBeInTheDocument();
  expect(field).toHaveValue("123456789012345678901");
  expect(onChange).not.toHaveBeenCalled();
});

it("says that the price has risen or fallen since it was put here", () => {
  const { unmount } = show({ previousTotalMicro: 28_500_000 });
  expect(screen.getByText("The price went up since you added this: $28.50 before, $30.00 now.")).toBeInTheDocument();
  unmount();
  show({ previousTotalMicro: 31_000_000 });
  expect(screen.getByText("The price went down since you added this: $31.00 before, $30.00 now.")).toBeInTheDocument();
});

it("says which price is another and why", () => {
  const { unmount } = show({ previousTotalMicro: 1_000_000, changedBy: "offerUsed" });
  expect(
    screen.getByText("The prototype offer applies to one item a day and is already used: $1.00 before, $30.00 now."),
  ).toBeInTheDocument();
  unmount();
  show({ previousTotalMicro: 31_000_000, changedBy: "priceBook" }, "zh-CN");
  expect(screen.getByText("加入购物车后价格表已更新：原价 $31.00，现价 $30.00。")).toBeInTheDocument();
});

it("says until when a price of an older list is kept, and nothing of today's", () => {
  const { unmount } = show({ keptUntil: "2026-12-20" });
  expect(screen.getByText("Price valid until December 20, 2026.")).toBeInTheDocument();
  unmount();
  const { unmount: leave } = show({ keptUntil: "2026-12-20" }, "zh-CN");
  expect(screen.getByText("价格有效期至 2026年12月20日。")).toBeInTheDocument();
  leave();
  show();
  expect(screen.queryByText(/kept until/)).not.toBeInTheDocument();
});

it("counts panels where boards are delivered in panels, ours too", () => {
  const panels = { deliveryMethod: "panelWithRail", panelColumns: 2, panelRows: 3 } as const;
  show({ specification: { ...SPECIFICATION, ...panels } });
  expect(screen.getByText(/^2 layers, 100 × 100 mm in panels of 2 × 3,/)).toBeInTheDocument();
  expect(screen.getByRole("option", { name: "50 panels" })).toBeInTheDocument();
  expect(screen.getByText("per panel")).toBeInTheDocument();
});

it("a stencil has its own words and quantities, and a kind that is not known its name and its total", () => {
  const stencil = standIn<Parameters<typeof show>[0]>({
    itemType: "Stencil",
    projectName: "",
    specification: completeStencil({ framework: true, quantity: 2 }),
  });
  const { unmount } = show(stencil);
  expect(screen.getByRole("heading", { name: "Stencil without files" })).toBeInTheDocument();
  expect(screen.getByText(/^stencil of 300 × 400 mm, framed/)).toBeInTheDocument();
  expect(screen.getAllByRole("option")).toHaveLength(50);
  expect(screen.getByRole("link", { name: "Edit Stencil without files" })).toHaveAttribute(
    "href",
    "/order/manufacturing/stencil?framework=1&quantity=2&project=project-1&book=test&cartItem=item-1",
  );
  unmount();
  show(standIn<Parameters<typeof show>[0]>({ itemType: "Gadget", specification: {}, price: {} }));
  expect(screen.getByRole("heading", { name: "Motor driver" })).toBeInTheDocument();
  expect(screen.getByText("$30.00")).toBeInTheDocument();
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(screen.getByRole("button", { name: "Remove Motor driver" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /^Edit/ })).toBeNull();
});

it("leads to the specification, and to a stencil and the assembly of the same files", () => {
  const { unmount } = show();
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf("Full specification")).toMatch(/^\/order\/manufacturing\/pcb\?.*project=project-1.*cartItem=item-1/);
  expect(hrefOf("Add stencil")).toBe("/order/manufacturing/stencil?project=project-1");
  expect(hrefOf("Add assembly")).toBe("/order/manufacturing/pcba?project=project-1");
  unmount();
  // Without files a stencil can still be ordered by its size; the assembly is priced from them.
  show({ projectId: null });
  expect(hrefOf("Add stencil")).toBe("/order/manufacturing/stencil");
  expect(screen.queryByRole("link", { name: "Add assembly" })).not.toBeInTheDocument();
});
