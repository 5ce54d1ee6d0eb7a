// Rules of the no-connect mark and of pins that must stay free.
import type { RuleContext, RuleGroup } from "../rule";
import type { Draft } from "../finding";
import { draftAt, hasNoConnect, pointOf, typeOf } from "../pins-of-net";

function connected({ netlist, graph }: RuleContext): Draft[] {
  const marked = netlist.nets
    .filter((net) => hasNoConnect(net) && (net.pins.length > 1 || net.names.length > 0))
    .flatMap((net) => net.pins.slice(0, 1).map((pin) => draftAt(pin, { net: net.name })));
  const touched = netlist.nets.flatMap((net) =>
    net.pins
      .filter((pin) => typeOf(pin) === "no-connect")
      .filter((pin) => {
        const others = [...graph.indexOf(pin.component.sheetId).at(pointOf(pin), "wire")];
        return others.some(({ record }) => record.kind !== "no-connect");
      })
      .map((pin) => draftAt(pin, { net: net.name })),
  );
  return [...marked, ...touched];
}

function dangling({ objects, graph }: RuleContext): Draft[] {
  return objects.flatMap((record) => {
    if (record.kind !== "no-connect") return [];
    const [item] = graph.itemsOf(record.id);
    const cluster = item && graph.clusterOf(item);
    if (cluster?.items.some(({ pin, record: { kind } }) => pin !== null || kind === "sheet-entry")) return [];
    // A pin that must stay free is no item of the net, but may be marked.
    const onFreePin = objects.some(
      (each) =>
        each.kind === "component" &&
        each.sheetId === record.sheetId &&
        graph.itemsOf(each.id).some(({ pin, points }) => {
          const isThere = pin?.at.x === record.at.x && pin.at.y === record.at.y;
          return points.length === 0 && isThere;
        }),
    );
    return onFreePin
      ? []
      : [{ sheetId: record.sheetId, path: null, at: record.at, recordIds: [record.id], values: {} }];
  });
}

export const noConnectRules = {
  "no-connect-connected": connected,
  "no-connect-dangling": dangling,
} as const satisfies RuleGroup;
