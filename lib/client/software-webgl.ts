// WebGL as a page has it: drawn by a graphics card, or by the processor in its place.

/** `isSoftware`: the processor draws. */
export interface OpenWebgl {
  canvas: HTMLCanvasElement;
  gl: WebGL2RenderingContext;
  isSoftware: boolean;
}

let known: boolean | null = null;

/**
 * A fresh canvas with WebGL 2, null where there is none. A graphics card smooths its edges; a processor would take three
 * times as long for that as for all the rest of a picture.
 */
export function openWebgl(attributes: WebGLContextAttributes): OpenWebgl | null {
  if (known !== false) {
    const sharp = withContext({ ...attributes, antialias: false });
    if (!sharp) return null;
    known = isSoftwareWebgl(sharp.gl);
    if (known) return { ...sharp, isSoftware: true };
    // A context keeps its kind of edges.
    sharp.gl.getExtension("WEBGL_lose_context")?.loseContext();
  }
  const smooth = withContext({ ...attributes, antialias: true });
  return smooth && { ...smooth, isSoftware: false };
}

function withContext(attributes: WebGLContextAttributes): Pick<OpenWebgl, "canvas" | "gl"> | null {
  const canvas = document.createElement("canvas");
  const gl = canvas.getContext("webgl2", attributes);
  return gl && { canvas, gl };
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
