// A quantity that is asked for on the sheet, as an expression over the results of a run.
import type { SimulationRun } from "@/components/schematic/simulation/simulation-run";
import { type PointReading, currentAt, powerAt, voltageAt } from "@/lib/core/simulation-netlist/point-reading";
import { type Unit, UNITS } from "@/lib/core/waveform/unit";
import type { ProbeRequest } from "@/lib/core/schematic/editor/probe-request";

/** NOT_SIMULATED: the net or part was not in the netlist of the run. GROUND: its voltage is 0 by definition. */
export type ProbeFailure = "NOT_SIMULATED" | "GROUND";

export type ProbeExpression =
  { readonly ok: true; readonly expression: string } | { readonly ok: false; readonly code: ProbeFailure };

const found = (expression: string): ProbeExpression => ({ ok: true, expression });
const failed = (code: ProbeFailure): ProbeExpression => ({ ok: false, code });

type Names = Pick<SimulationRun, "nodeOfNet" | "nameOf" | "parts">;

const pinOf = ({ parts }: Names, designator: string, number: string | null) => {
  const pins = parts.find((part) => part.designator === designator)?.pins ?? [];
  return number === null ? pins[0] : pins.find((pin) => pin.number === number);
};

export function probeExpression(request: ProbeRequest, run: Names): ProbeExpression {
  const { nodeOfNet, nameOf, parts } = run;
  const voltage = (node: string): string => nameOf(`v(${node})`);
  switch (request.kind) {
    case "voltage": {
      const node = nodeOfNet(request.net);
      if (node === undefined) return failed("NOT_SIMULATED");
      return node === "0" ? failed("GROUND") : found(voltage(node));
    }
    case "difference": {
      const [node, reference] = [nodeOfNet(request.net), nodeOfNet(request.reference)];
      if (node === undefined || reference === undefined) return failed("NOT_SIMULATED");
      if (node === reference) return failed("GROUND");
      if (reference === "0") return found(voltage(node));
      return found(`${node === "0" ? "" : voltage(node)}-${voltage(reference)}`);
    }
    case "current": {
      const pin = pinOf(run, request.designator, request.number);
      return pin ? found(pin.name) : failed("NOT_SIMULATED");
    }
    case "power": {
      const isSimulated = parts.some(({ designator }) => designator === request.designator);
      return isSimulated ? found(`P(${request.designator})`) : failed("NOT_SIMULATED");
    }
  }
}

export interface ProbeValue {
  readonly value: number;
  readonly unit: Unit;
}

/** At one place of a plot; null if the plot cannot tell. */
export function probeValue(request: ProbeRequest, run: Names, at: PointReading): ProbeValue | null {
  const volts = (net: string): number | null => {
    const node = run.nodeOfNet(net);
    return node === undefined ? null : voltageAt(at, node);
  };
  const valueOf = (value: number | null | undefined, unit: Unit): ProbeValue | null =>
    value === null || value === undefined ? null : { value, unit };
  switch (request.kind) {
    case "voltage":
      return valueOf(volts(request.net), UNITS.volt);
    case "difference": {
      const [to, from] = [volts(request.net), volts(request.reference)];
      return to === null || from === null ? null : valueOf(to - from, UNITS.volt);
    }
    case "current": {
      const pin = pinOf(run, request.designator, request.number);
      return pin ? valueOf(currentAt(at, pin), UNITS.ampere) : null;
    }
    case "power": {
      const part = run.parts.find(({ designator }) => designator === request.designator);
      return part ? valueOf(powerAt(at, part), UNITS.watt) : null;
    }
  }
}
