// Detection of WebGL that is rendered in software.

/** `isSoftware`: the CPU renders. */
export interface OpenWebgl {
  canvas: HTMLCanvasElement;
  gl: WebGL2RenderingContext;
  isSoftware: boolean;
}

let known: boolean | null = null;

/**
 * A new canvas with WebGL 2, or null. Antialiased on a graphics card; a software renderer would take three times as
 * long for that as for the rest of the picture.
 */
export function openWebgl(attributes: WebGLContextAttributes): OpenWebgl | null {
  if (known !== false) {
    const sharp = withContext({ ...attributes, antialias: false });
    if (!sharp) return null;
    known = isSoftwareWebgl(sharp.gl);
    if (known) return { ...sharp, isSoftware: true };
    // The antialiasing of a context cannot be changed.
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
 * A software renderer takes seconds for a picture that takes Canvas 2D tenths of one. Browsers ignore
 * `failIfMajorPerformanceCaveat` for some of them, so they are recognized by name.
 */
export function isSoftwareWebgl(gl: WebGL2RenderingContext): boolean {
  const names = gl.getExtension("WEBGL_debug_renderer_info");
  const name: unknown = gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(String(name));
}
