import { AMPLIFIERS } from "./amplifiers";
import { CURVES } from "./curves";
import { LINEAR } from "./linear";
import type { LiveCase } from "./live-case";
import { OSCILLATORS } from "./oscillators";
import { SEMICONDUCTORS } from "./semiconductors";

export const LIVE_CASES: readonly LiveCase[] = [...LINEAR, ...CURVES, ...SEMICONDUCTORS, ...AMPLIFIERS, ...OSCILLATORS];
