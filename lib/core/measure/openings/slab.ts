// Elements for measuring a shape: horizontal slabs of its interior, and the lines around it, in mm.

/** Between two heights, from left to right. */
export type Slab = { low: number; high: number; lowFrom: number; lowTo: number; highFrom: number; highTo: number };

/** From (x0, y0) to (x1, y1). */
export type Wall = [x0: number, y0: number, x1: number, y1: number];
