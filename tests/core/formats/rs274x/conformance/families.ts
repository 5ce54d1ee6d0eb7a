// All conformance cases, by what they are about.

import { APERTURES } from "./apertures.cases";
import { ARCS } from "./arcs.cases";
import { ATTRIBUTES } from "./attributes.cases";
import { BLOCKS } from "./blocks.cases";
import type { ConformanceCase } from "./conformance-case";
import { COORDINATES } from "./coordinates.cases";
import { DEPRECATED } from "./deprecated.cases";
import { MACROS } from "./macros.cases";
import { POLARITY } from "./polarity.cases";
import { REGIONS } from "./regions.cases";
import { STEP_REPEAT } from "./step-repeat.cases";
import { STROKES } from "./strokes.cases";
import { SYNTAX } from "./syntax.cases";
import { TRANSFORMATIONS } from "./transformations.cases";

export const FAMILIES: Record<string, ConformanceCase[]> = {
  apertures: APERTURES,
  macros: MACROS,
  strokes: STROKES,
  arcs: ARCS,
  regions: REGIONS,
  polarity: POLARITY,
  transformations: TRANSFORMATIONS,
  "step and repeat": STEP_REPEAT,
  blocks: BLOCKS,
  coordinates: COORDINATES,
  "deprecated commands": DEPRECATED,
  attributes: ATTRIBUTES,
  syntax: SYNTAX,
};
