// Commands of the Inspect menu: nets, findings, distances.
import type { Command, EditorPage } from "@/components/schematic/commands/command";
import { objectsAt } from "@/lib/core/schematic/editor/hit";
import { probesOfSelection } from "@/lib/core/schematic/editor/probe-selection";

function highlightAt({ editor }: EditorPage): void {
  const { pointer, selection } = editor.state;
  const [under] = pointer ? objectsAt(editor.view, pointer) : [];
  const id = under?.id ?? [...selection][0];
  const [item] = id === undefined ? [] : editor.workspace.graph.itemsOf(id);
  const cluster = item && editor.workspace.graph.clusterOf(item);
  const net = cluster && editor.netlist.netOf(editor.path, cluster);
  if (net) editor.highlight(net.name);
}

const probeCommand = (kind: "voltage" | "current" | "power"): Command => ({
  ...{ group: "inspect", keys: [] },
  isAvailable: ({ editor }) => probesOfSelection(editor, kind).length > 0,
  perform({ editor }) {
    for (const request of probesOfSelection(editor, kind)) editor.askForProbe(request);
  },
});

export const INSPECT_COMMANDS = {
  highlight: { group: "inspect", keys: ["`"], icon: "net", perform: highlightAt },
  clearHighlight: { group: "inspect", keys: ["~"], perform: ({ editor }) => editor.clearHighlight() },
  nets: { group: "inspect", keys: ["Ctrl+Shift+N"], easyEda: ["Ctrl+D"], perform: (page) => page.showNets() },
  nextFinding: { group: "inspect", keys: ["F8"], icon: "check", perform: (page) => page.stepFinding(1) },
  previousFinding: { group: "inspect", keys: ["Shift+F8"], perform: (page) => page.stepFinding(-1) },
  ercSettings: { group: "inspect", keys: [], perform: (page) => page.open("rules") },
  simulate: {
    opensSection: true,
    group: "inspect",
    keys: ["F5"],
    icon: "run",
    perform: (page) => page.open("simulation"),
  },
  simulateLive: { group: "inspect", keys: ["Shift+F5"], perform: (page) => page.open("live") },
  simulationProbe: {
    ...{ group: "inspect", keys: ["Shift+P"], icon: "probe" },
    perform: ({ editor }) => editor.use("simulation-probe"),
  },
  probeVoltage: probeCommand("voltage"),
  probeCurrent: probeCommand("current"),
  probePower: probeCommand("power"),
  operatingPoint: { group: "inspect", keys: ["Shift+O"], perform: (page) => page.toggleOperatingPoint() },
  comment: { group: "inspect", keys: ["Ctrl+Alt+M"], perform: (page) => page.comment() },
  comments: { group: "inspect", keys: [], perform: (page) => page.open("comments") },
  measure: { group: "inspect", keys: ["Ctrl+Shift+M"], icon: "grid", perform: ({ editor }) => editor.use("measure") },
} as const satisfies Record<string, Command>;
