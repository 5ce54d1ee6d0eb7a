// Optocouplers with a transistor: a light-emitting diode, and a current by the transfer ratio.
import { rowsOf } from "./diodes";
import { type GenericModel, rounded } from "./generic-model";

/** Names | pins A K E C, then B or nothing | transfer ratio % at 10 mA | forward volts at 10 mA | rise time µs | VCE(sat) V. */
const COUPLERS = `
PC817 EL817 LTV-817 TLP785 TLP621 | 1 2 3 4 | 100 | 1.2 | 4 | 0.1
PC817C EL817C LTV-817C | 1 2 3 4 | 250 | 1.2 | 4 | 0.1
PC817B EL817B LTV-817B | 1 2 3 4 | 180 | 1.2 | 4 | 0.1
4N25 4N26 | 1 2 4 5 | 50 | 1.2 | 2 | 0.15
4N27 4N28 | 1 2 4 5 | 30 | 1.2 | 2 | 0.15
4N35 4N36 4N37 | 1 2 4 5 | 120 | 1.2 | 3 | 0.15
CNY17-3 | 1 2 4 5 | 150 | 1.25 | 3 | 0.2
`;

/** The collector's current follows that of the diode with one time constant, t(10 % to 90 %) = 2.2 tau. */
function coupler([
  names = "",
  pins = "",
  ratio = "",
  volts = "",
  micros = "",
  saturation = "",
]: string[]): GenericModel {
  const [name = "", ...aliases] = names.split(" ");
  const id = name.replace(/\W/g, "_");
  const saturated = Number(saturation) / 2;
  const current = 0.01;
  const emission = 1.7;
  const series = 5;
  const leakage = current / Math.exp((Number(volts) - series * current) / (emission * 0.025852));
  return {
    ...{ name: id, aliases: id === name ? aliases : [name, ...aliases], letter: "X" },
    pins: pins.split(" ").map((pin) => [pin]),
    cards: [
      `.subckt ${id} A K E C`,
      "V1 A D 0",
      `D1 D K ${id}_LED`,
      "B1 0 X I=max(I(V1),0)",
      "R1 X 0 1",
      `C1 X 0 ${rounded((Number(micros) * 1e-6) / 2.2)}`,
      `B2 C E I=${rounded(Number(ratio) / 100)}*V(X)*tanh(max(V(C,E),0)/${rounded(saturated)})`,
      "R2 C E 1G",
      "R3 K E 100G",
      `.model ${id}_LED D(IS=${rounded(leakage)} N=${emission} RS=${series} CJO=30p BV=6)`,
      `.ends ${id}`,
    ],
    source: `CTR ${ratio} % at 10 mA, VF ${volts} V, rise time ${micros} µs, VCE(sat) ${saturation} V`,
  };
}

export const OPTOCOUPLER_MODELS: readonly GenericModel[] = rowsOf(COUPLERS).map(coupler);
