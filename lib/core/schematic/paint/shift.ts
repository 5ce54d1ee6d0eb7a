// Primitives moved on the sheet.
import type { Point } from "../model/units";
import type { PathCommand, Primitive } from "./primitive";

function shiftCommand(command: PathCommand, x: number, y: number): PathCommand {
  if (command.length === 3) return [command[0], command[1] + x, command[2] + y];
  if (command.length === 1) return command;
  const [letter, x1, y1, x2, y2, x3, y3] = command;
  return [letter, x1 + x, y1 + y, x2 + x, y2 + y, x3 + x, y3 + y];
}

function shiftPrimitive(primitive: Primitive, { x, y }: Point): Primitive {
  if (primitive.kind === "path") {
    const { ink, width, line, fill } = primitive;
    const commands = primitive.commands.map((command) => shiftCommand(command, x, y));
    return { kind: "path", ink, commands, width, line, fill };
  }
  const at = { x: primitive.at.x + x, y: primitive.at.y + y };
  if (primitive.kind === "image") return { ...primitive, at };
  // Spelled out, as copies of objects take half the time of painting.
  const { ink, text, size, isBold, isItalic, align, baseline, rotation } = primitive;
  return { kind: "text", ink, text, at, size, isBold, isItalic, align, baseline, rotation };
}

export const shiftPrimitives = (primitives: readonly Primitive[], by: Point): Primitive[] =>
  primitives.map((primitive) => shiftPrimitive(primitive, by));
