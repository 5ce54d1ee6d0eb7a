// The limits of a board as rows of a table, in both languages: what cannot be made, and what is recommended.

import { RULES } from "@/lib/core/dfm/registry";
import type { RuleId } from "@/lib/core/dfm/rule-ids";
import type { Locale } from "@/lib/core/market/area";
import { CAPABILITY, CASTELLATION, MASK_DAM_MM } from "@/lib/core/pcb/capability";
import { completeSpecification } from "@/lib/core/pcb/complete";

const HEAVY = completeSpecification({ layers: 4, outerCopperUm: 70 });
const USUAL = completeSpecification({ layers: 4 });

/** Thresholds of a check in mm, for the cheapest board of four layers. */
export const thresholdsOf = (id: RuleId, order = USUAL) => RULES[id].thresholds(order);

/** The largest value that a check reports, which is therefore the one to design with. */
export function recommendedMm(id: RuleId): number {
  const { risk, warning, notice } = thresholdsOf(id);
  return notice ?? warning ?? risk ?? 0;
}

export interface LimitRow {
  /** Stable name of the row, as the Altium rule is called. */
  key: string;
  name: Record<Locale, string>;
  /** Rule of Altium Designer, with its category. */
  altium: string;
  minMm: number;
  recommendedMm: number;
}

type Name = LimitRow["name"];
const row = (key: string, name: Name, altium: string, minMm: number, recommendedMm: number): LimitRow => ({
  ...{ key, name, altium, minMm, recommendedMm },
});
/** The smallest value that is made: the limit of the check, else the one below which it warns. */
function checked(id: RuleId, name: Name, altium: string): LimitRow {
  const { risk, warning } = thresholdsOf(id);
  return row(id, name, altium, warning ?? risk ?? 0, recommendedMm(id));
}

export const LIMIT_ROWS: readonly LimitRow[] = [
  row("traceWidth", { en: "Trace width, 1 oz", zh: "线宽，1 oz" }, "Routing, Width", CAPABILITY.minTraceMm, 0.2),
  row("spacing", { en: "Spacing, 1 oz", zh: "线距，1 oz" }, "Electrical, Clearance", CAPABILITY.minSpaceMm, 0.2),
  row(
    "traceWidthHeavy",
    { en: "Trace width and spacing, 2 oz", zh: "线宽、线距，2 oz" },
    "Routing, Width; Electrical, Clearance",
    RULES.traceWidthOuter.thresholds(HEAVY).risk ?? 0,
    0.2,
  ),
  row("drill", { en: "Drilled hole", zh: "钻孔孔径" }, "Manufacturing, Hole Size", CAPABILITY.minDrillMm, 0.3),
  checked("viaRing", { en: "Via annular ring", zh: "过孔焊环" }, "Manufacturing, Minimum Annular Ring"),
  checked(
    "componentRing",
    { en: "Component hole annular ring", zh: "元件孔焊环" },
    "Manufacturing, Minimum Annular Ring (pads)",
  ),
  checked("platedSlotWidth", { en: "PTH slot width", zh: "金属化槽宽" }, "Manufacturing, Hole Size (slots)"),
  checked("unplatedSlotWidth", { en: "NPTH slot width", zh: "非金属化槽宽" }, "Manufacturing, Hole Size (slots)"),
  checked("viaToCopperOuter", { en: "Via hole to copper", zh: "过孔到铜" }, "Electrical, Clearance (hole)"),
  checked(
    "componentHoleToCopper",
    { en: "Component hole to copper", zh: "元件孔到铜" },
    "Electrical, Clearance (hole)",
  ),
  checked(
    "viaSpacing",
    { en: "Via to via, different nets", zh: "不同网络过孔间距" },
    "Manufacturing, Hole To Hole Clearance",
  ),
  checked("slotSpacing", { en: "Slot to slot", zh: "槽到槽" }, "Manufacturing, Hole To Hole Clearance"),
  checked(
    "copperToEdgeOuter",
    { en: "Copper to edge, outer layers", zh: "外层铜到板边" },
    "Manufacturing, Board Outline Clearance",
  ),
  checked(
    "copperToEdgeInner",
    { en: "Copper to edge, inner layers", zh: "内层铜到板边" },
    "Manufacturing, Board Outline Clearance",
  ),
  checked("copperToScore", { en: "Copper to V-score", zh: "铜到 V 割线" }, "Electrical, Clearance (keepout)"),
  checked(
    "platedHoleToEdge",
    { en: "Plated hole to edge", zh: "金属化孔到板边" },
    "Manufacturing, Board Outline Clearance",
  ),
  row(
    "maskDamGreen",
    { en: "Solder mask dam, green", zh: "阻焊桥，绿色" },
    "Manufacturing, Minimum Solder Mask Sliver",
    MASK_DAM_MM.green,
    0.1,
  ),
  row(
    "maskDamOther",
    { en: "Solder mask dam, other colors", zh: "阻焊桥，其他颜色" },
    "Manufacturing, Minimum Solder Mask Sliver",
    MASK_DAM_MM.other,
    0.14,
  ),
  checked("silkWidth", { en: "Silkscreen line width", zh: "丝印线宽" }, "Text and line properties"),
  checked("silkHeight", { en: "Silkscreen text height", zh: "丝印字高" }, "Text properties"),
  row(
    "silkOnMaskOpening",
    { en: "Silkscreen to solder mask opening", zh: "丝印到阻焊开窗" },
    "Manufacturing, Silk To Solder Mask Clearance",
    0,
    recommendedMm("silkOnMaskOpening"),
  ),
  row(
    "castellationDiameter",
    { en: "Castellated hole", zh: "半孔孔径" },
    "Manufacturing, Hole Size",
    CASTELLATION.minHoleMm,
    recommendedMm("castellationDiameter"),
  ),
  row(
    "castellationSpacing",
    { en: "Between castellated holes", zh: "半孔间距" },
    "Manufacturing, Hole To Hole Clearance",
    CASTELLATION.minGapMm,
    CASTELLATION.minGapMm,
  ),
];
