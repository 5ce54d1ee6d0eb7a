// Whether WebGL is drawn by the processor in place of a graphics card.

let known: boolean | null = null;

/** Asked of a context of its own, once for a page; false where there is no WebGL at all. */
export function drawsWebglByProcessor(): boolean {
  if (known !== null) return known;
  const gl = document.createElement("canvas").getContext("webgl2", { antialias: false });
  known = gl !== null && isSoftwareWebgl(gl);
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  return known;
}

/**
 * Such a picture takes seconds where Canvas 2D has it in tenths of one. Browsers pass over `failIfMajorPerformanceCaveat`
 * for some of these, so they are known by their names.
 */
export function isSoftwareWebgl(gl: WebGL2RenderingContext): boolean {
  const names = gl.getExtension("WEBGL_debug_renderer_info");
  const name: unknown = gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(String(name));
}
