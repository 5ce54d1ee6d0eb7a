// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OrderPage } from "@/components/order/order-page";
import type { OrderView } from "@/lib/contracts/order";
import { sessionStore } from "@/stores/account/session";
import { orderView } from "@/tests/support/board-item";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser, watchLeaving } from "@/tests/support/render-page";
import { standIn } from "@/tests/support/stand-in";

const api = startMockApi();
let left: string[] = [];

const DOCUMENT = { kind: "board" as const, fileUrl: "file-1", fileName: "pump.zip", size: 2_621_440, lines: [0] };
const ZIP = new File(["PK"], "Pump rev B.zip", { type: "application/zip" });

beforeEach(() => {
  stubBrowser();
  forgetPage();
  left = watchLeaving();
  sessionStore.getState().setToken("a-token");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function chooseFile(container: HTMLElement): HTMLInputElement {
  const input = container.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("there is no way to choose a file");
  return input;
}

describe("the files of an order", () => {
  it("are added to a line that has none, and shown with it then", async () => {
    api.answer("viewOrder", orderView());
    const { user, container } = renderPage(<OrderPage orderId="order-1" />);
    expect(await screen.findByText("Motor driver: no files yet")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Add files to Motor driver" })).toBeEnabled();
    api.answer("viewOrder", orderView({ documents: [DOCUMENT] }));
    await user.upload(chooseFile(container), ZIP);
    expect(await screen.findByText("pump.zip")).toBeInTheDocument();
    expect(screen.getByText("2.5 MB")).toBeInTheDocument();
    expect(api.calls("createBoardProject").map(({ body }) => body.projectName)).toEqual(["Pump rev B"]);
    expect(api.calls("attachBoard").map(({ body }) => body)).toEqual([
      { orderId: "order-1", position: "0", projectId: "prj_1" },
    ]);
  });

  it("say where they differ from what was ordered", async () => {
    api.answer("viewOrder", orderView({ documents: [DOCUMENT] }));
    api.answer("attachBoard", {
      differences: [
        { what: "layers", ordered: [2], measured: [4] },
        { what: "size", ordered: [50, 40], measured: null },
      ],
    });
    const { user, container } = renderPage(<OrderPage orderId="order-1" />, { tag: "zh-CN" });
    await screen.findByRole("button", { name: "更换 Motor driver 的文件" });
    await user.upload(chooseFile(container), ZIP);
    expect(await screen.findByText(/文件与订单参数不一致/)).toBeInTheDocument();
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(["铜层数：文件为 4 层，下单为 2 层", "尺寸：无法从文件判断，下单为 50 × 40 mm"]),
    );
  });

  it("say so for as long as the order waits for it, to whoever comes back", async () => {
    const place = { line: 0, board: 0 };
    const fileDifferences: OrderView["fileDifferences"] = [
      { ...place, what: "layers", ordered: [4], measured: [2] },
      { ...place, what: "minHole", ordered: [0.3], measured: [0.2] },
    ];
    api.answer("viewOrder", orderView({ documents: [DOCUMENT], fileDifferences }));
    renderPage(<OrderPage orderId="order-1" />);
    expect(await screen.findByText("Min. hole: 0.2 mm in the files, 0.3 mm ordered")).toBeInTheDocument();
    expect(screen.getByText("Copper layers: 2 in the files, 4 ordered")).toBeInTheDocument();
  });

  it("say so also once the order has them, and leave who brought them where they were", async () => {
    api.answer("viewOrder", orderView());
    api.respond("attachBoard", () => {
      api.answer("viewOrder", orderView({ documents: [DOCUMENT] }));
      return Response.json({
        type: "success",
        message: "",
        data: { differences: [{ what: "unread", ordered: [], measured: null }] },
      });
    });
    const { user, container } = renderPage(<OrderPage orderId="order-1" />);
    const button = await screen.findByRole("button", { name: "Add files to Motor driver" });
    button.focus();
    await user.upload(chooseFile(container), ZIP);
    expect(await screen.findByText("pump.zip")).toBeInTheDocument();
    expect(screen.getByText(/differ/)).toBeInTheDocument();
    expect(button).toBeInTheDocument();
  });

  it.each(["fileAwaited", "fileDiffers"] as const)("are led to where the order waits for them: %s", async (note) => {
    const message = {
      from: "Queued",
      to: "Queued",
      at: "2026-11-21T09:00:00.000Z",
      actor: "system",
      details: {},
    } as const;
    api.answer("viewOrder", orderView({ status: "Queued", events: [{ ...message, note }] }));
    renderPage(<OrderPage orderId="order-1" />);
    const way = await screen.findByRole("link", { name: "View files" });
    const files = screen.getByRole("heading", { name: "Files" }).closest("section");
    expect(way).toHaveAttribute("href", `#${files?.id}`);
  });

  it("that were refused leave the line as it was, with the server's reason", async () => {
    api.answer("viewOrder", orderView({ documents: [DOCUMENT] }));
    api.fail("createBoardProject", { kind: "refusal", code: "NOT_AN_ARCHIVE", message: "This is no archive." });
    const { user, container } = renderPage(<OrderPage orderId="order-1" />);
    await screen.findByText("pump.zip");
    await user.upload(chooseFile(container), ZIP);
    expect(await screen.findByText("This is no archive.")).toBeInTheDocument();
    expect(api.calls("attachBoard")).toEqual([]);
    expect(screen.getByText("pump.zip")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Replace the files of Motor driver" })).toBeEnabled();
  });

  it("of the wrong kind do not leave", async () => {
    api.answer("viewOrder", orderView());
    const { container } = renderPage(<OrderPage orderId="order-1" />);
    await screen.findByText("Motor driver: no files yet");
    const { default: userEvent } = await import("@testing-library/user-event");
    await userEvent.setup({ applyAccept: false }).upload(chooseFile(container), new File(["x"], "photo.png"));
    expect(await screen.findByText(/photo\.png/)).toBeInTheDocument();
    expect(api.calls("uploadFile")).toEqual([]);
  });

  it("stay as they are once they were reviewed, and can still be fetched", async () => {
    api.answer("viewOrder", orderView({ status: "Reviewed", canAddFiles: false, documents: [DOCUMENT] }));
    const { user } = renderPage(<OrderPage orderId="order-1" />);
    await user.click(await screen.findByRole("button", { name: "Download pump.zip" }));
    await waitFor(() => expect(api.calls("downloadFile")).toHaveLength(1));
    const files = (await screen.findByRole("heading", { name: "Files" })).closest("section");
    expect(files?.querySelector("input[type=file]")).toBeNull();
  });
});

describe("the list that came with a quote", () => {
  it("stands beside the board's files, and is fetched but not replaced", async () => {
    const list = { ...DOCUMENT, kind: "bom" as const, fileUrl: "file-2", fileName: "list.xlsx" };
    api.answer("viewOrder", orderView({ documents: [list, DOCUMENT] }));
    const { user } = renderPage(<OrderPage orderId="order-1" />);
    await user.click(await screen.findByRole("button", { name: "Download list.xlsx" }));
    await waitFor(() => expect(api.calls("downloadFile")).toHaveLength(1));
    expect(screen.getByRole("button", { name: "Download pump.zip" })).toBeVisible();
    const section = (await screen.findByRole("heading", { name: "Files" })).closest("section");
    expect(section?.querySelectorAll("input[type=file]")).toHaveLength(1);
  });
});

describe("an order", () => {
  it("is ordered again: its lines go into the cart and their checkout opens", async () => {
    api.answer("viewOrder", orderView({ status: "Complete", canCancel: false, canAddFiles: false }));
    const { user } = renderPage(<OrderPage orderId="order-1" />);
    await user.click(await screen.findByRole("button", { name: "Reorder" }));
    await waitFor(() => expect(left).toEqual(["/order/checkout?items=cart_1"]));
    expect(api.calls("addToCart")).toHaveLength(1);
  });

  it("tells every option of its board, its invoice's address and its taxes", async () => {
    const view = orderView();
    api.answer(
      "viewOrder",
      orderView({
        bill: standIn({ ...view.receiver, lastName: "Ekholm", invoiceTitle: "", realValue: "Yes" }),
        taxes: [{ key: "importVat", ratePercent: 25, estimateMicro: 7_500_000, freeBelow: null, isCharged: false }],
      }),
    );
    renderPage(<OrderPage orderId="order-1" />);
    expect(await screen.findByText("Full specification")).toBeInTheDocument();
    const rows = screen.getAllByRole("term").map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
    expect(rows).toEqual(expect.arrayContaining(["Layers: 2", "Surface finish: HASL", "Min. hole: 0.3 mm"]));
    expect(screen.getByRole("heading", { name: "Bill to" })).toBeInTheDocument();
    expect(screen.getByText(/import VAT of 25%, about \$7\.50/)).toBeInTheDocument();
  });

  it("tells what happened to its files in its log, and counts none of it as a station", async () => {
    const events = [
      ...orderView().events,
      {
        from: "Paid" as const,
        to: "Paid" as const,
        at: "2026-11-20T10:00:00Z",
        actor: "customer",
        note: "filesReplaced",
        details: {},
      },
    ];
    api.answer("viewOrder", orderView({ events }));
    renderPage(<OrderPage orderId="order-1" />);
    const log = (await screen.findByRole("heading", { name: "Activity" })).closest("section");
    const entries = [...(log?.querySelectorAll("li > span") ?? [])].map((entry) => entry.textContent);
    expect(entries[0]).toBe("Files replaced by you");
    expect(entries[1]).toMatch(/^Payment received/);
  });
});
