// Commands of a control block: loops and branches with what they contain. ngspice manual, chapter "Control structures".
import type { LogicalLine } from "./logical-lines";

export interface ControlCommand {
  readonly line: LogicalLine;
  /** Null for a command that is no loop or branch. */
  readonly body: readonly ControlCommand[] | null;
}

/** Commands that become directives. */
const TAKEN = /^(op|dc|ac|tran|noise|tf|pz|sens|disto|meas|measure)\b/i;

/** Commands that show, compute or store what has been computed. */
const WITHOUT_EFFECT =
  /^(run|plot|gnuplot|hardcopy|print|echo|display|listing|show|showmod|write|wrdata|set|unset|setcs|setplot|setscale|let|unlet|define|undefine|deftype|linearize|fft|spec|psd|fourier|quit|exit|settype|save|rusage|status|shell|cd|destroy|reset|compose|cross|diff|strcmp|break|continue|remcirc|version|where)\b/i;

const OPENS = /^(foreach|while|dowhile|repeat|if)\b/i;

export const isTakenCommand = (text: string): boolean => TAKEN.test(text);
export const isCommandWithoutEffect = (text: string): boolean => WITHOUT_EFFECT.test(text);

/** A loop that is not closed ends with the block; "else" belongs to the body of its "if". */
export function readControlProgram(lines: readonly LogicalLine[]): ControlCommand[] {
  const top: ControlCommand[] = [];
  const open: ControlCommand[][] = [top];
  for (const line of lines) {
    const here = open.at(-1) ?? top;
    if (/^end\s*$/i.test(line.text)) {
      if (open.length > 1) open.pop();
    } else if (OPENS.test(line.text)) {
      const body: ControlCommand[] = [];
      here.push({ line, body });
      open.push(body);
    } else if (!/^else\s*$/i.test(line.text)) here.push({ line, body: null });
  }
  return top;
}
