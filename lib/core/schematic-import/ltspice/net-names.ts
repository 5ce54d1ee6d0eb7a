// Names of nets: LTspice does not tell capitals from small letters, and has signs that mean a bus here.
import { plainNetName } from "../plain-net-name";

const MAX_MEMBERS = 512;

/** "D[0:7]" names the nets D[0] to D[7]. */
const BUS = /^([^[\]{}:,]{1,200})\[(\d{1,4}):(\d{1,4})\]$/;

export interface NetName {
  readonly text: string;
  readonly isBus: boolean;
  readonly change: "nameCase" | "nameSigns" | "busName" | null;
}

/** "0" and GND are the reference of the circuit. */
export const isGround = (name: string): boolean => /^(?:0|gnd)$/i.test(name);

/** Nets of such names are one on all sheets. */
export const isGlobalName = (name: string): boolean => /^\$g_/i.test(name);

/** Members keep their names: a vector of ours would name them D0 to D7. */
function busText(name: string): string | null {
  const [, prefix, first, last] = BUS.exec(name) ?? [];
  if (prefix === undefined) return null;
  const [low, high] = [Math.min(Number(first), Number(last)), Math.max(Number(first), Number(last))];
  if (high - low >= MAX_MEMBERS || /\s/.test(prefix)) return null;
  const text = `{${Array.from({ length: high - low + 1 }, (_, at) => `${prefix}[${low + at}]`).join(" ")}}`;
  return text.length <= 1_000 ? text : null;
}

export class NetNames {
  /** The first spelling of each name, over the whole design. */
  readonly #spellings = new Map<string, string>();

  nameOf(name: string): NetName {
    const bus = busText(name);
    if (bus !== null) return { text: bus, isBus: true, change: "busName" };
    const plain = plainNetName(name);
    const lower = plain.toLowerCase();
    const known = this.#spellings.get(lower);
    if (known === undefined) this.#spellings.set(lower, plain);
    const change = plain !== name ? "nameSigns" : known !== undefined && known !== plain ? "nameCase" : null;
    return { text: known ?? plain, isBus: false, change };
  }
}
