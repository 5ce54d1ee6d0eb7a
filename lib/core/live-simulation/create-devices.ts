// Devices of a circuit with their unknowns.
import { err, ok } from "@/lib/base/result";
import { GROUND, type LiveCircuit, type LiveDevice } from "./circuit/circuit";
import { behaviorInputs } from "./circuit/behavior";
import { BehavioralSourceDevice } from "./devices/behavioral-source";
import { BjtDevice } from "./devices/bjt";
import { DiodeDevice } from "./devices/diode";
import { CouplingDevice, InductorDevice, TransformerDevice } from "./devices/inductors";
import { JfetDevice } from "./devices/jfet";
import { FlipFlopDevice, LogicGateDevice } from "./devices/logic";
import { MosfetDevice } from "./devices/mosfet";
import { OpAmpDevice } from "./devices/op-amp";
import { CapacitorDevice, ManualSwitchDevice, PotentiometerDevice, ResistorDevice } from "./devices/passive";
import {
  CurrentControlledDevice,
  CurrentSourceDevice,
  VoltageControlledDevice,
  VoltageSourceDevice,
} from "./devices/sources";
import { Timer555Device } from "./devices/timer-555";
import { VoltageSwitchDevice } from "./devices/voltage-switch";
import type { ChargeStates } from "./engine/charge-states";
import type { Allocator, Device, UnknownKind } from "./engine/device";
import type { Unknown } from "./engine/equations";
import type { LiveResult } from "./engine/problem";

export class Unknowns implements Allocator {
  readonly charges: ChargeStates;
  readonly all: Unknown[] = [{ kind: "voltage", name: GROUND, isNode: true }];
  readonly nodes = new Map<string, number>([[GROUND, 0]]);

  constructor(charges: ChargeStates) {
    this.charges = charges;
  }

  node(name: string): number {
    const known = this.nodes.get(name);
    if (known !== undefined) return known;
    this.nodes.set(name, this.all.length);
    return this.all.push({ kind: "voltage", name, isNode: true }) - 1;
  }

  internal(owner: string, kind: UnknownKind): number {
    return this.all.push({ kind, name: owner, isNode: false }) - 1;
  }
}

type Dependent = Extract<
  LiveDevice,
  {
    kind:
      | "coupling"
      | "current-controlled-voltage"
      | "current-controlled-current"
      | "behavioral-voltage"
      | "behavioral-current";
  }
>;

const isDependent = (device: LiveDevice): device is Dependent =>
  device.kind === "coupling" ||
  device.kind === "current-controlled-voltage" ||
  device.kind === "current-controlled-current" ||
  device.kind === "behavioral-voltage" ||
  device.kind === "behavioral-current";

function createIndependent(device: Exclude<LiveDevice, Dependent>, unknowns: Unknowns): Device {
  switch (device.kind) {
    case "resistor":
      return new ResistorDevice(device, unknowns);
    case "potentiometer":
      return new PotentiometerDevice(device, unknowns);
    case "manual-switch":
      return new ManualSwitchDevice(device, unknowns);
    case "voltage-switch":
      return new VoltageSwitchDevice(device, unknowns);
    case "capacitor":
      return new CapacitorDevice(device, unknowns);
    case "inductor":
      return new InductorDevice(device, unknowns);
    case "transformer":
      return new TransformerDevice(device, unknowns);
    case "voltage-source":
      return new VoltageSourceDevice(device, unknowns);
    case "current-source":
      return new CurrentSourceDevice(device, unknowns);
    case "voltage-controlled-voltage":
    case "voltage-controlled-current":
      return new VoltageControlledDevice(device, unknowns);
    case "diode":
      return new DiodeDevice(device, unknowns);
    case "bjt":
      return new BjtDevice(device, unknowns);
    case "mosfet":
      return new MosfetDevice(device, unknowns);
    case "jfet":
      return new JfetDevice(device, unknowns);
    case "op-amp":
      return new OpAmpDevice(device, unknowns);
    case "timer-555":
      return new Timer555Device(device, unknowns);
    case "logic-gate":
      return new LogicGateDevice(device, unknowns);
    case "flip-flop":
      return new FlipFlopDevice(device, unknowns);
  }
}

function createDependent(
  device: Dependent,
  devices: ReadonlyMap<string, Device>,
  unknowns: Unknowns,
): LiveResult<Device> {
  if (device.kind === "coupling") {
    const [first, second] = device.inductors.map((id) => devices.get(id));
    if (first instanceof InductorDevice && second instanceof InductorDevice && first !== second)
      return ok(new CouplingDevice(device, [first, second], unknowns));
    return err("unknown-device", { device: device.id, wanted: device.inductors.join(", ") });
  }
  const controllers: number[] = [];
  for (const wanted of "behavior" in device ? behaviorInputs(device.behavior).controllers : [device.controller]) {
    const controller = devices.get(wanted);
    if (!(controller instanceof VoltageSourceDevice || controller instanceof InductorDevice))
      return err("unknown-device", { device: device.id, wanted });
    controllers.push(controller.branchUnknown);
  }
  if ("behavior" in device) return ok(new BehavioralSourceDevice(device, controllers, unknowns));
  return ok(new CurrentControlledDevice(device, controllers[0] ?? 0, unknowns));
}

const POSITIVE: Partial<Record<LiveDevice["kind"], readonly string[]>> = {
  resistor: ["resistance"],
  potentiometer: ["resistance"],
  capacitor: ["capacitance"],
  inductor: ["inductance"],
  transformer: ["primaryInductance", "ratio"],
};
const WITHIN_ONE = new Set(["coefficient", "position"]);

/** The first parameter that no device of the kind can have. */
function invalidParameter(device: LiveDevice): string | undefined {
  const positive = POSITIVE[device.kind] ?? [];
  const [parameter] =
    Object.entries(device).find(
      ([name, value]) =>
        typeof value === "number" &&
        (Number.isNaN(value) ||
          (positive.includes(name) && value <= 0) ||
          (WITHIN_ONE.has(name) && Math.abs(value) > 1)),
    ) ?? [];
  return parameter;
}

/** Devices by id, in the order of the circuit but those that need another one last. */
export function createDevices({ devices }: LiveCircuit, unknowns: Unknowns): LiveResult<ReadonlyMap<string, Device>> {
  const created = new Map<string, Device>();
  for (const device of devices.toSorted((a, b) => Number(isDependent(a)) - Number(isDependent(b)))) {
    const { id } = device;
    if (created.has(id)) return err("duplicate-id", { device: id });
    const parameter = invalidParameter(device);
    if (parameter !== undefined) return err("invalid-value", { device: id, parameter });
    const result = isDependent(device)
      ? createDependent(device, created, unknowns)
      : ok(createIndependent(device, unknowns));
    if (!result.ok) return result;
    created.set(id, result.value);
  }
  return ok(created);
}
