// A knockout by a border (KO with K, RS-274X): a rectangle under what its layer draws, wider by the border on each side.

import { type Bbox, emptyBbox, grow, heightOf, isEmptyBbox, widthOf } from "@/lib/base/bbox";
import { type Contour, rectangle } from "@/lib/core/geometry/contour";
import { addObject, type ImageBuilder } from "@/lib/core/board/image";

/**
 * It lies under what is yet to come, so it gets its place among the objects first and its corners when the layer ends:
 * with the next polarity or knockout, the block or repeat around it, or the file.
 */
export class Knockout {
  readonly #builder: ImageBuilder;
  readonly #borderMm: number;
  readonly #corners: number;
  /** Its place among the objects. */
  readonly at: number;
  readonly wasAdded: boolean;

  constructor(builder: ImageBuilder, isDark: boolean, borderMm: number) {
    this.#builder = builder;
    this.#borderMm = borderMm;
    this.#corners = builder.vertexCount;
    this.at = builder.count;
    this.wasAdded = builder.addRegion(isDark, rectangle(0, 0, 0, 0));
  }

  end(): void {
    const builder = this.#builder;
    if (!this.wasAdded) return;
    const drawn = emptyBbox();
    for (let at = this.at + 1; at < builder.count; at++) addObject(drawn, builder, at);
    // A layer that draws nothing knocks nothing out: it clears a point.
    if (isEmptyBbox(drawn)) builder.dark[this.at] = 0;
    else builder.vertices.set(around(grow(drawn, this.#borderMm)), this.#corners);
  }
}

function around(box: Bbox): Contour {
  return rectangle((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2, widthOf(box), heightOf(box));
}
