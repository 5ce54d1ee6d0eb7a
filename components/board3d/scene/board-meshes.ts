// Meshes of the board: both faces, edge and hole walls.
import { BufferAttribute, BufferGeometry, Group, LinearMipmapLinearFilter, Mesh, SRGBColorSpace, Texture } from "three";
import type { FaceMesh } from "@/lib/core/board3d/board-faces";
import type { BoardSolid } from "@/lib/core/board3d/board-solid";
import type { WallMesh } from "@/lib/core/board3d/wall";
import type { Materials, SceneColors } from "./materials";

export class BoardMeshes {
  readonly group = new Group();
  readonly #cut = new Group();
  readonly #materials: Materials;
  readonly #geometries: BufferGeometry[] = [];
  readonly #textures = new Map<"top" | "bottom", Texture>();
  #isBare = false;
  #colors: SceneColors;

  constructor(solid: BoardSolid, materials: Materials, colors: SceneColors) {
    this.#materials = materials;
    this.#colors = colors;
    const { faces, edge, barrels, cutBoard } = materials;
    const top = this.#face(solid.top, 1);
    const bottom = this.#face(solid.bottom, -1);
    const walls = this.#walls(solid.edge);
    const holes = this.#walls(solid.barrels);
    this.group.add(
      new Mesh(top, faces.top),
      new Mesh(bottom, faces.bottom),
      new Mesh(walls, edge),
      new Mesh(holes, barrels),
    );
    for (const geometry of [top, bottom, walls, holes]) this.#cut.add(new Mesh(geometry, cutBoard));
    this.#cut.visible = false;
    this.group.add(this.#cut);
    for (const face of [faces.top, faces.bottom]) {
      // Painted holes are transparent.
      face.alphaTest = solid.paintedHoles.length > 0 ? 0.5 : 0;
    }
    this.recolor(colors);
  }

  recolor(colors: SceneColors): void {
    this.#colors = colors;
    this.showBare(this.#isBare);
  }

  setFaces(images: Record<"top" | "bottom", ImageBitmap>, anisotropy: number): void {
    for (const side of ["top", "bottom"] as const) {
      this.#textures.get(side)?.dispose();
      const texture = new Texture(images[side]);
      // An ImageBitmap is not flipped; these begin with the lowest row, as texture coordinates do.
      texture.flipY = false;
      texture.colorSpace = SRGBColorSpace;
      texture.minFilter = LinearMipmapLinearFilter;
      texture.anisotropy = anisotropy;
      texture.needsUpdate = true;
      this.#textures.set(side, texture);
    }
    this.showBare(this.#isBare);
  }

  /** Shows the substrate alone, while the layers are exploded. */
  showBare(isBare: boolean): void {
    this.#isBare = isBare;
    for (const side of ["top", "bottom"] as const) {
      const face = this.#materials.faces[side];
      const map = isBare ? null : (this.#textures.get(side) ?? null);
      face.color.set(map ? "#ffffff" : isBare ? this.#colors.fr4 : this.#colors.maskColor);
      if ((face.map === null) !== (map === null)) face.needsUpdate = true;
      face.map = map;
    }
  }

  showCut(isCut: boolean): void {
    this.#cut.visible = isCut;
  }

  dispose(): void {
    for (const geometry of this.#geometries) geometry.dispose();
    for (const texture of this.#textures.values()) texture.dispose();
  }

  #face({ positions, uvs, indices }: FaceMesh, up: 1 | -1): BufferGeometry {
    const normals = new Float32Array(positions.length);
    for (let k = 2; k < normals.length; k += 3) normals[k] = up;
    const geometry = this.#walls({ positions, normals, indices });
    geometry.setAttribute("uv", new BufferAttribute(uvs, 2));
    return geometry;
  }

  #walls({ positions, normals, indices }: WallMesh): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new BufferAttribute(positions, 3));
    geometry.setAttribute("normal", new BufferAttribute(normals, 3));
    geometry.setIndex(new BufferAttribute(indices, 1));
    this.#geometries.push(geometry);
    return geometry;
  }
}
