// A circuit for live simulation: devices between named nodes, with all models resolved. SI units; "0" is ground.
import type { Behavior } from "./behavior";
import type { BjtModel, DiodeModel, JfetModel, MosfetModel } from "./models";
import type { Waveform } from "./waveform";

export const GROUND = "0";

type Two = readonly [string, string];
type Three = readonly [string, string, string];
type Four = readonly [string, string, string, string];

interface Base<Kind extends string, Nodes extends readonly string[]> {
  readonly kind: Kind;
  readonly id: string;
  readonly nodes: Nodes;
}

export type Resistor = Base<"resistor", Two> & { readonly resistance: number };
/** Nodes: one end, wiper, other end. `position` is 0 at the first end and 1 at the other. */
export type Potentiometer = Base<"potentiometer", Three> & { readonly resistance: number; readonly position: number };
export type ManualSwitch = Base<"manual-switch", Two> & {
  readonly closed: boolean;
  readonly onResistance?: number;
  readonly offResistance?: number;
};
/** Closes above threshold + hysteresis and opens below threshold - hysteresis. Nodes: two contacts, control +, control -. */
export type VoltageSwitch = Base<"voltage-switch", Four> & {
  readonly threshold: number;
  readonly hysteresis?: number;
  readonly onResistance?: number;
  readonly offResistance?: number;
};
export type Capacitor = Base<"capacitor", Two> & { readonly capacitance: number; readonly initialVoltage?: number };
export type Inductor = Base<"inductor", Two> & { readonly inductance: number; readonly initialCurrent?: number };
export type Coupling = Base<"coupling", readonly []> & {
  readonly inductors: readonly [string, string];
  /** From -1 to 1. */
  readonly coefficient: number;
};
/** Nodes: primary + and -, secondary + and -. `ratio` is turns of the secondary per turn of the primary. */
export type Transformer = Base<"transformer", Four> & {
  readonly primaryInductance: number;
  readonly ratio: number;
  readonly coefficient: number;
};
export type VoltageSource = Base<"voltage-source", Two> & { readonly waveform: Waveform };
/** The current flows through the source from the first node to the second. */
export type CurrentSource = Base<"current-source", Two> & { readonly waveform: Waveform };
/** E and G. Nodes: output +, output -, control +, control -. */
export type VoltageControlled = Base<"voltage-controlled-voltage" | "voltage-controlled-current", Four> & {
  /** V/V or S */
  readonly gain: number;
};
/** F and H. `controller` is a device with a branch current: a voltage source or an inductor. */
export type CurrentControlled = Base<"current-controlled-voltage" | "current-controlled-current", Two> & {
  readonly controller: string;
  /** Ohm or A/A */
  readonly gain: number;
};
/** B of SPICE. The current flows through the source from the first node to the second. */
export type BehavioralSource = Base<"behavioral-voltage" | "behavioral-current", Two> & {
  /** V or A */
  readonly behavior: Behavior;
};
/** Nodes: anode, cathode. */
export type Diode = Base<"diode", Two> & { readonly model: Partial<DiodeModel>; readonly area?: number };
/** Nodes: collector, base, emitter, and a substrate if there is one. */
export type Bjt = Base<"bjt", Three | Four> & {
  readonly polarity: "npn" | "pnp";
  readonly model: Partial<BjtModel>;
  readonly area?: number;
};
/** Nodes: drain, gate, source, bulk. */
export type Mosfet = Base<"mosfet", Four> & {
  readonly polarity: "nmos" | "pmos";
  readonly model: Partial<MosfetModel>;
  /** m */
  readonly width?: number;
  readonly length?: number;
};
/** Nodes: drain, gate, source. */
export type Jfet = Base<"jfet", Three> & { readonly polarity: "njf" | "pjf"; readonly model: Partial<JfetModel> };
/** Nodes: input +, input -, output. The output is relative to ground. */
export type OpAmp = Base<"op-amp", Three> & {
  readonly gain?: number;
  /** Gain-bandwidth product in Hz. */
  readonly bandwidth?: number;
  /** V/s */
  readonly slewRate?: number;
  readonly outputLow: number;
  readonly outputHigh: number;
  readonly outputResistance?: number;
};
/** Nodes in the order of the pins: ground, trigger, output, reset, control, threshold, discharge, supply. */
export type Timer555 = Base<"timer-555", readonly [...Four, ...Four]> & {
  readonly outputResistance?: number;
  readonly dischargeResistance?: number;
  /** Drop of the high output below the supply in V. */
  readonly outputDrop?: number;
};

export interface LogicLevels {
  readonly low: number;
  readonly high: number;
  /** Inputs are high above it; half of the levels' sum if not given. */
  readonly threshold?: number;
  readonly hysteresis?: number;
  /** s, from the input's crossing to the start of the output's edge. */
  readonly delay?: number;
  /** s, of the edge. */
  readonly edge?: number;
  readonly outputResistance?: number;
}
export type GateFunction = "buffer" | "not" | "and" | "nand" | "or" | "nor" | "xor" | "xnor";
/** Nodes: inputs, then the output. */
export type LogicGate = Base<"logic-gate", readonly string[]> & {
  readonly function: GateFunction;
  readonly levels: LogicLevels;
};
/**
 * D, JK and T change at the rising edge of the clock, SR follows its inputs. Nodes: D: data, clock; JK: J, K, clock;
 * T: toggle, clock; SR: set, reset. Then the output and its inverse.
 */
export type FlipFlop = Base<"flip-flop", readonly string[]> & {
  readonly type: "d" | "jk" | "t" | "sr";
  readonly levels: LogicLevels;
  readonly initial?: boolean;
};

export type LiveDevice =
  | Resistor
  | Potentiometer
  | ManualSwitch
  | VoltageSwitch
  | Capacitor
  | Inductor
  | Coupling
  | Transformer
  | VoltageSource
  | CurrentSource
  | VoltageControlled
  | CurrentControlled
  | BehavioralSource
  | Diode
  | Bjt
  | Mosfet
  | Jfet
  | OpAmp
  | Timer555
  | LogicGate
  | FlipFlop;

export interface LiveOptions {
  /** Relative error of voltages and currents per step. */
  readonly relativeTolerance?: number;
  /** Longest step in s. */
  readonly maxStep?: number;
  readonly method?: "trapezoidal" | "gear";
  /** `initial-values` starts from the capacitors' voltages and the inductors' currents instead of the steady state. */
  readonly start?: "operating-point" | "initial-values";
}

export interface LiveCircuit {
  readonly devices: readonly LiveDevice[];
  readonly options?: LiveOptions;
}
