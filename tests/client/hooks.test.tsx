// @vitest-environment jsdom
// Query hooks: answers belong to one account, and lists follow changes.

import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { useCreateReceiver, useReceivers } from "@/lib/client/address";
import { useAddToCart, useCart, useCheckout, useRemoveCartItem } from "@/lib/client/cart";
import { useCheckoutOrder } from "@/lib/client/checkout";
import { useBoard, useBoardPicture, useCreateBoardProject } from "@/lib/client/gerber";
import { useCancelOrder, useOrder, useOrderLinePicture, useOrders } from "@/lib/client/order";
import { useInquiryCheckout, usePlaceInquiryOrder } from "@/lib/client/order-inquiry";
import { useOrderUpdates } from "@/lib/client/realtime/record-updates";
import { usePcbQuote } from "@/lib/client/pcb";
import { getQueryClient } from "@/lib/client/transport/query-client";
import type { SocketClient } from "@/lib/client/realtime/socket";
import { ANSWERS } from "@/tests/support/mock-api/answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { sessionStore } from "@/stores/account/session";
import { standIn } from "@/tests/support/stand-in";
import { startPageDouble } from "./page-double";

const mock = startMockApi();
const page = startPageDouble();
afterEach(() => cleanup());

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={getQueryClient()}>{children}</QueryClientProvider>
);
const render = <T,>(hook: () => T) => renderHook(hook, { wrapper }).result;
const signIn = () => act(() => sessionStore.getState().setToken("t"));
const placed = { cartItemIds: ["cart_1"], receiverId: "rcv_1", shippingMethod: "standard" as const };

describe("what belongs to an account", () => {
  it("is not asked for while nobody is signed in, and is as soon as somebody is", async () => {
    const result = render(() => [
      useCart(),
      useReceivers(),
      useOrders({}),
      useOrder("ord_1"),
      useCheckout(["cart_1"]),
      useOrderLinePicture({ id: "ord_1", position: 0, board3dSnapshot: null }),
    ]);
    expect(result.current.map(({ fetchStatus }) => fetchStatus)).toEqual(Array(6).fill("idle"));
    signIn();
    await waitFor(() => expect(result.current.map(({ isSuccess }) => isSuccess)).toEqual(Array(6).fill(true)));
    expect(result.current[0]?.data).toEqual(ANSWERS.listCart);
    expect(result.current[4]?.data).toEqual(ANSWERS.openCheckout);
  });

  it("says a failure once and offers it to the page", async () => {
    mock.fail("listReceivers", { kind: "refusal", code: "OPERATION_FAILED", message: "Not now" });
    const result = render(useReceivers);
    signIn();
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(result.current.error).toMatchObject({ code: "OPERATION_FAILED" });
    expect(mock.calls("listReceivers")).toHaveLength(1);
    expect(page.toasts).toEqual([{ level: "error", message: "Not now" }]);
  });
});

describe("the cart", () => {
  it("is loaded again after something was put into it or taken out", async () => {
    const result = render(() => ({ cart: useCart(), add: useAddToCart(), remove: useRemoveCartItem() }));
    signIn();
    await waitFor(() => expect(result.current.cart.isSuccess).toBe(true));
    await act(() => result.current.add.mutateAsync({ itemType: "Custom", specification: {} }));
    await waitFor(() => expect(mock.calls("listCart")).toHaveLength(2));
    await act(() => result.current.remove.mutateAsync("cart_1"));
    await waitFor(() => expect(mock.calls("listCart")).toHaveLength(3));
    expect(mock.calls("removeCartItem")[0]?.body).toEqual({ cartItemId: "cart_1" });
  });

  it("is loaded again after an order was made of it, and so are the orders; its checkout, whose items are gone, is not", async () => {
    const result = render(() => ({
      cart: useCart(),
      orders: useOrders({}),
      place: useCheckoutOrder(),
      checkout: useCheckout(["cart_1"]),
    }));
    signIn();
    await waitFor(() => expect(result.current.checkout.isSuccess).toBe(true));
    await act(() => result.current.place.mutateAsync(placed));
    await waitFor(() => expect([mock.calls("listCart").length, mock.calls("listOrders").length]).toEqual([2, 2]));
    expect(mock.calls("openCheckout")).toHaveLength(1);
  });
});

describe("an order", () => {
  it("is loaded again after it was cancelled, its picture is not", async () => {
    const picture = { id: "ord_1", position: 0, board3dSnapshot: null };
    const result = render(() => ({
      order: useOrder("ord_1"),
      picture: useOrderLinePicture(picture),
      cancel: useCancelOrder(),
    }));
    signIn();
    await waitFor(() => expect(result.current.order.isSuccess && result.current.picture.isSuccess).toBe(true));
    await act(() => result.current.cancel.mutateAsync("ord_1"));
    await waitFor(() => expect(mock.calls("viewOrder")).toHaveLength(2));
    expect(mock.calls("cancelOrder")[0]?.path).toBe("/api/eda/order/cancel/ord_1");
    expect(mock.calls("orderLinePicture")).toHaveLength(1);
  });

  it("that an inquiry became is listed at once; its checkout, whose inquiry is ordered, is not asked for again", async () => {
    const result = render(() => ({
      orders: useOrders({}),
      checkout: useInquiryCheckout({ quoteId: "quote_1" }),
      place: usePlaceInquiryOrder(),
    }));
    signIn();
    await waitFor(() => expect(result.current.checkout.isSuccess && result.current.orders.isSuccess).toBe(true));
    await act(() =>
      result.current.place.mutateAsync({ quoteId: "quote_1", receiverId: "rcv_1", shippingMethod: "standard" }),
    );
    await waitFor(() => expect(mock.calls("listOrders")).toHaveLength(2));
    expect(mock.calls("openInquiryOrder")).toHaveLength(1);
  });

  it("is loaded again when the socket says that it changed, and another one is not", async () => {
    const listeners: ((data: { orderId: string }) => void)[] = [];
    let holders = 0;
    const socket = standIn<SocketClient>({
      hold: () => {
        holders += 1;
        return () => void (holders -= 1);
      },
      send: () => true,
      on: (_: string, listener: (data: { orderId: string }) => void) => {
        listeners.push(listener);
        return () => void listeners.splice(listeners.indexOf(listener), 1);
      },
    });
    const { result, unmount } = renderHook(
      () => {
        useOrderUpdates(socket);
        return useOrder("ord_1");
      },
      { wrapper },
    );
    expect([listeners.length, holders]).toEqual([0, 0]);
    signIn();
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    listeners[0]?.({ orderId: "ord_2" });
    listeners[0]?.({ orderId: "ord_1" });
    await waitFor(() => expect(mock.calls("viewOrder")).toHaveLength(2));
    unmount();
    expect([listeners.length, holders]).toEqual([0, 0]);
  });
});

describe("addresses", () => {
  it("are loaded again before the one who saved goes on", async () => {
    const result = render(() => ({ list: useReceivers(), create: useCreateReceiver() }));
    signIn();
    await waitFor(() => expect(result.current.list.isSuccess).toBe(true));
    const typed = { lastName: "L", country: "GB", city: "C", address: "A", phone: "+44 20 79460000" };
    const answer = await act(() => result.current.create.mutateAsync(typed));
    expect(answer).toEqual({ id: "rcv_2" });
    expect(mock.calls("listReceivers")).toHaveLength(2);
  });
});

describe("a board", () => {
  it("that was just read is known without another call", async () => {
    const result = render(() => ({ create: useCreateBoardProject(), board: useBoard("prj_1") }));
    await act(() => result.current.create.mutateAsync({ gerberUrl: "file_1", projectName: "amplifier" }));
    await waitFor(() => expect(result.current.board.data).toEqual(ANSWERS.createBoardProject));
  });

  it("without a project is not asked for", () => {
    const result = render(() => [useBoard(null), useBoardPicture(null)]);
    expect(result.current.map(({ fetchStatus }) => fetchStatus)).toEqual(["idle", "idle"]);
    expect([mock.calls("getBoard"), mock.calls("getBoardPicture")]).toEqual([[], []]);
  });

  it("is drawn as SVG text", async () => {
    const result = render(() => useBoardPicture({ projectId: "prj_1", side: "top" }));
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(result.current.data).toBe(await ANSWERS.getBoardPicture.text());
  });
});

describe("the price of a specification", () => {
  it("is the server's, and a failure is left to the price's place", async () => {
    const good = render(() => usePcbQuote({ layers: 2 }));
    await waitFor(() => expect(good.current.data?.total).toEqual({ currency: "USD", amountMicro: 30_000_000 }));
    mock.fail("quotePcb", { kind: "cut" });
    const bad = render(() => usePcbQuote({ layers: 4 }));
    await waitFor(() => expect(bad.current.isError).toBe(true));
    expect(page.toasts).toEqual([]);
  });
});
