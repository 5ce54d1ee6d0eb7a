// @vitest-environment jsdom
// Layers above the page: dialogs, drawers and toasts.
import { act, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Delayed } from "@/components/ui/delayed";
import { Modal } from "@/components/ui/modal";
import { clearToasts, toast } from "@/components/ui/toast";
import { ToastHost } from "@/components/ui/toast-host";
import { renderInMarket } from "../../support/render-in-market";

beforeEach(() => {
  // jsdom knows the element, not its modal form.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

afterEach(() => {
  act(() => clearToasts());
  vi.useRealTimers();
});

describe("a dialog", () => {
  function show(isOpen: boolean, isDismissable = true) {
    const onClose = vi.fn();
    const view = renderInMarket(
      <Modal isOpen={isOpen} onClose={onClose} title="Delete the address?" isDismissable={isDismissable}>
        <p>It cannot be brought back.</p>
      </Modal>,
    );
    return { ...view, onClose };
  }

  it("is named by its title and opens as a modal", () => {
    show(true);
    const dialog = screen.getByRole("dialog", { name: "Delete the address?" });
    expect(dialog).toHaveAttribute("open");
    expect(within(dialog).getByText("It cannot be brought back.")).toBeVisible();
  });

  it("holds nothing while it is closed", () => {
    show(false);
    expect(screen.queryByText("It cannot be brought back.")).toBeNull();
  });

  it("asks to be closed by its button, by Escape and by a click beside it", async () => {
    const { user, onClose } = show(true);
    await user.click(screen.getByRole("button", { name: "Close" }));
    const cancel = new Event("cancel", { cancelable: true });
    screen.getByRole("dialog").dispatchEvent(cancel);
    await user.click(screen.getByRole("dialog"));
    expect(onClose).toHaveBeenCalledTimes(3);
    // It stays open until its owner says otherwise.
    expect(cancel.defaultPrevented).toBe(true);
  });

  it("that holds input stays when clicked beside", async () => {
    const { user, onClose } = show(true, false);
    await user.click(screen.getByRole("dialog"));
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe("short messages", () => {
  it("leave after five seconds, errors stay until they are closed", async () => {
    vi.useFakeTimers();
    renderInMarket(<ToastHost />);
    act(() => {
      toast({ kind: "success", message: "Added to the cart" });
      toast({ kind: "error", message: "Operation is failed" });
    });
    const messages = () => screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(messages()).toEqual(["Added to the cart", "Operation is failed"]);
    act(() => vi.advanceTimersByTime(5000));
    expect(messages()).toEqual(["Operation is failed"]);
    vi.useRealTimers();
    act(() => screen.getByRole("button", { name: "Close message" }).click());
    expect(screen.queryAllByRole("listitem")).toEqual([]);
  });

  it("stay as long as it takes to follow their link", () => {
    vi.useFakeTimers();
    renderInMarket(<ToastHost />);
    act(() => toast({ kind: "success", message: "Copied", link: { href: "/workbench/my-files", label: "Open" } }));
    act(() => vi.advanceTimersByTime(9_999));
    expect(screen.getByRole("link", { name: "Open" })).toBeVisible();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryAllByRole("listitem")).toEqual([]);
  });

  it("are not said twice while they stand, and link with the reader's prefix", () => {
    renderInMarket(<ToastHost />, { tag: "zh-US" });
    const message = {
      kind: "success",
      message: "已加入购物车",
      link: { href: "/shopping-cart", label: "查看" },
    } as const;
    act(() => {
      toast(message);
      toast(message);
    });
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    expect(screen.getByRole("link", { name: "查看" })).toHaveAttribute("href", "/zh/shopping-cart");
  });
});

it("a loader shows nothing for 200 ms", () => {
  vi.useFakeTimers();
  renderInMarket(<Delayed>Reading layer 3 of 9</Delayed>);
  act(() => vi.advanceTimersByTime(199));
  expect(screen.queryByText("Reading layer 3 of 9")).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByText("Reading layer 3 of 9")).toBeVisible();
});
