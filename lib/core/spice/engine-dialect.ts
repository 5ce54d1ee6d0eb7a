// Lines as the engine takes them where it differs from other simulators.
import { wordsOf } from "./words";

/**
 * Frequency-modulated sources: SFFM(offset amplitude carrier index signal) in SPICE3, LTspice, KiCad and ngspice 46. ngspice
 * 45, which the engine is, has the two frequencies the other way round.
 */
export function engineLine(text: string): string {
  if (!/^[vi]/i.test(text)) return text;
  const words = wordsOf(text);
  const at = words.findIndex((word) => /^sffm$/i.test(word.text));
  const [carrier, index, signal] = words.slice(at + 3, at + 6);
  if (at < 0 || !carrier || !index || !signal) return text;
  const end = signal.start + signal.text.length;
  return `${text.slice(0, carrier.start)}${signal.text} ${index.text} ${carrier.text}${text.slice(end)}`;
}

const GROUND = /(?<![\w.#:])gnd(?![\w.#:])/gi;

/**
 * ngspice takes "gnd" for node 0 wherever it stands, so a subcircuit with such a port is connected to ground whatever its
 * pin is connected to. The port gets another name.
 */
export function withGroundPorts<Line extends { readonly text: string }>(lines: readonly Line[]): Line[] {
  const open: boolean[] = [];
  return lines.map((line) => {
    const { text } = line;
    const [, ports] = /^\.subckt\s+\S+([^=]*)/i.exec(text) ?? [];
    if (ports !== undefined) open.push(/(?<=\s)gnd(?=\s|$)/i.test(ports));
    const isPort = open.at(-1) === true;
    if (/^\.ends\b/i.test(text)) open.pop();
    return isPort ? { ...line, text: text.replace(GROUND, "gnd_port") } : line;
  });
}
