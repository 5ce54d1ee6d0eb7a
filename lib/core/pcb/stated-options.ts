// Stackup and process data of the files as options of the form.

import type { StatedStack } from "@/lib/core/board/stated-stack";
import { PCB_OPTIONS, type PcbSpecification } from "@/lib/core/pcb/specification";

export const STATED_OPTIONS = [
  "thicknessMm",
  "surfaceFinish",
  "solderMaskColor",
  "silkscreenColor",
  "outerCopperUm",
  "innerCopperUm",
] as const;

export type StatedOptions = Partial<Pick<PcbSpecification, (typeof STATED_OPTIONS)[number]>>;

/** Board thickness has a tolerance of a tenth (IPC-4101): a thickness within it matches the option. */
const THICKNESS_TOLERANCE = 0.1;
/** Tools write 17, 17.5 or 18 µm for half an ounce. */
const COPPER_TOLERANCE = 0.15;

/** Available finishes in the words of the job format and KiCad; other finishes are not replaced by a similar one. */
const FINISHES: readonly [RegExp, PcbSpecification["surfaceFinish"]][] = [
  [/^(?:enig|immersion gold|enig \(.*\))$/i, "ENIG"],
  [/^(?:hal|hasl)[ -]?(?:lead[ -]?free|lf)$|^lead[ -]?free (?:hal|hasl)$/i, "Lead Free HASL"],
  [/^(?:hal|hasl)(?: ?snpb)?$/i, "HASL"],
];

export type Stated = {
  values: StatedOptions;
  /** Stated values that are not available, a length in mm or the files' own word; the customer decides. */
  unmade: { option: (typeof STATED_OPTIONS)[number]; measured: number | string }[];
};

/** `layers` is the number of copper layers: inner copper requires inner layers. */
export function statedOptions(stated: StatedStack, layers: number | null): Stated {
  const { thicknessMm, finish, maskColor, silkColor, outerCopperMm } = stated;
  const innerCopperMm = layers !== null && layers > 2 ? stated.innerCopperMm : undefined;
  const read: {
    [option in keyof StatedOptions]-?: [value: StatedOptions[option] | undefined, stated: number | string | undefined];
  } = {
    thicknessMm: [nearest(PCB_OPTIONS.thicknessMm, thicknessMm, THICKNESS_TOLERANCE), thicknessMm],
    surfaceFinish: [FINISHES.find(([word]) => word.test(finish ?? ""))?.[1], finish],
    solderMaskColor: [named(PCB_OPTIONS.solderMaskColor, maskColor), maskColor],
    silkscreenColor: [named(PCB_OPTIONS.silkscreenColor, silkColor), silkColor],
    outerCopperUm: [nearest(PCB_OPTIONS.outerCopperUm, inUm(outerCopperMm), COPPER_TOLERANCE), outerCopperMm],
    innerCopperUm: [nearest(PCB_OPTIONS.innerCopperUm, inUm(innerCopperMm), COPPER_TOLERANCE), innerCopperMm],
  };
  const values = STATED_OPTIONS.flatMap((option) => (read[option][0] === undefined ? [] : [[option, read[option][0]]]));
  return {
    values: Object.fromEntries(values) as StatedOptions,
    unmade: STATED_OPTIONS.flatMap((option) => {
      const [value, measured] = read[option];
      return value === undefined && measured !== undefined ? [{ option, measured }] : [];
    }),
  };
}

const inUm = (mm: number | undefined) => mm && mm * 1000;

function nearest(options: readonly number[], value: number | undefined, tolerance: number): number | undefined {
  if (value === undefined) return undefined;
  const [best] = [...options].sort((a, b) => Math.abs(a - value) - Math.abs(b - value));
  return best !== undefined && Math.abs(best - value) <= tolerance * best ? best : undefined;
}

function named<Name extends string>(options: readonly Name[], word: string | undefined): Name | undefined {
  return options.find((option) => option.toLowerCase() === word?.toLowerCase());
}
