// Control blocks: analyses and measurements are taken over as directives, what changes the circuit is refused.
import { type SpiceFinding, spiceFinding } from "./finding";
import type { LogicalLine } from "./logical-lines";

/** Commands that become directives. */
const TAKEN = /^(op|dc|ac|tran|noise|tf|pz|sens|disto|meas|measure)\b/i;
/** Commands that show or store what has been computed. */
const WITHOUT_EFFECT =
  /^(run|plot|gnuplot|hardcopy|print|echo|display|listing|show|showmod|write|wrdata|set|setplot|unset|let|linearize|fft|spec|psd|fourier|quit|exit|settype|save|rusage|status|shell|cd|destroy|reset)\b/i;

export interface ControlBlocks {
  readonly lines: readonly LogicalLine[];
  readonly findings: readonly SpiceFinding[];
}

/** The lines without control blocks, with the directives that they stand for. */
export function withoutControl(lines: readonly LogicalLine[]): ControlBlocks {
  const kept: LogicalLine[] = [];
  const findings: SpiceFinding[] = [];
  let isInside = false;
  for (const line of lines) {
    const { source, text } = line;
    if (/^\.control\b/i.test(text)) isInside = true;
    else if (/^\.endc\b/i.test(text)) isInside = false;
    else if (!isInside) kept.push(line);
    else if (TAKEN.test(text)) kept.push({ source, text: `.${text}` });
    else if (!WITHOUT_EFFECT.test(text))
      findings.push(spiceFinding("REFUSED_CONTROL", { subject: text.split(/\s/)[0] ?? "", source, text }));
  }
  return { lines: kept, findings };
}
