// Lengths below which the drill or the router destroys the copper next to it, so that nothing is left to correct.
//
// A finding is a risk only if the board cannot be made: beyond the capability list (lib/core/pcb/capability.ts), or
// beyond these lengths for features that the list leaves out or that we correct before production.

/** A plated hole is drilled this much wider than it is finished; the copper of its wall fills the rest. */
const DRILL_OVERSIZE_MM = 0.1;
/** Position tolerance of a drilled hole. */
const DRILL_POSITION_MM = 0.05;
/** Position tolerance of the router. */
export const ROUTER_POSITION_MM = 0.1;

/** A ring of this width is drilled away: the pad keeps no copper around its hole. */
export const NO_RING_MM = DRILL_OVERSIZE_MM / 2;
/** Copper of another net this near to the wall of a hole may be joined with it. */
export const WALL_TOUCHES_MM = DRILL_OVERSIZE_MM / 2 + DRILL_POSITION_MM;
/** Two holes this near to each other, as finished, have no wall between them as drilled. */
export const NO_WALL_BETWEEN_MM = DRILL_OVERSIZE_MM;
/** An edge this near to a plated hole may be routed through its wall. */
export const WALL_ROUTED_MM = DRILL_OVERSIZE_MM / 2 + ROUTER_POSITION_MM;
