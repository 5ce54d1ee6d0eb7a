// Independent and controlled sources, linear all.
import { type Allocator, Device, type LoadContext } from "../engine/device";
import type { CurrentControlled, CurrentSource, VoltageControlled, VoltageSource } from "../circuit/circuit";
import { longestStep, nextCorner, type Waveform, waveformAt } from "../circuit/waveform";

/** The waveform with one parameter changed; undefined if it has no such number. */
function changed(waveform: Waveform, parameter: string, value: number): Waveform | undefined {
  if (!Number.isFinite(value) || parameter === "shape" || !(parameter in waveform)) return undefined;
  if ((parameter === "frequency" || parameter === "period" || parameter === "carrier") && value <= 0) return undefined;
  return parameter === "points" ? undefined : { ...waveform, [parameter]: value };
}

abstract class WaveformDevice extends Device {
  protected waveform: Waveform = { shape: "dc", value: 0 };

  protected now({ time, sourceScale }: LoadContext): number {
    return sourceScale * waveformAt(this.waveform, time);
  }

  override nextBreakpoint(time: number): number {
    return nextCorner(this.waveform, time);
  }

  override longestStep(): number {
    return longestStep(this.waveform);
  }

  override set(parameter: string, value: number): boolean {
    const waveform = changed(this.waveform, parameter, value);
    if (waveform) this.waveform = waveform;
    return waveform !== undefined;
  }
}

export class VoltageSourceDevice extends WaveformDevice {
  constructor({ id, nodes, waveform }: VoltageSource, allocator: Allocator) {
    super({ id, nodes, internal: ["current"], isLinear: true }, allocator);
    this.waveform = waveform;
    this.useBranch(0, 1, 2);
    this.seal();
  }

  get branchUnknown(): number {
    return this.unknowns[2] ?? 0;
  }

  load(context: LoadContext): void {
    this.clear();
    this.branch(0, 1, 2);
    this.b[2] = this.now(context);
  }
}

export class CurrentSourceDevice extends WaveformDevice {
  constructor({ id, nodes, waveform }: CurrentSource, allocator: Allocator) {
    super({ id, nodes, isLinear: true }, allocator);
    this.waveform = waveform;
    this.seal();
  }

  load(context: LoadContext): void {
    this.clear();
    this.drive(0, 1, this.now(context));
  }
}

/** E and G. */
export class VoltageControlledDevice extends Device {
  readonly #isVoltage: boolean;
  #gain: number;

  constructor({ id, kind, nodes, gain }: VoltageControlled, allocator: Allocator) {
    const isVoltage = kind === "voltage-controlled-voltage";
    super({ id, nodes, internal: isVoltage ? ["current"] : [], isLinear: true }, allocator);
    this.#isVoltage = isVoltage;
    this.#gain = gain;
    if (isVoltage) {
      this.useBranch(0, 1, 4);
      this.use(4, 2);
      this.use(4, 3);
    } else this.useTransconductance(0, 1, 2, 3);
    this.seal();
  }

  load(): void {
    this.clear();
    if (!this.#isVoltage) {
      this.transconduct(0, 1, 2, 3, this.#gain);
      return;
    }
    this.branch(0, 1, 4);
    this.add(4, 2, -this.#gain);
    this.add(4, 3, this.#gain);
  }

  override set(parameter: string, value: number): boolean {
    if (parameter !== "gain" || !Number.isFinite(value)) return false;
    this.#gain = value;
    return true;
  }
}

/** F and H; `controller` is the unknown of the controlling branch. */
export class CurrentControlledDevice extends Device {
  readonly #isVoltage: boolean;
  #gain: number;

  constructor({ id, kind, nodes, gain }: CurrentControlled, controller: number, allocator: Allocator) {
    const isVoltage = kind === "current-controlled-voltage";
    super({ id, nodes, internal: isVoltage ? ["current"] : [], foreign: [controller], isLinear: true }, allocator);
    this.#isVoltage = isVoltage;
    this.#gain = gain;
    if (isVoltage) {
      this.useBranch(0, 1, 2);
      this.use(2, 3);
    } else {
      this.use(0, 2);
      this.use(1, 2);
    }
    this.seal();
  }

  load(): void {
    this.clear();
    if (this.#isVoltage) {
      this.branch(0, 1, 2);
      this.add(2, 3, -this.#gain);
    } else {
      this.add(0, 2, this.#gain);
      this.add(1, 2, -this.#gain);
    }
  }

  override set(parameter: string, value: number): boolean {
    if (parameter !== "gain" || !Number.isFinite(value)) return false;
    this.#gain = value;
    return true;
  }
}
