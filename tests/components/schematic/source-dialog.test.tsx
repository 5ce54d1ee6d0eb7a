// @vitest-environment jsdom
// The editor of a source, as a person meets it.
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SourceDialog } from "@/components/schematic/simulation/setup/source-dialog";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

beforeEach(() => {
  stubBrowser();
  forgetPage();
});
afterEach(cleanup);

const show = (value: string, tag: "en-US" | "zh-CN" = "en-US") => {
  const onSave = vi.fn<(value: string) => void>();
  const page = renderPage(
    <SourceDialog designator="V1" letter="V" value={value} onClose={() => {}} onSave={onSave} />,
    { tag },
  );
  return { ...page, onSave };
};

describe("the editor of a source", () => {
  it("reads the value, previews it, and writes what was changed", async () => {
    const { user, onSave } = show("SIN(0 2 1k)");
    expect(screen.getByRole("combobox", { name: "Waveform" })).toHaveValue("sine");
    expect(screen.getByRole("img", { name: "−2.000 V to 2.000 V over 3.000 ms" })).toBeVisible();
    const amplitude = screen.getByRole("textbox", { name: "Amplitude" });
    await user.clear(amplitude);
    await user.type(amplitude, "3");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(onSave).toHaveBeenCalledWith("SIN(0 3 1k)");
  });

  it("says which field is wrong before it writes anything", async () => {
    const { user, onSave } = show("5");
    await user.selectOptions(screen.getByRole("combobox", { name: "Waveform" }), "Pulse");
    await user.clear(screen.getByRole("textbox", { name: "Period" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(screen.getByRole("textbox", { name: "Period" })).toBeInvalid();
    expect(onSave).not.toHaveBeenCalled();
  });

  it("takes points that are pasted from CSV", async () => {
    const { user, onSave } = show("0", "zh-CN");
    await user.selectOptions(screen.getByRole("combobox", { name: "波形" }), "分段线性");
    const points = screen.getByRole("textbox", { name: "数据点" });
    await user.clear(points);
    await user.click(points);
    await user.paste("time,value\n0,0\n1m,3.3");
    await user.click(screen.getByRole("button", { name: "保存" }));
    expect(onSave).toHaveBeenCalledWith("PWL(0 0 0.001 3.3)");
  });
});
