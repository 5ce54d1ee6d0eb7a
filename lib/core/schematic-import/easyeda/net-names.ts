// Names of nets. EasyEDA Pro does not tell capitals from small letters: its boards have all names in capitals.
import { plainNetName } from "../plain-net-name";

export class NetNames {
  readonly #ignoresCase: boolean;
  /** The first spelling of each name. */
  readonly #spellings = new Map<string, string>();

  constructor(ignoresCase: boolean) {
    this.#ignoresCase = ignoresCase;
  }

  textOf(name: string): string {
    const plain = plainNetName(name);
    if (!this.#ignoresCase) return plain;
    const known = this.#spellings.get(plain.toUpperCase());
    if (known === undefined) this.#spellings.set(plain.toUpperCase(), plain);
    return known ?? plain;
  }
}
