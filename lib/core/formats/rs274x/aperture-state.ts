// Aperture dictionary of a Gerber file, the current aperture, and its transformation.

import { compose, IDENTITY, isIdentity, type Matrix, rotation, scaling } from "@/lib/base/matrix";
import type { ImageBuilder } from "@/lib/core/board/image";

/** `attributes` is the set of its aperture attributes. */
export type Aperture = { attributes: number } & (
  { kind: "shape"; index: number } | { kind: "block"; builder: ImageBuilder }
);

export class ApertureState {
  /** Transformation of flashes and strokes (LM, LR, LS). */
  map: Matrix = IDENTITY;
  aperture: Aperture | undefined;
  readonly #apertures = new Map<number, Aperture>();
  #isMirroredX = false;
  #isMirroredY = false;
  #degrees = 0;
  #factor = 1;
  #shape = -1;

  /** Known from now on under `code`, to be selected. */
  define(code: number, aperture: Aperture): void {
    this.#apertures.set(code, aperture);
  }

  /** False where the code was never defined. */
  select(code: number): boolean {
    this.aperture = this.#apertures.get(code);
    this.#shape = -1;
    return this.aperture !== undefined;
  }

  mirror(isMirroredX: boolean, isMirroredY: boolean): void {
    this.#isMirroredX = isMirroredX;
    this.#isMirroredY = isMirroredY;
    this.#updateMap();
  }

  rotate(degrees: number): void {
    this.#degrees = degrees;
    this.#updateMap();
  }

  scale(factor: number): void {
    this.#factor = factor;
    this.#updateMap();
  }

  /** The index of the transformed shape, kept in `builder`; -1 for a block and for no aperture. */
  shapeIn(builder: ImageBuilder): number {
    if (this.#shape >= 0) return this.#shape;
    if (this.aperture?.kind !== "shape") return -1;
    const { index } = this.aperture;
    this.#shape = isIdentity(this.map) ? index : builder.variant(index, this.map);
    return this.#shape;
  }

  /** Mirror, then rotate, then scale, around the aperture's origin (Gerber specification 4.9). */
  #updateMap(): void {
    const mirror = scaling(this.#isMirroredX ? -1 : 1, this.#isMirroredY ? -1 : 1);
    this.map = compose(compose(mirror, rotation(this.#degrees)), scaling(this.#factor, this.#factor));
    this.#shape = -1;
  }
}
