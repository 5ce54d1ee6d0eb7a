// A live circuit as a deck of ngspice with one transient analysis.
import type { LiveCircuit, LiveDevice, OpAmp } from "@/lib/core/live-simulation/circuit/circuit";
import type { Waveform } from "@/lib/core/live-simulation/circuit/waveform";

function source(waveform: Waveform): string {
  switch (waveform.shape) {
    case "dc":
      return `DC ${waveform.value}`;
    case "sine": {
      const { offset, amplitude, frequency, delay = 0, damping = 0, phase = 0 } = waveform;
      return `SIN(${[offset, amplitude, frequency, delay, damping, phase].join(" ")})`;
    }
    case "pulse": {
      const { initial, pulsed, delay = 0, rise = 0, fall = 0, width, period } = waveform;
      return `PULSE(${[initial, pulsed, delay, rise, fall, width, period].join(" ")})`;
    }
    case "pwl":
      return `PWL(${waveform.points.flat().join(" ")})`;
    case "exp": {
      const { initial, pulsed, riseDelay, riseTau, fallDelay, fallTau } = waveform;
      return `EXP(${[initial, pulsed, riseDelay, riseTau, fallDelay, fallTau].join(" ")})`;
    }
    case "sffm": {
      const { offset, amplitude, carrier, index, signal } = waveform;
      return `SFFM(${[offset, amplitude, carrier, index, signal].join(" ")})`;
    }
    case "am": {
      // As of ngspice 45; earlier ones have AM(amplitude offset modulation carrier delay).
      const { offset, carrierAmplitude, modulationAmplitude, modulation, carrier, delay = 0 } = waveform;
      return `AM(${[offset, carrierAmplitude, modulationAmplitude, modulation, carrier, delay].join(" ")})`;
    }
  }
}

function model(id: string, kind: string, parameters: object): string {
  const given = Object.entries(parameters).filter(([, value]) => Number.isFinite(value));
  return `.model m${id} ${kind} (${given.map(([name, value]) => `${name}=${String(value)}`).join(" ")})`;
}

function opAmpLines({ id, nodes, outputLow, outputHigh, ...rest }: OpAmp): string[] {
  const { gain = 1e5, bandwidth = 1e6, slewRate = Infinity, outputResistance = 50 } = rest;
  const [plus, minus, out] = nodes;
  const gm = 2 * Math.PI * bandwidth * 1e-9;
  const max = slewRate * 1e-9;
  const input = `v(${plus === "0" ? "gnd" : plus})-v(${minus === "0" ? "gnd" : minus})`;
  const current = Number.isFinite(max) ? `${max}*tanh(${gm}*(${input})/${max})` : `${gm}*(${input})`;
  return [
    `B${id}i 0 ${id}s I=${current}`,
    `R${id}s ${id}s 0 ${gain / gm}`,
    `C${id}s ${id}s 0 1n`,
    `B${id}c ${id}s 0 I=${10 * gm}*(max(v(${id}s)-(${outputHigh}),0)+min(v(${id}s)-(${outputLow}),0))`,
    `B${id}o ${id}o 0 V=min(max(v(${id}s),${outputLow}),${outputHigh})`,
    `R${id}o ${id}o ${out} ${outputResistance}`,
  ];
}

const initial = (value: number | undefined): string => (value === undefined ? "" : ` ic=${value}`);

function lines(device: LiveDevice): string[] {
  const { id } = device;
  const at = device.nodes.join(" ");
  switch (device.kind) {
    case "resistor":
      return [`R${id} ${at} ${device.resistance}`];
    case "capacitor":
      return [`C${id} ${at} ${device.capacitance}${initial(device.initialVoltage)}`];
    case "inductor":
      return [`L${id} ${at} ${device.inductance}${initial(device.initialCurrent)}`];
    case "coupling":
      return [`K${id} L${device.inductors[0]} L${device.inductors[1]} ${device.coefficient}`];
    case "transformer": {
      const [p, n, sp, sn] = device.nodes;
      return [
        `L${id}p ${p} ${n} ${device.primaryInductance}`,
        `L${id}s ${sp} ${sn} ${device.primaryInductance * device.ratio ** 2}`,
        `K${id} L${id}p L${id}s ${device.coefficient}`,
      ];
    }
    case "voltage-source":
      return [`V${id} ${at} ${source(device.waveform)}`];
    case "current-source":
      return [`I${id} ${at} ${source(device.waveform)}`];
    case "voltage-controlled-voltage":
      return [`E${id} ${at} ${device.gain}`];
    case "voltage-controlled-current":
      return [`G${id} ${at} ${device.gain}`];
    case "current-controlled-voltage":
      return [`H${id} ${at} V${device.controller} ${device.gain}`];
    case "current-controlled-current":
      return [`F${id} ${at} V${device.controller} ${device.gain}`];
    case "diode":
      return [`D${id} ${at} m${id}`, model(id, "D", device.model)];
    case "bjt":
      return [`Q${id} ${at} m${id}`, model(id, device.polarity, device.model)];
    case "mosfet": {
      const size = `w=${device.width ?? 1e-4} l=${device.length ?? 1e-4}`;
      return [`M${id} ${at} m${id} ${size}`, model(id, device.polarity, { level: 1, ...device.model })];
    }
    case "jfet":
      return [`J${id} ${at} m${id}`, model(id, device.polarity, device.model)];
    case "op-amp":
      return opAmpLines(device);
    case "voltage-switch": {
      const { threshold, hysteresis = 0, onResistance = 1, offResistance = 1e12 } = device;
      const parameters = { vt: threshold, vh: hysteresis, ron: onResistance, roff: offResistance };
      return [`S${id} ${at} m${id}`, model(id, "SW", parameters)];
    }
    default:
      throw new Error(`ngspice has no ${device.kind}`);
  }
}

interface Transient {
  readonly node: string;
  readonly duration: number;
  readonly maxStep: number;
  /** The file that gets times and voltages. */
  readonly output: string;
}

export function ngspiceDeck({ devices, options }: LiveCircuit, transient: Transient): string {
  const { node, duration, maxStep, output } = transient;
  const start = options?.start === "initial-values" ? " uic" : "";
  return [
    "* live simulation",
    ...devices.flatMap(lines),
    ".options reltol=1e-5 abstol=1e-13 vntol=1e-8 itl4=100",
    `.tran ${maxStep} ${duration} 0 ${maxStep}${start}`,
    ".control",
    "run",
    "set wr_singlescale",
    `wrdata ${output} v(${node})`,
    "quit",
    ".endc",
    ".end",
    "",
  ].join("\n");
}
