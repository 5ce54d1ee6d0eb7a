// Findings of reading and running netlists: what is wrong, at which line, and what to do.

/** Place in a file; `file` is null for the netlist itself. Lines count from 1. */
export interface SpiceSource {
  readonly file: string | null;
  readonly line: number;
}

/** Remedies by finding. */
const ADVICE = {
  EMPTY_NETLIST: "Add elements and an analysis such as .tran 1u 1m.",
  TOO_LARGE: "Split the netlist, or remove what is not simulated.",
  INCLUDE_NOT_FOUND: "Add the file to the project, or paste its models into the netlist.",
  INCLUDE_TOO_DEEP: "Remove the loop of files that include each other.",
  LIBRARY_SECTION_NOT_FOUND: "Check the name of the section behind the file's name.",
  MALFORMED_ELEMENT: "Write the name, the nodes, then the value or the model.",
  UNKNOWN_ELEMENT: "The first letter of a name gives the kind of the element. Use one of ngspice's letters.",
  REFUSED_ELEMENT: "Replace it by controlled sources (B, E, G) or by a subcircuit.",
  REFUSED_FUNCTION: "Write it with functions of ngspice, such as min, max, abs or the operator ? :.",
  REFUSED_MODEL: "Use a compact model, such as NPN, NMOS or D.",
  DUPLICATE_NAME: "Rename one of the two.",
  MODEL_NOT_FOUND: "Add a .model line with this name, or include the file that has it.",
  SUBCIRCUIT_NOT_FOUND: "Add a .subckt with this name, or include the file that has it.",
  PORT_COUNT: "Give as many nodes as the .subckt line has ports, in the same order.",
  SUBCIRCUIT_NOT_CLOSED: "Close it with .ends.",
  UNEXPECTED_ENDS: "Remove the .ends, or add the .subckt line that it closes.",
  SUBCIRCUIT_TOO_DEEP: "Check whether a subcircuit contains itself.",
  MALFORMED_DIRECTIVE: "Check its arguments.",
  REFUSED_DIRECTIVE: "Remove the line; the simulator has no such directive.",
  REFUSED_CONTROL: "Write analyses and measurements as directives, such as .tran and .meas.",
  IGNORED_DIRECTIVE: "Nothing to do: results are shown without it.",
  MALFORMED_EXPRESSION: "Check operators, parentheses and names.",
  UNDEFINED_PARAMETER: "Define it with .param, or correct its name.",
  CIRCULAR_PARAMETER: "Give one of the parameters a number.",
  NO_ANALYSIS: "Add an analysis: .op, .tran 1u 1m, .ac dec 20 1 1Meg or .dc V1 0 5 0.1.",
  NO_GROUND: "Connect one node to ground: call it 0, or place a ground symbol.",
  FLOATING_NODE: "Connect it, or add a large resistor to ground, such as 1G.",
  NO_SUPPLY: "Place the unit with the part's supply pins, and connect them.",
  MODEL_MISSING: "Set a model in the part's simulation fields, or exclude the part from simulation.",
  GENERIC_MODEL: "Set the part's own model if its exact behavior matters.",
  TOO_MANY_RUNS: "Use fewer values in .step.",
  UNKNOWN_TARGET: "Name an element, a parameter, a model's parameter such as 2N3904.BF, or TEMP.",
  NO_DC_PATH: "Add a large resistor from the node to ground, such as 1G, or a path that carries direct current.",
  SOURCE_LOOP: "Put a small resistor, such as 1m, in series with one of the sources or inductors in the loop.",
  NO_CONVERGENCE: "Check values and models; try .options gmin=1e-10 or .nodeset, or raise the supplies slowly.",
  TIMESTEP_TOO_SMALL:
    "Give edges and switches a finite slope, add a small capacitor there, or try .options method=gear.",
  OUT_OF_RANGE: "Keep the function's argument inside its range, for example with max(x, 1e-12).",
  MEASUREMENT_FAILED: "Check that the level is crossed within the time or frequency range of the analysis.",
  ENGINE_ERROR: "Check the line that the message names.",
} as const;

export type SpiceFindingCode = keyof typeof ADVICE;

export interface SpiceFinding {
  readonly code: SpiceFindingCode;
  /** An error prevents the run, or made it fail. */
  readonly severity: "error" | "warning";
  readonly source: SpiceSource | null;
  /** Name of the node, device, model or directive; the message of the engine where there is no other. */
  readonly subject: string;
  /** The line as it stands in the netlist; empty without one. */
  readonly text: string;
  readonly advice: string;
}

interface FindingInit {
  readonly subject: string;
  readonly source?: SpiceSource | null;
  readonly text?: string;
  readonly severity?: SpiceFinding["severity"];
}

export function spiceFinding(code: SpiceFindingCode, init: FindingInit): SpiceFinding {
  const { subject, source = null, text = "", severity = "error" } = init;
  return { code, severity, source, subject, text, advice: ADVICE[code] };
}
