// three.js materials of board and parts.
import {
  BackSide,
  Color,
  type DataTexture,
  FrontSide,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshMatcapMaterial,
  MeshPhongMaterial,
} from "three";
import { PAINTS } from "@/lib/core/board3d/mesh";
import { metalTexture } from "./metal-texture";

export interface SceneColors {
  /** By paint index, #rrggbb. */
  paints: readonly string[];
  fr4: string;
  finish: string;
  maskColor: string;
}

/** One set per view; `dispose` frees all of it. */
export class Materials {
  readonly #metal: DataTexture = metalTexture();
  readonly faces = {
    top: new MeshPhongMaterial({ shininess: 28, specular: 0x1c1c1c }),
    bottom: new MeshPhongMaterial({ shininess: 28, specular: 0x1c1c1c }),
  };
  readonly edge = new MeshLambertMaterial();
  readonly barrels = new MeshMatcapMaterial({ matcap: this.#metal });
  readonly matt = new MeshPhongMaterial({ vertexColors: true, shininess: 18, specular: 0x161616 });
  readonly shiny = new MeshMatcapMaterial({ vertexColors: true, matcap: this.#metal });
  /** Cut faces: the inside of a solid, unlit, looks like its cut face. */
  readonly cutBoard = new MeshBasicMaterial({ side: BackSide });
  readonly cutPart = new MeshBasicMaterial({ side: BackSide, vertexColors: true });

  recolor({ fr4, finish }: SceneColors): void {
    this.edge.color.set(fr4);
    this.cutBoard.color.set(fr4).multiplyScalar(0.9);
    this.barrels.color.set(finish);
    for (const face of [this.faces.top, this.faces.bottom]) face.side = FrontSide;
  }

  dispose(): void {
    for (const material of [
      this.faces.top,
      this.faces.bottom,
      this.edge,
      this.barrels,
      this.matt,
      this.shiny,
      this.cutBoard,
      this.cutPart,
    ])
      material.dispose();
    this.#metal.dispose();
  }
}

/** RGB of each vertex, from its paint index. */
export function cornerColors(paints: Uint8Array, colors: SceneColors): Float32Array {
  const known = PAINTS.map((_, at) => new Color(colors.paints[at] ?? "#888888"));
  const out = new Float32Array(3 * paints.length);
  paints.forEach((paint, k) => known[paint]?.toArray(out, 3 * k));
  return out;
}
