// @vitest-environment jsdom
// The text of a netlist over an engine and a checker of the test.
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NetlistWorkspace } from "@/components/spice-text/netlist-workspace";
import { ok } from "@/lib/base/result";
import { checkText } from "@/lib/core/spice/check-text";
import { createNetlistChecker } from "@/lib/workers/spice/check-client";
import { createSpiceEngine, type SpiceEngine } from "@/lib/workers/spice/spice-engine";
import type { MarketTag } from "@/lib/i18n/variants";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";
import { standIn } from "@/tests/support/stand-in";

vi.mock("@/lib/workers/spice/spice-engine");
vi.mock("@/lib/workers/spice/check-client");
const run = vi.fn<SpiceEngine["run"]>();

/** Lines as the editor measures them; jsdom lays nothing out. */
function stubLayout(): void {
  const none = { x: 0, y: 0, width: 0, height: 0, top: 0, left: 0, right: 0, bottom: 0, toJSON: () => "" };
  Range.prototype.getClientRects = () => standIn<DOMRectList>(Object.assign([], { item: () => null }));
  Range.prototype.getBoundingClientRect = () => none;
}

beforeEach(() => {
  stubBrowser();
  forgetPage();
  stubLayout();
  run.mockReset();
  vi.mocked(createSpiceEngine).mockReturnValue({ prepare: () => undefined, run, end: () => undefined });
  vi.mocked(createNetlistChecker).mockReturnValue({
    check: (text) => Promise.resolve(checkText(text)),
    end: () => undefined,
  });
});
afterEach(() => cleanup());

const DIVIDER = ["* divider", "V1 in 0 5", "R1 in out 1k", "R2 out 0 1k", ".op"].join("\n");

interface Shown {
  tag?: MarketTag;
  onChange?: (text: string) => void;
}

function show(text: string, { tag = "en-US", onChange }: Shown = {}) {
  return renderPage(<NetlistWorkspace name="divider" text={text} {...(onChange ? { onChange } : {})} />, { tag });
}

it("says at which line a netlist is wrong, and what to do", async () => {
  show(DIVIDER.replace("R2 out 0 1k", "R2 out 0 {rx}"));
  const list = await screen.findByRole("list", { name: "Findings of the netlist" });
  expect(within(list).getByText("The parameter rx has no value")).toBeInTheDocument();
  expect(within(list).getByRole("button", { name: "Line 4" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "1 error" })).toBeInTheDocument();
});

it("says so in Chinese", async () => {
  show(DIVIDER, { tag: "zh-US" });
  expect(await screen.findByText("未发现错误。")).toBeInTheDocument();
  expect(await screen.findByRole("textbox", { name: "网表" })).toBeInTheDocument();
});

it("runs the text as it stands with Ctrl+Enter, and shows values and measurements", async () => {
  const vector = { name: "v(out)", unit: "V" as const, real: new Float64Array([2.5]), imaginary: null };
  run.mockResolvedValue(
    ok({
      plots: [
        {
          ...{ analysis: "op", text: ".op", steps: [], axis: null, vectors: [vector], fourier: [], findings: [] },
          measurements: [{ name: "gain", value: 0.5 }],
        },
      ],
      findings: [],
    }),
  );
  const onChange = vi.fn();
  const { user } = show(DIVIDER, { onChange });
  const text = await screen.findByRole("textbox", { name: "Netlist" });
  await user.click(text);
  await user.keyboard("{Control>}{Enter}{/Control}");
  const table = await screen.findByRole("table", { name: "Values" });
  const rows = within(table).getAllByRole("row").slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(["V(out)2.500 V", "gain0.5"]);
  expect(run.mock.calls[0]?.[0]).toBe(DIVIDER);
});

it("hands out what was typed before it runs", async () => {
  run.mockResolvedValue({ ok: false, code: "NETLIST_REFUSED", findings: [] });
  const onChange = vi.fn();
  const { user } = show(DIVIDER, { onChange });
  const text = await screen.findByRole("textbox", { name: "Netlist" });
  await user.click(text);
  await user.keyboard("{Control>}{Home}{/Control}");
  await user.keyboard("X");
  await user.click(screen.getByRole("button", { name: "Run" }));
  await waitFor(() => expect(run).toHaveBeenCalled());
  const [typed] = run.mock.calls[0] ?? [];
  expect(onChange).toHaveBeenLastCalledWith(typed);
  expect(typed).not.toBe(DIVIDER);
  expect(typed).toContain("R2 out 0 1k");
});

it("leaves Tab to the page", async () => {
  const { user } = show(DIVIDER, { onChange: () => undefined });
  const text = await screen.findByRole("textbox", { name: "Netlist" });
  await user.click(text);
  await user.tab();
  expect(text).not.toHaveFocus();
});
