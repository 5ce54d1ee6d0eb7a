// Settings of the circuit: the time step becomes an analysis, models a directive; scopes and sliders have no counterpart.
import { GRID } from "@/lib/core/schematic/model/units";
import { settingName } from "./kinds";
import { type FalstadSheet, LINE_HEIGHT } from "./sheet";
import { spiceText } from "./values";

const STYLE = { size: GRID, isBold: false, isItalic: false, horizontal: "start", vertical: "start" } as const;
const MAX_TEXT = 20_000;

/** Shown: some periods of the slowest source, within these numbers of steps. */
const PERIODS = 4;
const STEPS = { least: 4000, most: 20_000 };

function analysisOf({ circuit: { timeStep }, frequencies }: FalstadSheet): string | null {
  if (!(timeStep > 0 && timeStep < 1e6)) return null;
  const slowest = frequencies.reduce((least, frequency) => Math.min(least, frequency), Infinity);
  const wanted = Number.isFinite(slowest) ? PERIODS / slowest : 0;
  const time = Math.min(Math.max(wanted, STEPS.least * timeStep), STEPS.most * timeStep);
  // The original has no operating point either: it begins with empty capacitors, so that oscillators start.
  return `.tran ${spiceText(timeStep)} ${spiceText(time)} uic`;
}

export function addSettings(sheet: FalstadSheet): void {
  const { circuit, report } = sheet;
  const analysis = analysisOf(sheet);
  report.found("settings");
  const step = circuit.settings.find(({ code }) => code === "$");
  if (analysis !== null)
    sheet.changed({ construct: "settings", code: "timeStep", line: step?.line ?? 1, values: { text: analysis } });
  for (const { code, line } of circuit.settings) {
    if (code === "$") continue;
    const isModel = code === "34" || code === "32";
    report.found(isModel ? "models" : "settings");
    if (code !== "34")
      sheet.lost({
        ...{ construct: isModel ? "models" : "settings", code: "setting", line },
        values: { name: settingName(code).slice(0, 100) },
      });
  }
  let { y } = sheet.directivesAt;
  report.found("models", sheet.models.size);
  const texts = [
    ...(analysis === null ? [] : [analysis]),
    ...[...sheet.models.values()].map((lines) => lines.join("\n")),
  ];
  for (const text of texts) {
    report.found("directives");
    sheet.builder.add({
      ...{
        kind: "spice-directive",
        ...sheet.newObject(),
        at: { x: sheet.directivesAt.x, y },
        text: text.slice(0, MAX_TEXT),
      },
      ...{ rotation: 0, style: STYLE },
    });
    y += (text.split("\n").length + 1) * LINE_HEIGHT;
  }
}
