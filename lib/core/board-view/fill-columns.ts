// Filled areas in columns: rings, and the triangles over their points.

import { addPoint, type Bbox, emptyBbox, isEmptyBbox } from "@/lib/base/bbox";
import type { PaintList } from "@/lib/core/render/paint-list";
import type { Mesh } from "@/lib/core/geometry/mesh";

export class FillColumns {
  readonly #origin: readonly [number, number];
  #vertices = new Float32Array(4096);
  #vertexEnd = 0;
  #triangles = new Uint32Array(4096);
  #triangleEnd = 0;
  readonly #ringStarts: number[] = [0];
  readonly #fillRings: number[] = [0];
  readonly #fillTriangles: number[] = [0];
  readonly #objects: number[] = [];

  constructor(origin: readonly [number, number]) {
    this.#origin = origin;
  }

  /** One fill of several meshes, moved by (x, y) mm. */
  add(object: number, meshes: readonly Mesh[], x: number, y: number) {
    const bounds = emptyBbox();
    for (const mesh of meshes) this.#addMesh(mesh, x - this.#origin[0], y - this.#origin[1], bounds);
    if (isEmptyBbox(bounds)) return null;
    this.#fillRings.push(this.#ringStarts.length - 1);
    this.#fillTriangles.push(this.#triangleEnd);
    this.#objects.push(object);
    return {
      bounds,
      halfMm: Math.max(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY) / 2,
      bowMm: 0,
      place: this.#objects.length - 1,
    };
  }

  build(): Pick<PaintList, "vertices" | "ringStarts" | "fillRings" | "fillTriangles" | "fillObject" | "triangles"> {
    return {
      vertices: this.#vertices.slice(0, this.#vertexEnd),
      ringStarts: Uint32Array.from(this.#ringStarts),
      fillRings: Uint32Array.from(this.#fillRings),
      fillTriangles: Uint32Array.from(this.#fillTriangles),
      fillObject: Uint32Array.from(this.#objects),
      triangles: this.#triangles.slice(0, this.#triangleEnd),
    };
  }

  /** The mesh's points are its concatenated rings, so triangles need no points of their own. */
  #addMesh({ rings, points, triangles }: Mesh, dx: number, dy: number, bounds: Bbox): void {
    const first = this.#vertexEnd / 2;
    this.#vertices = withRoom(this.#vertices, this.#vertexEnd + points.length);
    for (let k = 0; k < points.length; k += 2) {
      const x = (points[k] ?? 0) + dx;
      const y = (points[k + 1] ?? 0) + dy;
      this.#vertices[this.#vertexEnd++] = x;
      this.#vertices[this.#vertexEnd++] = y;
      addPoint(bounds, x, y);
    }
    let end = first;
    for (const ring of rings) {
      end += ring.length / 2;
      this.#ringStarts.push(end);
    }
    this.#triangles = withRoom(this.#triangles, this.#triangleEnd + triangles.length);
    for (const corner of triangles) this.#triangles[this.#triangleEnd++] = first + corner;
  }
}

function withRoom<Column extends Float32Array | Uint32Array>(column: Column, length: number): Column {
  if (length <= column.length) return column;
  const larger = new (column.constructor as new (length: number) => Column)(Math.max(length, column.length * 2));
  larger.set(column);
  return larger;
}
