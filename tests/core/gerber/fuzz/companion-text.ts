// Random companion files of drawings: netlists and job files.

import { decimal, whole } from "./numbers";
import type { Random } from "../../../support/random";

export function netlistText(random: Random): string {
  const lines = ["C  IPC-D-356A", random.one(["P  UNITS CUST 0", "P  UNITS CUST 1", "P  UNITS SI", ""]), "P  JOB X"];
  lines.push(...random.many(4, () => `P  NNAME${whole(random, 0, 9)}  LONG_NET_NAME_${random.below(9)}`));
  lines.push(...random.many(40, () => record(random)));
  if (random.isLuck(0.9)) lines.push("999");
  return lines.join(random.one(["\n", "\r\n"]));
}

function record(random: Random): string {
  const net = random.one(["GND", "VCC", "N/C", "NNAME1", ""]).padEnd(14);
  const place = () => `X${count(random)}Y${count(random)}`;
  return random.one([
    () =>
      `${random.one(["317", "327", "367", "307", "017", "027"])}${net}   ${random.one(["U1", "VIA", ""]).padEnd(6)}-${whole(random, 1, 99).slice(0, 3).padEnd(4)}D0${whole(random, 100, 999)}${random.one(["P", "U", " "])}A0${random.below(4)}${place()}X0600Y0000R${whole(random, 0, 360)}S${random.below(5)}`,
    () => `378${net}   L0${random.below(9)} X${whole(random, 0, 999)} ${random.many(5, place).join(" ")}*${place()}`,
    () =>
      `389${random.one(["BOARD_EDGE", "SCORE_LINE", "PANEL_EDGE"]).padEnd(14)}   ${random.many(6, place).join(" ")}`,
    () => random.one(["C  note", "", "37", "379", "xxxx", "317"]),
  ])();
}

function count(random: Random): string {
  const digits = whole(random, 0, 999_999);
  return random.one(["+", "-", " ", ""]) + digits.padStart(6, "0");
}

const FUNCTIONS = ["Copper,L1,Top", "Copper,L2,Bot", "SolderMask,Top", "Profile", "Plated,1,2,PTH", "Nonsense", ""];

export function jobText(random: Random): string {
  const files = random.many(8, () => ({
    Path: random.one(["top.gbr", "bot.gbr", "../x", ""]),
    FileFunction: random.one(FUNCTIONS),
  }));
  const job = {
    Header: { GenerationSoftware: { Vendor: "x" } },
    GeneralSpecs: { Size: { X: Number(decimal(random)), Y: decimal(random) }, LayerNumber: whole(random, 0, 9) },
    FilesAttributes: random.one<unknown>([files, files, {}, null, [1, "x", null], "text"]),
  };
  const text = JSON.stringify(job);
  return random.isLuck(0.2) ? text.slice(0, random.below(text.length)) : text;
}
