// Gerber files by chance: every command of the format and of its past, in the places where they belong and in others.

import { decimal, digits, whole } from "./numbers";
import type { Random } from "../../../support/random";

export function gerberText(random: Random): string {
  const lines = [...header(random), ...random.many(8, () => definition(random)), ...body(random, 0)];
  if (random.isLuck(0.9)) lines.push(random.one(["M02*", "M00*", "M30*"]));
  return lines.join(random.one(["\n", "\n", "\r\n", "\r", ""]));
}

function header(random: Random): string[] {
  const format = `%FS${random.one(["L", "L", "T", "D"])}${random.one(["A", "A", "I"])}X${whole(random, 0, 7)}${whole(random, 1, 7)}Y24*%`;
  const lines = [
    random.isLuck(0.8) ? "%FSLAX44Y44*%" : format,
    random.one(["%MOMM*%", "%MOMM*%", "%MOIN*%", "G70*", ""]),
  ];
  if (random.isLuck(0.1)) lines.push("%TF.FileFunction,Copper,L1,Top*%");
  if (random.isLuck(0.1)) lines.push("G04 #@! TF.FileFunction,Soldermask,Bot*");
  return random.isLuck(0.03) ? lines.reverse() : lines;
}

const CODES = ["10", "11", "12", "13", "14", "15", "20", "999"];

function definition(random: Random): string {
  const code = random.one(CODES);
  const size = () => decimal(random, 0, 4);
  return random.one([
    () => `%ADD${code}C,${size()}${random.isLuck(0.3) ? `X${size()}` : ""}*%`,
    () => `%ADD${code}R,${size()}X${size()}*%`,
    () => `%ADD${code}O,${size()}X${size()}${random.isLuck(0.2) ? `X${size()}X${size()}` : ""}*%`,
    () => `%ADD${code}P,${size()}X${whole(random, 2, 14)}X${decimal(random, -360, 360)}*%`,
    () => `${macro(random)}\n%ADD${code}M1,${size()}X${size()}X${size()}*%`,
    () => `%TA.AperFunction,${random.one(["Conductor", "ViaPad", "ComponentPad", "x".repeat(300)])}*%`,
  ])();
}

function macro(random: Random): string {
  const values = (count: number) => Array.from({ length: count }, () => expression(random, 0)).join(",");
  const primitive = () =>
    random.one([
      () => `1,${exposure(random)},${values(random.one([3, 4]))}`,
      () => `20,${exposure(random)},${values(6)}`,
      () => `21,${exposure(random)},${values(5)}`,
      () => `5,${exposure(random)},${whole(random, 2, 14)},${values(4)}`,
      () => `7,${values(6)}`,
      () => `6,${values(2)},${decimal(random)},0.1,0.1,${whole(random, 0, 9)},0.1,${decimal(random)},0`,
      () => outline(random),
      () => `$${whole(random, 1, 9)}=${expression(random, 0)}`,
      () => "0 a note",
      () => random.one(["99,1", "4,1,3,", "1", "$1=", ","]),
    ])();
  return `%AMM1*\n${random.many(6, primitive).join("*\n")}*%`;
}

function exposure(random: Random): string {
  return random.one(["1", "1", "1", "0", "2", "$1"]);
}

function outline(random: Random): string {
  const count = 2 + random.below(5);
  const points = Array.from({ length: count + 1 }, () => `${decimal(random, -2, 2)},${decimal(random, -2, 2)}`);
  return `4,${exposure(random)},${random.isLuck(0.95) ? count : whole(random, 0, 99)},${points.join(",")},${decimal(random, 0, 90)}`;
}

function expression(random: Random, depth: number): string {
  if (depth > 4 || random.isLuck(0.6)) return random.isLuck(0.4) ? `$${whole(random, 1, 5)}` : decimal(random, -2, 2);
  const [a, b] = [expression(random, depth + 1), expression(random, depth + 1)];
  return random.one([`${a}+${b}`, `${a}-${b}`, `${a}x${b}`, `${a}/${b}`, `(${a})`, `-${a}`, `((${a}`, "1/(2-2)"]);
}

function body(random: Random, depth: number): string[] {
  return random.many(depth === 0 ? 40 : 6, () => statement(random, depth));
}

function statement(random: Random, depth: number): string {
  const place = () =>
    `${random.isLuck(0.9) ? `X${digits(random)}` : ""}${random.isLuck(0.9) ? `Y${digits(random)}` : ""}`;
  const centre = () => `I${digits(random)}J${digits(random)}`;
  const plain = [
    () => `${place()}D01*`,
    () => `${place()}D01*`,
    () => `${place()}D02*`,
    () => `${place()}D03*`,
    () => `D${random.one(CODES)}*`,
    () => `${random.one(["G02", "G03"])}${place()}${centre()}D01*`,
    () => random.one(["G01*", "G74*", "G75*", "G90*", "G91*", "G10*", "G12*", "G54D10*", "G04 note*", "G99*"]),
    () => `%LP${random.one(["D", "C", "C", "X"])}*%`,
    () => `%LM${random.one(["N", "X", "Y", "XY"])}*%`,
    () => `%LR${decimal(random, -360, 360)}*%`,
    () => `%LS${decimal(random, 0.1, 3)}*%`,
    () => `G36*\n${body(random, depth + 3).join("\n")}\nG37*`,
    () => definition(random),
    () => `%T${random.one(["O.N,GND", "O.P,R1,2", "D", "D.N", "O.C,U1", "A.x,1"])}*%`,
    () => deprecated(random),
  ];
  if (depth < 2)
    plain.push(
      () => repeated(random, depth),
      () => block(random, depth),
    );
  return random.one(plain)();
}

function repeated(random: Random, depth: number): string {
  const [columns, rows] = [whole(random, 0, 3), whole(random, 0, 3)];
  const open = `%SRX${columns}Y${rows}I${decimal(random, -20, 20)}J${decimal(random, -20, 20)}*%`;
  return `${open}\n${body(random, depth + 1).join("\n")}\n${random.isLuck(0.9) ? "%SR*%" : ""}`;
}

function block(random: Random, depth: number): string {
  const close = random.isLuck(0.9) ? "%AB*%" : "";
  return `%ABD${random.one(CODES)}*%\n${body(random, depth + 1).join("\n")}\n${close}`;
}

function deprecated(random: Random): string {
  const pair = (low: number, high: number) => `A${decimal(random, low, high)}B${decimal(random, low, high)}`;
  return random.one([
    () => `%OF${pair(-50, 50)}*%`,
    () => `%IO${pair(-50, 50)}*%`,
    () => `%SF${pair(0.1, 4)}*%`,
    () => `%MIA${random.below(2)}B${random.below(2)}*%`,
    () => `%IR${random.one(["0", "90", "180", "270", "45"])}*%`,
    () => `%AS${random.one(["AXBY", "AYBX"])}*%`,
    () => `%IP${random.one(["POS", "NEG", "?"])}*%`,
    () =>
      `%KO${random.one(["C", "D", ""])}X${decimal(random)}Y${decimal(random)}I${decimal(random)}J${decimal(random)}*%`,
    () => `%LN${"n".repeat(random.below(40))}*%`,
  ])();
}
