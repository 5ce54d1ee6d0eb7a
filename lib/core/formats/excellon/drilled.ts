// Holes and slots drilled so far by a program, each with its tool.

import type { DrillSlot } from "@/lib/core/board/drill";

export type ToolSlot = DrillSlot & { tool: number };

export class Drilled {
  /** [x, y, diameter] per hole. */
  readonly holes: number[] = [];
  /** The number of the tool of each hole. */
  readonly holeTools: number[] = [];
  readonly slots: ToolSlot[] = [];

  get count(): number {
    return this.holeTools.length + this.slots.length;
  }

  addHole(x: number, y: number, diameterMm: number, tool: number): void {
    this.holes.push(x, y, diameterMm);
    this.holeTools.push(tool);
  }

  /** Takes the last hole back where that tool drilled it there. */
  takeBack(x: number, y: number, tool: number): void {
    const [lastX, lastY] = this.holes.slice(-3);
    if (lastX !== x || lastY !== y || this.holeTools.at(-1) !== tool) return;
    this.holes.length -= 3;
    this.holeTools.pop();
  }

  addSlot(diameterMm: number, path: Float64Array, tool: number): void {
    this.slots.push({ diameterMm, path, tool });
  }
}
