// @vitest-environment jsdom
// A netlist project: its text is one record of the document.
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NetlistDialog } from "@/components/schematic/netlist/netlist-dialog";
import { NetlistScreen, netlistOf } from "@/components/schematic/netlist/netlist-screen";
import { checkText } from "@/lib/core/spice/check-text";
import { NETLIST_ID, netlistDocument, netlistRecord } from "@/lib/core/schematic/format/netlist-document";
import { createNetlistChecker } from "@/lib/workers/spice/check-client";
import { createSpiceEngine } from "@/lib/workers/spice/spice-engine";
import { sessionStore } from "@/stores/account/session";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { renderEditor } from "@/tests/support/render-editor";
import { forgetPage, stubBrowser } from "@/tests/support/render-page";
import { Drawing, RESISTOR, ROOT } from "@/tests/support/schematic";
import { standIn } from "@/tests/support/stand-in";

vi.mock("@/lib/workers/spice/spice-engine");
vi.mock("@/lib/workers/spice/check-client");
const api = startMockApi();

beforeEach(() => {
  stubBrowser();
  forgetPage();
  Range.prototype.getClientRects = () => standIn<DOMRectList>(Object.assign([], { item: () => null }));
  const run = vi.fn().mockResolvedValue({ ok: false, code: "RUN_FAILED", findings: [] });
  vi.mocked(createSpiceEngine).mockReturnValue({ prepare: () => undefined, run, end: () => undefined });
  const check = (text: string) => Promise.resolve(checkText(text));
  vi.mocked(createNetlistChecker).mockReturnValue({ check, end: () => undefined });
});
afterEach(() => cleanup());

const TEXT = "* divider\nV1 in 0 5\nR1 in out 1k\nR2 out 0 1k\n.op";

const netlist = (): Drawing =>
  standIn<Drawing>({ records: netlistDocument(ROOT.id, { name: "divider", text: TEXT }).records });

it("keeps what is typed in the document, as one step when the text is left", async () => {
  const { editor, user } = renderEditor(netlist(), <NetlistScreen />);
  const text = await screen.findByRole("textbox", { name: "Netlist" });
  await user.click(text);
  await user.keyboard("{Control>}{Home}{/Control}* n");
  await user.tab();
  await waitFor(() => expect(netlistOf(editor)).not.toBe(TEXT));
  expect(netlistOf(editor)).toContain("R2 out 0 1k");
  expect(editor.history.done.map(({ name }) => name)).toEqual(["text"]);
  act(() => editor.undo());
  expect(netlistOf(editor)).toBe(TEXT);
  await waitFor(() => expect(text).not.toHaveTextContent("* n*"));
});

it("shows what others change", async () => {
  const { editor } = renderEditor(netlist(), <NetlistScreen />);
  const text = await screen.findByRole("textbox", { name: "Netlist" });
  act(() =>
    editor.commit("text", (edit) => {
      const record = netlistRecord((id) => editor.workspace.store.get(id));
      if (record) edit.put({ ...record, text: TEXT.replace("R1 in out 1k", "R1 in out 47k") });
    }),
  );
  await waitFor(() => expect(text).toHaveTextContent("R1 in out 47k"));
});

it("cannot be changed by readers", async () => {
  renderEditor(netlist(), <NetlistScreen />, { isReadOnly: true });
  expect(await screen.findByRole("textbox", { name: "Netlist" })).toHaveAttribute("aria-readonly", "true");
});

it("is made of a drawing's netlist, which the editor shows", async () => {
  const drawing = new Drawing(RESISTOR);
  drawing.component(RESISTOR, "R1", 10, 10, { fields: { value: { text: "4k7", isVisible: true, place: null } } });
  drawing.label("GND", 12, 10);
  sessionStore.setState({ isHydrated: true });
  sessionStore.getState().setToken("a-token");
  const { user, visited } = renderEditor(drawing, <NetlistDialog isOpen onClose={() => undefined} />);
  const text = await screen.findByRole("textbox", { name: "Netlist" });
  expect(text).toHaveTextContent(/R1 \S+ 0 4\.7k/i);
  await user.click(screen.getByRole("button", { name: "Edit as text" }));
  await waitFor(() => expect(api.calls("putDocument")).toHaveLength(1));
  expect(api.calls("createProject").map(({ body }) => body)).toEqual([
    { projectType: "1", projectName: "Amplifier netlist" },
  ]);
  const [sent] = api.calls("putDocument").map(({ body }) => body as { content: { objects: { id: string }[] } });
  expect(sent?.content.objects.map(({ id }) => id)).toEqual([NETLIST_ID]);
  await waitFor(() => expect(visited).toEqual(["/sim?id=prj_1"]));
});
