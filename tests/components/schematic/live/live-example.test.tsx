// @vitest-environment jsdom
// The circuit that runs on a page without the editor.
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { LiveExample } from "@/components/schematic/live/live-example";
import { SheetPicture } from "@/components/schematic/live/sheet-picture";
import { writtenValue } from "@/components/schematic/live/written-value";
import { createLiveClient } from "@/lib/workers/live-simulation/live-client";
import { liveExample } from "@/lib/server/project/live-example";
import { createLiveWorld } from "@/tests/support/live-loop";
import { forgetPage, renderPage, stubBrowser, stubWideScreen } from "@/tests/support/render-page";

vi.mock("@/lib/workers/live-simulation/live-client");
let world = createLiveWorld();

beforeAll(async () => void (await import("@/components/schematic/live/example-run")));
beforeEach(() => {
  stubBrowser();
  stubWideScreen();
  forgetPage();
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  world = createLiveWorld();
  vi.mocked(createLiveClient).mockImplementation((listeners) => world.createClient(listeners));
});
afterEach(() => cleanup());

async function show() {
  const { primitives, ...circuit } = await liveExample("example-blinker", "en");
  const example = { ...circuit, sliders: ["r2 resistance"], traces: ["timing", "out"], led: "d1" };
  return renderPage(
    <LiveExample example={example} editHref="/sim?id=example-blinker">
      <SheetPicture label="Schematic of a 555 timer" primitives={primitives} />
    </LiveExample>,
  );
}

it("is complete as text and picture before anything is loaded", async () => {
  await show();
  const picture = screen.getByRole("img", { name: "Schematic of a 555 timer" });
  for (const text of ["R1", "R2", "C1", "U1", "D1"]) expect(picture.textContent).toContain(text);
  expect(picture.querySelectorAll("path").length).toBeGreaterThan(50);
  expect(screen.getByText(/Period ≈ 0\.693/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open this example in the editor" })).toBeTruthy();
  expect(world.sent).toEqual([]);
});

it("blinks when it is run", async () => {
  const { user } = await show();
  await user.click(screen.getByRole("button", { name: "Run the circuit" }));
  expect(await screen.findByRole("slider", { name: "R2" })).toBeTruthy();
  const states = new Set<string | null>();
  for (let tenth = 0; tenth < 15; tenth++) {
    act(() => world.pass(100));
    states.add(screen.getByText(/^LED D1: /).textContent);
  }
  expect([...states].sort()).toEqual([" LED D1: off", " LED D1: on"]);
});

it.each([
  [4700, "4.7k"],
  [1e6, "1M"],
  [1e-5, "10u"],
  [0, "0"],
  [-2.5, "-2.5"],
  [3.3e-12, "3.3p"],
  [999.9, "1k"],
])("writes %d as %s", (value, text) => {
  expect(writtenValue(value)).toBe(text);
});
