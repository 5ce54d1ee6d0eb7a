// A filled area as rings and as triangles.

/** Rings to be filled by the non-zero rule, as pairs, and the same area in triangles (indexes of corners). */
export type Mesh = { rings: Float64Array[]; points: Float64Array; triangles: number[] };
