// Instanced meshes of the parts: each kind of body once per side.
import { BufferAttribute, BufferGeometry, Color, Group, InstancedMesh, Matrix4 } from "three";
import type { Assembly, UprightPart } from "@/lib/core/board3d/assemble";
import type { Mesh } from "@/lib/core/board3d/mesh";
import { cornerColors, type Materials, type SceneColors } from "./materials";

interface Kind {
  mesh: InstancedMesh;
  parts: readonly UprightPart[];
}

/** Color of a selected part. */
const LIT = new Color(1.9, 1.5, 1.1);
const PLAIN = new Color(1, 1, 1);

export class PartMeshes {
  readonly sides = { top: new Group(), bottom: new Group() };
  readonly #cuts: InstancedMesh[] = [];
  readonly #kinds: Kind[] = [];
  readonly #geometries: { geometry: BufferGeometry; paints: Uint8Array }[] = [];

  constructor(assembly: Assembly, materials: Materials, colors: SceneColors) {
    assembly.bodies.forEach((body, index) => {
      const parts = assembly.parts.filter((part) => part.body === index);
      for (const [form, material] of [
        [body.matt, materials.matt],
        [body.metal, materials.shiny],
      ] as const) {
        if (form.indices.length === 0) continue;
        const geometry = this.#geometry(form, colors);
        for (const side of ["top", "bottom"] as const) {
          const own = parts.filter((part) => part.side === side);
          if (own.length === 0) continue;
          const mesh = instanced(geometry, material, own);
          const cut = instanced(geometry, materials.cutPart, own);
          cut.visible = false;
          this.#kinds.push({ mesh, parts: own });
          this.#cuts.push(cut);
          this.sides[side].add(mesh, cut);
        }
      }
    });
  }

  recolor(colors: SceneColors): void {
    for (const { geometry, paints } of this.#geometries)
      geometry.setAttribute("color", new BufferAttribute(cornerColors(paints, colors), 3));
  }

  light(picked: UprightPart | null): void {
    for (const { mesh, parts } of this.#kinds) {
      const isIn = picked !== null && parts.some(({ designator }) => designator === picked.designator);
      if (!isIn && !mesh.instanceColor) continue;
      parts.forEach(({ designator }, k) => mesh.setColorAt(k, designator === picked?.designator ? LIT : PLAIN));
      if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
    }
  }

  showCut(isCut: boolean): void {
    for (const cut of this.#cuts) cut.visible = isCut;
  }

  dispose(): void {
    for (const { geometry } of this.#geometries) geometry.dispose();
    for (const { mesh } of this.#kinds) mesh.dispose();
    for (const cut of this.#cuts) cut.dispose();
  }

  #geometry({ positions, normals, paints, indices }: Mesh, colors: SceneColors): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new BufferAttribute(positions, 3));
    geometry.setAttribute("normal", new BufferAttribute(normals, 3));
    geometry.setAttribute("color", new BufferAttribute(cornerColors(paints, colors), 3));
    geometry.setIndex(new BufferAttribute(indices, 1));
    this.#geometries.push({ geometry, paints });
    return geometry;
  }
}

function instanced(
  geometry: BufferGeometry,
  material: Materials["matt"] | Materials["shiny"] | Materials["cutPart"],
  parts: readonly UprightPart[],
): InstancedMesh {
  const mesh = new InstancedMesh(geometry, material, parts.length);
  const matrix = new Matrix4();
  parts.forEach((part, k) => mesh.setMatrixAt(k, matrix.fromArray([...part.matrix])));
  mesh.computeBoundingSphere();
  return mesh;
}
