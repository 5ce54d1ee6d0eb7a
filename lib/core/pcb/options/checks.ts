// Options of the electrical test, the markings and the lead time.

import type { BoardOption } from "@/lib/core/pcb/options/option";

export const CHECK_OPTIONS = {
  /** True if boards are tested electrically. */
  testing: { values: [false, true], default: true, label: "own", form: { section: "checks" }, price: "computed" },
  /** Minimum test method. */
  testType: {
    values: ["sampling", "flyingProbe", "fixture", "full"],
    default: "flyingProbe",
    label: "own",
    form: { section: "checks" },
    price: "computed",
    isAlwaysWritten: true,
  },
  ulMarking: {
    values: [false, true],
    default: false,
    label: "yesNo",
    form: { section: "checks" },
    price: { by: "value" },
  },
  dateCodeMarking: {
    values: ["none", "WWYY", "YYWW"],
    default: "none",
    label: "own",
    form: { section: "checks" },
    price: { by: "value" },
  },
  /** Chinese working days from payment. */
  leadTimeDays: {
    typed: "days",
    default: null,
    form: { section: "production" },
    price: "computed",
    isAlwaysWritten: true,
    isInSummary: true,
  },
} as const satisfies Record<string, BoardOption>;
