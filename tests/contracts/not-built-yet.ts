// The calls of section 7 that no contract serves yet, in its order. This list may only shrink.

import type { SectionSevenCall } from "./section-seven";

export const NOT_BUILT_YET: readonly SectionSevenCall[] = [];
