// Compiles shaders while the board is still being read; WebGL compiles a program on its first draw.
import {
  BufferAttribute,
  BufferGeometry,
  DataTexture,
  Group,
  type Material,
  Mesh,
  type PerspectiveCamera,
  type Scene,
  SRGBColorSpace,
  type WebGLRenderer,
} from "three";
import type { Materials } from "./materials";

/** Draws a triangle behind the camera with each material, under the lights of the scene. */
export function warmUp(renderer: WebGLRenderer, scene: Scene, camera: PerspectiveCamera, materials: Materials): void {
  const map = new DataTexture(new Uint8Array([255, 255, 255, 255]), 1, 1);
  map.colorSpace = SRGBColorSpace;
  map.needsUpdate = true;
  const geometry = new BufferGeometry();
  for (const [name, size] of [
    ["position", 3],
    ["normal", 3],
    ["uv", 2],
  ] as const)
    geometry.setAttribute(name, new BufferAttribute(new Float32Array(3 * size), size));
  const { faces, edge, barrels } = materials;
  const group = new Group();
  const add = (material: Material) => {
    const mesh = new Mesh(geometry, material);
    mesh.frustumCulled = false;
    group.add(mesh);
  };
  faces.top.map = faces.bottom.map = map;
  for (const material of [faces.top, faces.bottom, edge, barrels]) add(material);
  scene.add(group);
  renderer.render(scene, camera);
  scene.remove(group);
  faces.top.map = faces.bottom.map = null;
  geometry.dispose();
  map.dispose();
}
