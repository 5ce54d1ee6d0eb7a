// @vitest-environment jsdom
// A file gets in by choosing, dropping and pasting; what does not fit is refused with the reason.
import { createEvent, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { type UploadState, UploadZone } from "@/components/ui/upload-zone";
import { renderInMarket } from "../../support/render-in-market";

const RULE = { accept: [".zip", ".rar"], maxMegabytes: 5 };
const archive = (name = "board.zip", size = 10) => new File([new Uint8Array(size)], name);

function show(state: UploadState = { status: "idle" }, tag: "en-US" | "zh-CN" = "en-US") {
  const acts = { onFile: vi.fn(), onNear: vi.fn(), onCancel: vi.fn(), onRetry: vi.fn() };
  const view = renderInMarket(<UploadZone title="Drop Gerber files here" rule={RULE} state={state} {...acts} />, {
    tag,
  });
  const input = view.container.querySelector("input");
  if (!input) throw new Error("no input");
  return { ...view, ...acts, input };
}

function transfer(type: "drop" | "dragOver", files: File[]) {
  const event = createEvent[type](document.body);
  Object.defineProperty(event, "dataTransfer", { value: { files, types: ["Files"] } });
  fireEvent(document.body, event);
  return event;
}

describe("a file", () => {
  it("is taken when chosen, and the same one may be chosen again", async () => {
    const { user, onFile, input } = show();
    const file = archive();
    await user.upload(input, file);
    await user.upload(input, file);
    expect(onFile.mock.calls).toEqual([[file], [file]]);
  });

  it("is taken when dropped anywhere on the window, which the browser then does not open", () => {
    const { onFile } = show();
    const file = archive();
    expect(transfer("dragOver", [file]).defaultPrevented).toBe(true);
    expect(screen.getByText("Drop it here")).toBeVisible();
    expect(transfer("drop", [file]).defaultPrevented).toBe(true);
    expect(onFile).toHaveBeenCalledExactlyOnceWith(file);
    expect(screen.getByText("Drop Gerber files here")).toBeVisible();
  });

  it("is announced while it hovers, and when the button is pointed at or reached by keyboard", async () => {
    const { user, onNear } = show();
    transfer("dragOver", [archive()]);
    expect(onNear).toHaveBeenCalledTimes(1);
    await user.hover(screen.getByRole("button"));
    expect(onNear).toHaveBeenCalledTimes(2);
    await user.tab();
    expect(onNear).toHaveBeenCalledTimes(3);
  });

  it("is taken when pasted; pasted words are left alone", () => {
    const { onFile } = show();
    const file = archive();
    fireEvent.paste(document.body, { clipboardData: { files: [], types: ["text/plain"] } });
    expect(onFile).not.toHaveBeenCalled();
    fireEvent.paste(document.body, { clipboardData: { files: [file], types: ["Files"] } });
    expect(onFile).toHaveBeenCalledExactlyOnceWith(file);
  });

  it.each([
    ["board.exe", 10, "Upload failed, wrong file format: board.exe. Accepted: .zip .rar."],
    ["BOARD.ZIP", 5 * 1024 * 1024 + 1, "BOARD.ZIP is larger than 5 MB."],
    ["board.rar", 0, "board.rar is empty."],
  ])("named %s of %i bytes is refused: %s", async (name, size, message) => {
    const { onFile } = show();
    transfer("drop", [archive(name, size)]);
    expect(onFile).not.toHaveBeenCalled();
    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe("an upload", () => {
  it("shows how far it is and can be stopped", async () => {
    const { user, onCancel } = show({ status: "sending", name: "board.zip", fraction: 0.628 });
    // 0.628 of the file is 62 whole percent.
    expect(screen.getByRole("progressbar", { name: "board.zip, 62% uploaded" })).toHaveValue(62);
    await user.click(screen.getByRole("button", { name: "Cancel upload" }));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it("that failed can be tried again", async () => {
    const { user, onRetry } = show({ status: "failed", name: "board.zip" }, "zh-CN");
    expect(screen.getByRole("status")).toHaveTextContent("board.zip 上传未完成。");
    await user.click(screen.getByRole("button", { name: "重试" }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
