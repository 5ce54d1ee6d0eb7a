// Resistors, potentiometers, manual switches and capacitors.
import { type Allocator, Device, type LoadContext } from "../engine/device";
import type { Capacitor, ManualSwitch, Potentiometer, Resistor } from "../circuit/circuit";

const SMALLEST_RESISTANCE = 1e-6;
/** Part of the track that stays between wiper and end. */
const END_RESISTANCE = 1e-6;
const CLOSED_RESISTANCE = 1e-3;
const OPEN_RESISTANCE = 1e9;
/** S, keeps the initial voltage of a capacitor. */
const HOLDING_CONDUCTANCE = 1e6;

export class ResistorDevice extends Device {
  #resistance: number;

  constructor({ id, nodes, resistance }: Resistor, allocator: Allocator) {
    super({ id, nodes, isLinear: true }, allocator);
    this.#resistance = resistance;
    this.useConductance(0, 1);
    this.seal();
  }

  load(): void {
    this.clear();
    this.conduct(0, 1, 1 / Math.max(this.#resistance, SMALLEST_RESISTANCE));
  }

  override set(parameter: string, value: number): boolean {
    if (parameter !== "resistance" || !(value >= 0)) return false;
    this.#resistance = value;
    return true;
  }
}

export class PotentiometerDevice extends Device {
  #resistance: number;
  #position: number;

  constructor({ id, nodes, resistance, position }: Potentiometer, allocator: Allocator) {
    super({ id, nodes, isLinear: true }, allocator);
    this.#resistance = resistance;
    this.#position = position;
    this.useConductance(0, 1);
    this.useConductance(1, 2);
    this.seal();
  }

  load(): void {
    this.clear();
    this.conduct(0, 1, 1 / (this.#resistance * Math.max(this.#position, END_RESISTANCE)));
    this.conduct(1, 2, 1 / (this.#resistance * Math.max(1 - this.#position, END_RESISTANCE)));
  }

  override set(parameter: string, value: number): boolean {
    if (parameter === "position" && value >= 0 && value <= 1) this.#position = value;
    else if (parameter === "resistance" && value > 0) this.#resistance = value;
    else return false;
    return true;
  }
}

export class ManualSwitchDevice extends Device {
  #isClosed: boolean;
  readonly #onConductance: number;
  readonly #offConductance: number;

  constructor({ id, nodes, closed, onResistance, offResistance }: ManualSwitch, allocator: Allocator) {
    super({ id, nodes, isLinear: true }, allocator);
    this.#isClosed = closed;
    this.#onConductance = 1 / (onResistance ?? CLOSED_RESISTANCE);
    this.#offConductance = 1 / (offResistance ?? OPEN_RESISTANCE);
    this.useConductance(0, 1);
    this.seal();
  }

  load(): void {
    this.clear();
    this.conduct(0, 1, this.#isClosed ? this.#onConductance : this.#offConductance);
  }

  override set(parameter: string, value: number): boolean {
    if (parameter !== "closed" || !Number.isFinite(value)) return false;
    this.#isClosed = value !== 0;
    return true;
  }
}

export class CapacitorDevice extends Device {
  #capacitance: number;
  readonly #initialVoltage: number | undefined;
  readonly #charge: number;

  constructor({ id, nodes, capacitance, initialVoltage }: Capacitor, allocator: Allocator) {
    super({ id, nodes, isLinear: true }, allocator);
    this.#capacitance = capacitance;
    this.#initialVoltage = initialVoltage;
    this.#charge = allocator.charges.allocate("charge");
    this.useConductance(0, 1);
    this.seal();
  }

  load({ holdsInitialValues, isOperatingPoint }: LoadContext): void {
    this.clear();
    if (isOperatingPoint && holdsInitialValues) {
      this.conduct(0, 1, HOLDING_CONDUCTANCE);
      this.drive(0, 1, -HOLDING_CONDUCTANCE * (this.#initialVoltage ?? 0));
      return;
    }
    this.conduct(0, 1, this.charges.slope * this.#capacitance);
    this.drive(0, 1, this.charges.constant(this.#charge));
  }

  override keepCharges(x: Float64Array): void {
    this.charges.put(this.#charge, this.#capacitance * this.voltage(x, 0, 1));
  }

  override set(parameter: string, value: number): boolean {
    if (parameter !== "capacitance" || !(value > 0)) return false;
    this.#capacitance = value;
    return true;
  }
}
