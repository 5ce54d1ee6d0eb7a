// three.js materials of board and parts.
import {
  BackSide,
  Color,
  DataTexture,
  FrontSide,
  LinearFilter,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshMatcapMaterial,
  MeshPhongMaterial,
  RGBAFormat,
  SRGBColorSpace,
  UnsignedByteType,
} from "three";
import { PAINTS } from "@/lib/core/board3d/mesh";

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

const SIZE = 64;

/** Brightness 0 to 1 in direction x (right) and y (up), each −1 to 1. */
function brightness(x: number, y: number): number {
  const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
  const sky = 0.5 + 0.38 * y;
  const window = Math.max(0, -0.35 * x + 0.65 * y + 0.62 * z) ** 14;
  const edgeLight = Math.max(0, 0.8 * x - 0.5 * y) ** 5 * 0.35;
  return Math.min(1, Math.max(0.12, 0.2 + 0.55 * sky + 0.5 * window + edgeLight + 0.15 * z));
}

/**
 * Reflection map of polished metal: a small picture of a sphere under a window, as there is no environment to reflect.
 */
function metalTexture(): DataTexture {
  const data = new Uint8Array(4 * SIZE * SIZE);
  for (let row = 0; row < SIZE; row++)
    for (let column = 0; column < SIZE; column++) {
      const light = 255 * brightness((2 * column) / (SIZE - 1) - 1, (2 * row) / (SIZE - 1) - 1);
      data.set([light, light, light, 255], 4 * (row * SIZE + column));
    }
  const texture = new DataTexture(data, SIZE, SIZE, RGBAFormat, UnsignedByteType);
  texture.colorSpace = SRGBColorSpace;
  texture.magFilter = texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}
