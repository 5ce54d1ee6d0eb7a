// A matched parts list for people.

import { parseMicro } from "@/lib/base/money";
import type { CommandContext } from "@/lib/cli/command";
import { safeText } from "@/lib/cli/output/safe-text";
import { table } from "@/lib/cli/output/table";
import type { BomView } from "@/lib/cli/views/bom-view";

const MAX_DESIGNATORS = 6;

function designatorsText(designators: readonly string[]): string {
  const shown = designators.slice(0, MAX_DESIGNATORS).join(", ");
  return safeText(designators.length > MAX_DESIGNATORS ? `${shown}, +${designators.length - MAX_DESIGNATORS}` : shown);
}

export function bomLines(view: BomView, { words, width, style }: Pick<CommandContext, "words" | "width" | "style">) {
  const { say, money, lineState } = words;
  const { lines, currency, componentsTotal, openLines, placements, boards } = view;
  const rows = lines.map(({ row, designators, quantity, mpn, values, isPlaced, state, part }) => [
    String(row),
    designatorsText(designators),
    quantity === null ? "-" : String(quantity),
    safeText(mpn || values.join(" ")) || "-",
    part === null ? "-" : safeText(part.mpn),
    isPlaced ? lineState(state) : say("bom.notPlaced"),
  ]);
  const heads = ["row", "designators", "quantity", "asked", "part", "state"] as const;
  const columns = heads.map((key) => ({ head: say(`bom.${key}`), isNumeric: key === "row" || key === "quantity" }));
  const summary = say("bom.summary", { lines: lines.length, open: openLines });
  return [
    ...table(columns, rows, width),
    "",
    openLines > 0 ? style.warning(summary) : style.strong(summary),
    ...(componentsTotal === null
      ? []
      : [say("bom.total", { total: money({ currency, amountMicro: parseMicro(componentsTotal) }), boards })]),
    ...(lines.some(({ part }) => part?.isSample) ? [say("bom.sample")] : []),
    ...(placements === null
      ? []
      : [
          say("bom.placements", {
            ...{ count: placements.count, unplaced: placements.unplaced.length },
            ...{ unlisted: placements.unlisted.length, conflicts: placements.conflicts.length },
          }),
        ]),
  ];
}
