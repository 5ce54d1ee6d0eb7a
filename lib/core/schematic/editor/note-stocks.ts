// What the placing tools put down that connects nothing: tables and probes.
import { newTable } from "../edit/tables";
import type { Probe } from "../model/records";
import type { EditorHost } from "./editor-host";
import { probeName } from "./probe-name";
import type { Stock } from "./tools/place-tool";

const ORIGIN = { x: 0, y: 0 };

export const tableStock = (host: EditorHost): Stock => ({
  name: "table",
  isFree: true,
  next: () => [
    {
      ...{ kind: "table", id: host.workspace.newId(), sheetId: host.view.sheetId, at: ORIGIN },
      ...newTable(host.choices.table),
      ...{ line: "solid", fill: "none" },
    },
  ],
  needs: () => [],
});

/** Named after the net or the pin that it is put on. */
export const probeStock = (host: EditorHost, kind: Probe["kind"]): Stock => ({
  name: "probe",
  next: () => [{ kind, id: host.workspace.newId(), sheetId: host.view.sheetId, at: ORIGIN, name: "" }],
  needs: () => [],
  refuses: ({ item }) => {
    if (kind === "current-probe") return item?.pin ? null : "probe-needs-pin";
    return item ? null : "probe-needs-net";
  },
  adapt: (objects, { item }) => {
    if (!item) return objects;
    const name = probeName(host, kind, item);
    return objects.map((object) => ("name" in object ? { ...object, name } : object));
  },
});
