// Whether WebGL is drawn by the processor in place of a graphics card.

/**
 * Such a picture takes seconds where Canvas 2D has it in tenths of one. Browsers pass over `failIfMajorPerformanceCaveat`
 * for some of these, so they are known by their names.
 */
export function isSoftwareWebgl(gl: WebGL2RenderingContext): boolean {
  const names = gl.getExtension("WEBGL_debug_renderer_info");
  const name: unknown = gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(String(name));
}
