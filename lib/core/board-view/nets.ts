// Connected copper: objects that touch on a layer, and those that plated holes join between layers.

import { Groups } from "@/lib/base/groups";
import { attributesIn } from "@/lib/core/board/attribute-table";
import { DATA_STRIDE, KIND } from "@/lib/core/board/image";
import { CopperContacts } from "@/lib/core/measure/copper/copper-contacts";
import { collect, type Finding, findingOf, type ObjectSet } from "@/lib/core/board-view/object-sets";
import type { Hit } from "@/lib/core/board-view/pick";
import type { Scene, SceneLayer } from "@/lib/core/board-view/scene";

/** Plain and transferable. */
export type CopperNets = {
  /** The net number of each object, for copper layers and plated holes; -1 if it has none (clear objects). */
  byLayer: Map<string, Int32Array>;
  /** False if a layer was too complex to be compared completely. */
  isComplete: boolean;
};

export type Net = Finding & {
  /** Names from X2 attributes (.N); more than one is a short circuit, or an incorrectly detected contact. */
  names: string[];
};

/**
 * Joins objects that touch: an area cut in two by clear lines still counts as one. Negative layers are skipped; holes
 * of unknown plating count as plated, and go through every layer if their file does not state a span.
 */
export function copperNets(scene: Scene): CopperNets {
  let next = 0;
  const copper = scene.layers
    .filter(({ type, image }) => type === "copper" && !image.isNegative)
    .map((layer, k) => {
      const contacts = new CopperContacts(layer, next);
      next += layer.image.count;
      return { layer, contacts, position: layer.layer ?? k + 1 };
    });
  const drills = scene.layers
    .filter(({ type, plating }) => type === "drill" && plating !== "non-plated")
    .map((layer) => {
      const first = next;
      next += layer.image.count;
      return { layer, first };
    });
  const groups = new Groups(next);
  for (const { contacts } of copper) contacts.join(groups);
  for (const { layer, first } of drills) joinThroughHoles(layer, first, { copper, groups });
  const byLayer = new Map<string, Int32Array>();
  for (const { layer, contacts } of copper) byLayer.set(layer.id, numbersOf(layer, contacts.firstObject, groups));
  for (const { layer, first } of drills) byLayer.set(layer.id, numbersOf(layer, first, groups));
  return { byLayer, isComplete: copper.every(({ contacts }) => contacts.isComplete) };
}

/** Everything joined with one object; null if it is neither copper nor a plated hole. */
export function netFrom(scene: Scene, nets: CopperNets, from: Pick<Hit, "layerId" | "object">): Net | null {
  const wanted = nets.byLayer.get(from.layerId)?.[from.object] ?? -1;
  if (wanted < 0) return null;
  const sets = collect(scene, (id) => {
    const numbers = nets.byLayer.get(id);
    return numbers ? (at) => numbers[at] === wanted : null;
  });
  return { ...findingOf(scene, sets), names: namesOf(scene, sets) };
}

type Board = { copper: readonly { contacts: CopperContacts; position: number }[]; groups: Groups };

function joinThroughHoles({ image, span }: SceneLayer, first: number, { copper, groups }: Board): void {
  const reached = copper.filter(({ position }) => !span || (position >= span.from && position <= span.to));
  for (let at = 0; at < image.count; at++) {
    const o = at * DATA_STRIDE;
    const [x = 0, y = 0, x1 = 0, y1 = 0] = image.data.subarray(o, o + 4);
    const radius = (image.shapes[image.shape[at] ?? 0]?.strokeMm ?? 0) / 2;
    const places = image.kind[at] === KIND.stroke ? [x, y, (x + x1) / 2, (y + y1) / 2, x1, y1] : [x, y];
    for (let k = 0; k < places.length; k += 2)
      for (const { contacts } of reached)
        for (const other of contacts.near(places[k] ?? 0, places[k + 1] ?? 0, radius)) groups.join(first + at, other);
  }
}

function numbersOf({ image }: SceneLayer, first: number, groups: Groups): Int32Array {
  return Int32Array.from(image.dark, (isDark, at) => (isDark === 1 ? groups.root(first + at) : -1));
}

/** In the order of occurrence, without "N/C", which stands for no net. */
function namesOf(scene: Scene, sets: readonly ObjectSet[]): string[] {
  const names = new Set<string>();
  for (const { layerId, objects } of sets) {
    const image = scene.layers.find(({ id }) => id === layerId)?.image;
    if (!image) continue;
    for (const set of new Set(Array.from(objects, (at) => image.attributeSet[at] ?? 0)))
      for (const name of attributesIn(image.attributes, set).get(".N") ?? []) names.add(name);
  }
  names.delete("N/C");
  names.delete("");
  return [...names];
}
