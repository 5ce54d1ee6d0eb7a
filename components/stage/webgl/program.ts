// Linked WebGL program with its locations looked up once.

export interface Program {
  readonly program: WebGLProgram;
  uniform(name: string): WebGLUniformLocation | null;
}

/** Attribute locations are their indexes in the list. */
export function createProgram(
  gl: WebGL2RenderingContext,
  [vertex, fragment]: readonly [string, string],
  attributes: readonly string[] = [],
): Program {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error("the context is lost");
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  attributes.forEach((name, place) => gl.bindAttribLocation(program, place, name));
  gl.linkProgram(program);
  // Linking also fails with a lost context, which an event of its own reports.
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true && !gl.isContextLost())
    throw new Error(gl.getProgramInfoLog(program) ?? "the program did not link");
  const places = new Map<string, WebGLUniformLocation | null>();
  return {
    program,
    uniform(name) {
      const existing = places.get(name);
      if (existing !== undefined) return existing;
      const place = gl.getUniformLocation(program, name);
      places.set(name, place);
      return place;
    },
  };
}
