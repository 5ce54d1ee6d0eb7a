// Commands of the Place menu: the drawing tools, and the keys of a wire that is being drawn.
import type { Command } from "@/components/schematic/commands/command";
import type { ToolIconName } from "@/components/schematic/tool-icon";
import { snap } from "@/lib/core/schematic/editor/snap";
import type { ToolKey } from "@/lib/core/schematic/editor/tool";
import type { ToolName } from "@/lib/core/schematic/editor/tools/create-tool";

const tool = (
  name: ToolName,
  icon: ToolIconName,
  keys: readonly string[],
  easyEda: readonly string[] = keys,
): Command => ({
  ...{ group: "place", keys, easyEda, icon, isEdit: true },
  perform: ({ editor }) => editor.use(name),
});

const toolKey = (key: ToolKey, keys: readonly string[]): Command => ({
  ...{ group: "place", keys, isEdit: true, isOnSheet: true },
  perform: ({ editor }) => void editor.toolKey(key),
});

export const PLACE_COMMANDS = {
  symbol: {
    ...{ group: "place", keys: ["A"], easyEda: ["Shift+F"], icon: "library", isEdit: true },
    perform: (page) => page.focusLibrary(),
  },
  power: tool("power", "power", ["P"], ["Ctrl+G"]),
  wire: {
    opensSection: true,
    ...tool("wire", "wire", ["W"]),
    // Over a pin, a wire or a label it starts there at once.
    perform: ({ editor }) => {
      const { pointer } = editor.state;
      const target = pointer && snap(editor.view, pointer, { layer: "wire", grid: editor.grid });
      if (pointer && target?.item) editor.startWire(pointer);
      else editor.use("wire");
    },
  },
  bus: tool("bus", "bus", ["B"]),
  busEntry: tool("bus-entry", "bus-entry", ["Z"], ["U"]),
  netLabel: { ...tool("net-label", "label", ["L"], ["N"]), opensSection: true },
  port: tool("port", "port", ["Ctrl+L"], ["Shift+N"]),
  sheetLabel: tool("sheet-label", "sheet-label", ["H"]),
  noConnect: tool("no-connect", "no-connect", ["Q"], ["Shift+Q"]),
  junction: tool("junction", "junction", ["J"]),
  sheet: { ...tool("sheet", "sheet", ["S"], ["Shift+S"]), opensSection: true },
  text: tool("text", "text", ["T"], ["Shift+T"]),
  directive: tool("directive", "run", []),
  line: { ...tool("line", "line", ["I"], []), opensSection: true },
  rectangle: tool("rectangle", "rectangle", []),
  circle: tool("circle", "circle", []),
  arc: tool("arc", "arc", []),
  polygon: tool("polygon", "polygon", []),
  image: {
    ...{ opensSection: true, group: "place", keys: [], icon: "image", isEdit: true },
    perform: (page) => page.insertImage(),
  },
  table: { ...tool("table", "table", []) },
  voltageProbe: tool("voltage-probe", "probe", []),
  currentProbe: tool("current-probe", "probe-current", []),
  endWire: { ...toolKey("end", ["K"]), opensSection: true },
  cornerMode: toolKey("corner-mode", ["Shift+Space"]),
  otherLeg: toolKey("other-leg", ["/"]),
  back: toolKey("back", ["Backspace"]),
} as const satisfies Record<string, Command>;
