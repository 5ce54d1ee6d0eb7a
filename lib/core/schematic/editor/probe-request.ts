// Quantities of a simulation that are asked for on a sheet: by a click, a drag from net to net, or for the selection.
import type { Point } from "../model/units";

/** `at` is the place on the sheet of `path`. */
export type ProbeRequest = { readonly path: string; readonly at: Point } & (
  | { readonly kind: "voltage"; readonly net: string }
  /** Voltage of `net` against `reference`, which lies at `from`. */
  | { readonly kind: "difference"; readonly net: string; readonly reference: string; readonly from: Point }
  /** Into a pin; null for the one current of a part with two pins. */
  | { readonly kind: "current"; readonly designator: string; readonly number: string | null }
  | { readonly kind: "power"; readonly designator: string }
);

export type ProbeRefusal = "probe-needs-target" | "probe-needs-pin-of-part" | "probe-needs-number";

export type Probed = ProbeRequest | ProbeRefusal;
