// Capability: a combination checked by the rules of the order form, or the limit that is asked for.

import * as z from "zod/mini";
import { named } from "@/lib/core/assistant/language/named";
import { gradeFor } from "@/lib/core/assistant/language/read-board";
import type { AnswerSource } from "@/lib/core/assistant/answer";
import { CAPABILITY_TOPICS, type CapabilityTopic } from "@/lib/core/assistant/capability-topics";
import { CAPABILITY, CASTELLATION, MASK_DAM_MM, SIZE_LIMITS } from "@/lib/core/pcb/capability";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { checkSpecification } from "@/lib/core/pcb/rules";
import { PCB_OPTIONS, type PcbSpecification } from "@/lib/core/pcb/specification";
import { type AssistantTexts, assistantTexts, boardSummary } from "@/lib/server/assistant/texts";
import { ruleMessage } from "@/lib/server/http/translate";
import { boardOptions } from "./inputs";
import { quotePath } from "./quoted-board";
import { publicTool, resultOf } from "./tool";

/** Heavy copper is made down to this many mil: the widest grade. */
const HEAVY_COPPER_MIL = 6;
const IMPEDANCE_LAYERS = 4;

const TEXTS: Readonly<Record<CapabilityTopic, (t: AssistantTexts) => string>> = {
  trace: (t) =>
    t("capability.trace", {
      mm: CAPABILITY.minTraceMm,
      mil: Math.min(...PCB_OPTIONS.minTraceSpaceMil),
      heavyMil: HEAVY_COPPER_MIL,
    }),
  hole: (t) => t("capability.hole", { mm: CAPABILITY.minDrillMm }),
  size: (t) =>
    t("capability.size", {
      ...{ min: SIZE_LIMITS.minMm, short: SIZE_LIMITS.maxShortMm, long: SIZE_LIMITS.maxLongMm },
      ...{ multiShort: SIZE_LIMITS.maxMultilayerShortMm, multiLong: SIZE_LIMITS.maxMultilayerLongMm },
    }),
  layers: (t) => t("capability.layers", { list: PCB_OPTIONS.layers.join(", ") }),
  thickness: (t) => t("capability.thickness", { list: PCB_OPTIONS.thicknessMm.map((mm) => mm.toFixed(1)).join(", ") }),
  copper: (t) => t("capability.copper"),
  finish: (t) => t("capability.finish"),
  color: (t) => t("capability.color"),
  ring: (t) => t("capability.ring", { mm: CAPABILITY.minAnnularRingMm }),
  castellation: (t) => t("capability.castellation", { hole: CASTELLATION.minHoleMm, gap: CASTELLATION.minGapMm }),
  impedance: (t) => t("capability.impedance", { layers: IMPEDANCE_LAYERS }),
  maskDam: (t) => t("capability.maskDam", MASK_DAM_MM),
  slot: (t) => t("capability.slot", { slot: CAPABILITY.minPlatedSlotMm, cutout: CAPABILITY.minCutoutMm }),
  aspectRatio: (t) => t("capability.aspectRatio", { ratio: CAPABILITY.aspectRatio }),
  fingers: (t) => t("capability.fingers"),
  vias: (t) => t("capability.vias"),
};

const mm = z.optional(z.number().check(z.gt(0), z.lte(1_000)));

interface Wanted {
  readonly layers?: number | undefined;
  readonly thicknessMm?: number | undefined;
  readonly traceMm?: number | undefined;
  readonly holeMm?: number | undefined;
}

/** Topics whose limit is passed by what is asked for. */
function exceeded({ layers, thicknessMm, traceMm, holeMm }: Wanted): CapabilityTopic[] {
  const found: [CapabilityTopic, boolean][] = [
    ["layers", layers !== undefined && !PCB_OPTIONS.layers.some((each) => each === layers)],
    ["thickness", thicknessMm !== undefined && !PCB_OPTIONS.thicknessMm.some((each) => each === thicknessMm)],
    ["trace", traceMm !== undefined && traceMm < CAPABILITY.minTraceMm - 1e-9],
    ["hole", holeMm !== undefined && holeMm < CAPABILITY.minDrillMm - 1e-9],
  ];
  return found.flatMap(([topic, isExceeded]) => (isExceeded ? [topic] : []));
}

/** The grades of the order that trace and hole need; other options may exclude them, as heavy copper does. */
function gradesOf({ traceMm, holeMm }: Wanted): Partial<PcbSpecification> {
  return named<Partial<PcbSpecification>>({
    minTraceSpaceMil: traceMm === undefined ? undefined : gradeFor(traceMm),
    minHoleMm: holeMm === undefined ? undefined : PCB_OPTIONS.minHoleMm.find((mm) => mm <= holeMm),
  });
}

const isCombination = (wanted: Wanted, board: object | undefined): boolean =>
  board !== undefined || Object.values(wanted).some((value) => value !== undefined);

export const boardCapability = publicTool({
  name: "board-capability",
  description:
    "Whether a board can be made, or the limit of a topic (smallest trace, hole, largest size, layers, finishes). Lengths in mm, copper in µm; `traceMm` and `holeMm` are the smallest of the design. Without options it answers the topic's limit.",
  scope: "quote",
  input: z.strictObject({
    topic: z.optional(z.enum(CAPABILITY_TOPICS)),
    layers: z.optional(z.int().check(z.gte(1), z.lte(100))),
    ...{ thicknessMm: mm, traceMm: mm, holeMm: mm },
    board: z.optional(boardOptions),
  }),
  run({ topic, board, ...wanted }, { request: { locale } }) {
    const t = assistantTexts(locale);
    const source: AnswerSource = {
      number: 1,
      kind: "capability",
      title: t("capability.source"),
      path: "/pcb-capability",
    };
    const asked = (board ?? {}) as Partial<PcbSpecification>;
    const specification = completeSpecification({ ...gradesOf(wanted), ...asked });
    const broken = checkSpecification(specification).map(({ rule, args }) => ruleMessage(locale, rule, args));
    const beyond = exceeded(wanted);
    const topics = beyond.length > 0 ? beyond : topic === undefined ? [] : [topic];
    const limits = topics.map((each) => TEXTS[each](t));
    if (!isCombination(wanted, board)) {
      return Promise.resolve(resultOf([{ kind: "text", markdown: `${limits.join(" ")} [1]` }], { sources: [source] }));
    }
    const isMade = broken.length + beyond.length === 0;
    const link = isMade ? [`[${boardSummary(locale, specification)}](${quotePath(specification, null)})`] : [];
    const lines = [t(isMade ? "capability.yes" : "capability.no"), ...broken, ...limits, ...link];
    return Promise.resolve(resultOf([{ kind: "text", markdown: lines.join("\n\n") }], { sources: [source] }));
  },
});
