// Names of nodes: SPICE does not tell capitals from small letters.
import { plainNetName } from "../plain-net-name";

export interface NodeName {
  readonly text: string;
  readonly change: "nodeCase" | "nodeSigns" | null;
  readonly isGlobal: boolean;
}

export class NodeNames {
  readonly #globals: ReadonlySet<string>;
  /** The first spelling of each name. */
  readonly #spellings = new Map<string, string>();

  constructor(globals: readonly string[]) {
    this.#globals = new Set(globals.map((name) => name.toLowerCase()));
  }

  /** "0" is the reference of the circuit, and "gnd" is another name of it. */
  isGround(name: string): boolean {
    return /^(?:0|gnd)$/i.test(name);
  }

  nameOf(name: string): NodeName {
    const plain = plainNetName(name);
    const lower = plain.toLowerCase();
    const known = this.#spellings.get(lower);
    if (known === undefined) this.#spellings.set(lower, plain);
    const change = plain !== name ? "nodeSigns" : known !== undefined && known !== plain ? "nodeCase" : null;
    return { text: known ?? plain, change, isGlobal: this.#globals.has(name.toLowerCase()) };
  }
}
