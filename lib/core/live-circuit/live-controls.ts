// Values of a circuit that a person may change while it runs.
import type { LiveDevice } from "@/lib/core/live-simulation/circuit/circuit";

interface ControlBase {
  /** Name of the element in the netlist, in small letters. */
  readonly id: string;
}

export type LiveControl =
  /** Wiper of a potentiometer: 0 at its first end, 1 at the other. */
  | (ControlBase & { readonly kind: "position"; readonly value: number })
  /** A switch of one or more contacts; toggling it changes each of them. */
  | (ControlBase & {
      readonly kind: "switch";
      /** The state in which the first contact is closed. */
      readonly isOn: boolean;
      readonly contacts: readonly { readonly device: string; readonly isClosed: boolean }[];
    })
  /** A number in SI units. */
  | (ControlBase & {
      readonly kind: "value";
      readonly parameter: string;
      readonly unit: "Ω" | "F" | "H" | "V" | "A" | "Hz";
      readonly value: number;
    });

type ManualSwitch = Extract<LiveDevice, { kind: "manual-switch" }>;

const unitOfSource = (device: Extract<LiveDevice, { kind: "voltage-source" | "current-source" }>): "V" | "A" =>
  device.kind === "voltage-source" ? "V" : "A";

function ofSource(device: Extract<LiveDevice, { kind: "voltage-source" | "current-source" }>): LiveControl[] {
  const { id, waveform } = device;
  const unit = unitOfSource(device);
  const value = (parameter: string, of: number, own: "V" | "A" | "Hz" = unit): LiveControl => ({
    ...{ kind: "value", id, parameter, unit: own, value: of },
  });
  switch (waveform.shape) {
    case "dc":
      return [value("value", waveform.value)];
    case "sine":
      return [
        value("amplitude", waveform.amplitude),
        value("frequency", waveform.frequency, "Hz"),
        value("offset", waveform.offset),
      ];
    case "pulse":
      return [value("pulsed", waveform.pulsed), value("initial", waveform.initial)];
    default:
      return [];
  }
}

function ofDevice(device: LiveDevice): LiveControl[] {
  const { id } = device;
  switch (device.kind) {
    case "resistor":
      return [{ kind: "value", id, parameter: "resistance", unit: "Ω", value: device.resistance }];
    case "capacitor":
      return [{ kind: "value", id, parameter: "capacitance", unit: "F", value: device.capacitance }];
    case "inductor":
      return [{ kind: "value", id, parameter: "inductance", unit: "H", value: device.inductance }];
    case "voltage-source":
    case "current-source":
      return ofSource(device);
    case "potentiometer":
      return [
        { kind: "position", id, value: device.position },
        { kind: "value", id, parameter: "resistance", unit: "Ω", value: device.resistance },
      ];
    default:
      return [];
  }
}

/** "xsw1.r1a" and "xsw1.r1b" are contacts of "xsw1", "xsw1.r2" one of "xsw1/2". */
function switchName(id: string): string {
  const [, owner = id, pole = "1"] = /^(.*)\.r(\d+)[a-z]?$/.exec(id) ?? [];
  return pole === "1" ? owner : `${owner}/${pole}`;
}

function switches(devices: readonly LiveDevice[]): LiveControl[] {
  const groups = new Map<string, ManualSwitch[]>();
  for (const device of devices)
    if (device.kind === "manual-switch")
      groups.set(switchName(device.id), [...(groups.get(switchName(device.id)) ?? []), device]);
  return [...groups].map(([id, contacts]) => ({
    ...{ kind: "switch", id, isOn: contacts[0]?.closed ?? false },
    contacts: contacts.map(({ id: device, closed }) => ({ device, isClosed: closed })),
  }));
}

/** Devices inside subcircuits are left out: nobody sees them on a sheet. */
export function liveControls(devices: readonly LiveDevice[]): LiveControl[] {
  return [...switches(devices), ...devices.filter(({ id }) => !id.includes(".")).flatMap(ofDevice)];
}

/** Value of a control in the netlist; a closed contact is 1. */
export function valueInNetlist(
  controls: readonly LiveControl[],
  device: string,
  parameter: string,
): number | undefined {
  for (const control of controls) {
    if (control.kind === "value" && control.id === device && control.parameter === parameter) return control.value;
    if (control.kind === "position" && control.id === device && parameter === "position") return control.value;
    const contact = control.kind === "switch" ? control.contacts.find((each) => each.device === device) : undefined;
    if (contact && parameter === "closed") return Number(contact.isClosed);
  }
  return undefined;
}
