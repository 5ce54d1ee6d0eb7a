// Drills written as Gerber: a flash is a hole, a draw is a slot.

import { heightOf, widthOf } from "@/lib/base/bbox";
import { setsWith } from "@/lib/core/board/attribute-table";
import type { DrillLayer, DrillSlot } from "@/lib/core/board/drill";
import { DATA_STRIDE, KIND, type LayerImage, regionOf } from "@/lib/core/board/image";
import type { DrillPlating } from "@/lib/core/board/layer";

/** Kinds of holes by the attribute of their aperture (X2 .AperFunction); of the others nothing is said. */
const PLATED = ["ViaDrill", "ComponentDrill", "CastellatedDrill", "BackDrill"];
const BARE = ["Tooling", "Breakout"];

/** The holes of a file of both finishes, apart by what their apertures say of them. */
export function drillPartsOf(image: LayerImage): Pick<DrillLayer, "plating" | "holes" | "slots">[] {
  const setsOf = (values: readonly string[]) =>
    values.map((value) => setsWith(image.attributes, ".AperFunction", value));
  const [plated, bare] = [setsOf(PLATED), setsOf(BARE)];
  const finishOf = (at: number): DrillPlating => {
    const set = image.attributeSet[at] ?? 0;
    if (bare.some((sets) => sets[set] === 1)) return "non-plated";
    return plated.some((sets) => sets[set] === 1) ? "plated" : "unknown";
  };
  return (["plated", "non-plated", "unknown"] as const)
    .map((plating) => ({ plating, ...drillsOf(image, (at) => finishOf(at) === plating) }))
    .filter(({ holes, slots }) => holes.length + slots.length > 0);
}

/** Draws that go on from where the last one ended are one slot. */
export function drillsOf(
  image: LayerImage,
  belongs: (at: number) => boolean = () => true,
): { holes: Float64Array; slots: DrillSlot[] } {
  const holes: number[] = [];
  const slots: DrillSlot[] = [];
  let path: number[] = [];
  let tool = -1;
  const finish = () => {
    if (path.length > 0) slots.push({ diameterMm: image.shapes[tool]?.strokeMm ?? 0, path: Float64Array.from(path) });
    path = [];
  };
  for (let at = 0; at < image.count; at++) {
    if (!belongs(at)) continue;
    const [x = 0, y = 0, x1 = 0, y1 = 0, bulge = 0] = image.data.subarray(at * DATA_STRIDE, (at + 1) * DATA_STRIDE);
    if (image.kind[at] === KIND.stroke) {
      const goesOn = path.length > 0 && image.shape[at] === tool && path.at(-3) === x && path.at(-2) === y;
      if (goesOn) path[path.length - 1] = bulge;
      else {
        finish();
        path.push(x, y, bulge);
      }
      tool = image.shape[at] ?? 0;
      path.push(x1, y1, 0);
      continue;
    }
    finish();
    if (image.kind[at] === KIND.flash) addFlash(image, at, { holes, slots });
    else slots.push({ diameterMm: 0, path: regionOf(image, at).slice() });
  }
  finish();
  return { holes: Float64Array.from(holes), slots };
}

/** A flash longer than wide is a slot. */
function addFlash(image: LayerImage, at: number, out: { holes: number[]; slots: DrillSlot[] }): void {
  const shape = image.shapes[image.shape[at] ?? 0];
  const x = image.data[at * DATA_STRIDE] ?? 0;
  const y = image.data[at * DATA_STRIDE + 1] ?? 0;
  const width = shape ? widthOf(shape.bounds) : 0;
  const height = shape ? heightOf(shape.bounds) : 0;
  const diameterMm = Math.min(width, height);
  const dx = (width - diameterMm) / 2;
  const dy = (height - diameterMm) / 2;
  if (Math.max(dx, dy) < 0.01) out.holes.push(x, y, diameterMm);
  else out.slots.push({ diameterMm, path: Float64Array.of(x - dx, y - dy, 0, x + dx, y + dy, 0) });
}
