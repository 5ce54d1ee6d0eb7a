// Layers of the exploded view: one transparent sheet for each, from bottom to top.
import {
  DoubleSide,
  Group,
  LinearMipmapLinearFilter,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  SRGBColorSpace,
  Texture,
} from "three";
import { heightOf, widthOf } from "@/lib/base/bbox";
import type { BoardSolid } from "@/lib/core/board3d/board-solid";
import type { SheetKind } from "@/lib/core/board3d/sheets";
import type { ShownSheet } from "@/lib/workers/board3d/board3d-messages";

const MASK_OPACITY = 0.82;

interface Shown {
  sheet: ShownSheet;
  mesh: Mesh<PlaneGeometry, MeshBasicMaterial>;
}

export class SheetMeshes {
  readonly group = new Group();
  readonly #plane: PlaneGeometry;
  readonly #shown: Shown[];

  constructor(sheets: readonly ShownSheet[], { bounds }: BoardSolid, anisotropy: number) {
    this.#plane = new PlaneGeometry(widthOf(bounds), heightOf(bounds));
    this.#shown = sheets.map((sheet) => {
      const map = new Texture(sheet.image);
      map.flipY = false;
      map.colorSpace = SRGBColorSpace;
      map.minFilter = LinearMipmapLinearFilter;
      map.anisotropy = anisotropy;
      map.needsUpdate = true;
      const opacity = sheet.kind === "soldermask" ? MASK_OPACITY : 1;
      const material = new MeshBasicMaterial({ map, transparent: true, opacity, side: DoubleSide, alphaTest: 0.02 });
      const mesh = new Mesh(this.#plane, material);
      this.group.add(mesh);
      return { sheet, mesh };
    });
  }

  /** Sheets are `stepMm` apart; from the top the lower ones are drawn first, from the bottom the upper ones. */
  place(stepMm: number, isFromAbove: boolean): void {
    this.#shown.forEach(({ sheet, mesh }, k) => {
      mesh.position.z = sheet.zMm + sheet.step * stepMm;
      mesh.renderOrder = isFromAbove ? k : -k;
    });
  }

  show(
    layers: Readonly<Record<"silkscreen" | "soldermask" | "copper", boolean>>,
    sides: Readonly<Record<"top" | "bottom", boolean>>,
  ): void {
    const isOn = (kind: SheetKind) => (kind === "paste" ? layers.copper : layers[kind]);
    for (const { sheet, mesh } of this.#shown)
      mesh.visible = isOn(sheet.kind) && (sheet.side === "inner" || sides[sheet.side]);
  }

  get sheets(): readonly ShownSheet[] {
    return this.#shown.map(({ sheet }) => sheet);
  }

  dispose(): void {
    this.#plane.dispose();
    for (const { mesh } of this.#shown) {
      mesh.material.map?.dispose();
      mesh.material.dispose();
    }
  }
}
