// Shunt references: adjustable ones with a reference pin, and fixed ones.
import { rowsOf, ZENER_PINS } from "./diodes";
import { type GenericModel, rounded } from "./generic-model";

/** Names | reference volts | dynamic ohms | reference current µA. */
const ADJUSTABLE = `
TL431 TL431A TL432 LM431 KA431 | 2.495 | 0.2 | 2
TLV431 TLV432 LMV431 | 1.24 | 0.25 | 0.15
`;

/**
 * The cathode sinks a current that rises by the reciprocal of the dynamic impedance behind the reference voltage, with a
 * corner of 1 mV; below the reference voltage it has none left.
 */
function adjustable([names = "", volts = "", ohms = "", microamperes = ""]: string[]): GenericModel {
  const [name = "", ...aliases] = names.split(" ");
  return {
    ...{
      name,
      aliases,
      letter: "X",
      pins: [
        ["REF", "R"],
        ["A", "ANODE"],
        ["K", "C", "CATHODE"],
      ],
    },
    cards: [
      `.subckt ${name} REF A K`,
      `B1 K A I=ln(1+exp(max(min((V(REF,A)-${volts})/0.001,200),-200)))*0.001/${ohms}*(0.5+0.5*tanh((V(K,A)-${Number(volts) - 0.3})/0.05))`,
      `I1 REF A ${microamperes}u`,
      "C1 REF A 5p",
      "R1 K A 1Meg",
      `.ends ${name}`,
    ],
    source: `reference ${volts} V, dynamic impedance ${ohms} Ω, reference current ${microamperes} µA`,
  };
}

/** Name, other parts, volts, amperes of the test, dynamic ohms there. */
const FIXED: readonly (readonly [name: string, aliases: string, volts: number, amperes: number, ohms: number])[] = [
  ["LM4040-2.5", "LM4040DIZ-2.5 LT1009 LM336-2.5 LM385-2.5", 2.5, 1e-3, 0.3],
  ["LM4040-4.1", "LM4040DIZ-4.1", 4.096, 1e-3, 0.5],
  ["LM4040-5.0", "LM4040DIZ-5.0 LM336-5.0", 5, 1e-3, 0.5],
  ["LM385-1.2", "LM4041-1.2 ICL8069", 1.235, 1e-3, 0.4],
];

/** As the adjustable ones, whose reference pin is the cathode. */
const fixed = ([name, aliases, volts, amperes, ohms]: (typeof FIXED)[number]): GenericModel => {
  const id = name.replace(/\W/g, "_");
  // Rounded within a third of the drop at the test current, where the impedance is then the data sheet's.
  const corner = rounded((ohms * amperes) / 3);
  return {
    ...{ name: id, aliases: [name, ...aliases.split(" ")], letter: "X", pins: ZENER_PINS },
    cards: [
      `.subckt ${id} A K`,
      `B1 K A I=ln(1+exp(max(min((V(K,A)-${volts - ohms * amperes})/${corner},200),-200)))*${rounded(Number(corner) / ohms)}`,
      `D1 A K ${id}_F`,
      "R1 K A 1Meg",
      `.model ${id}_F D(IS=2e-15 N=1.1 RS=0.5)`,
      `.ends ${id}`,
    ],
    source: `${volts} V at ${amperes * 1e3} mA, dynamic impedance ${ohms} Ω`,
  };
};

export const REFERENCE_MODELS: readonly GenericModel[] = [...rowsOf(ADJUSTABLE).map(adjustable), ...FIXED.map(fixed)];
