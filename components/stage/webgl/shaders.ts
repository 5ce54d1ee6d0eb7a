// Shaders of the stage: strokes from two points, areas from triangles, composition of coverage.

const PREAMBLE = `#version 300 es
precision highp float;
`;

/** mm to clip space. */
const PLACE = `
uniform vec4 u_turn;
uniform vec2 u_shift;
vec4 place(vec2 p) {
  return vec4(u_turn.x * p.x + u_turn.z * p.y + u_shift.x, u_turn.y * p.x + u_turn.w * p.y + u_shift.y, 0.0, 1.0);
}
`;

/**
 * A stroke with round ends as one triangle strip: a quarter turn in u_round steps out of the start, along the line in
 * u_along steps, and around the end. A bulge is tan(sweep / 4), as in contour.ts.
 */
export const STROKE_VERTEX = `${PREAMBLE}${PLACE}
in vec4 a_ends;
in vec2 a_form;
uniform int u_round;
uniform int u_along;
uniform float u_thinnest;
const float QUARTER = 1.5707963267948966;

void main() {
  float half_width = a_form.y > 0.0 ? a_form.y : u_thinnest;
  vec2 start = a_ends.xy;
  vec2 chord = a_ends.zw - start;
  float chord_length = length(chord);
  vec2 along = chord_length > 0.0 ? chord / chord_length : vec2(1.0, 0.0);
  vec2 left = vec2(-along.y, along.x);
  int pair = gl_VertexID >> 1;
  float side = (gl_VertexID & 1) == 0 ? 1.0 : -1.0;

  float t = clamp(float(pair - u_round) / float(u_along), 0.0, 1.0);
  int beyond = pair - u_round - u_along;
  float lean = pair < u_round ? float(pair - u_round) / float(u_round) : beyond > 0 ? float(beyond) / float(u_round) : 0.0;

  float bend = a_form.x;
  vec2 point = start + chord * t;
  vec2 ahead = along;
  if (bend != 0.0) {
    float bow = -bend * chord_length * 0.5;
    // From the chord's direction to the tangent: minus half the sweep at the start, plus half at the end.
    float half_sweep = 2.0 * atan(bend);
    float angle = half_sweep * (2.0 * t - 1.0);
    ahead = along * cos(angle) + left * sin(angle);
    if (abs(bend) < 0.02) point += left * (bow * 4.0 * t * (1.0 - t));
    else {
      float radius = chord_length * 0.5 / sin(half_sweep);
      vec2 center = start + chord * 0.5 + left * (radius * cos(half_sweep));
      point = center + radius * vec2(ahead.y, -ahead.x);
    }
  }
  vec2 outward = vec2(-ahead.y, ahead.x) * side;
  vec2 offset = outward * cos(lean * QUARTER) + ahead * sin(lean * QUARTER);
  gl_Position = place(point + offset * half_width);
}
`;

export const FILL_VERTEX = `${PREAMBLE}${PLACE}
in vec2 a_point;
void main() {
  gl_Position = place(a_point);
}
`;

/** Writes the channel that the color mask leaves open. */
export const COVER_FRAGMENT = `${PREAMBLE}
uniform float u_value;
out vec4 color;
void main() {
  color = vec4(u_value);
}
`;

/** One triangle that covers the viewport. */
export const WHOLE_VERTEX = `${PREAMBLE}
out vec2 v_place;
void main() {
  vec2 corner = vec2(float((gl_VertexID & 1) << 2), float((gl_VertexID & 2) << 1));
  v_place = corner * 0.5;
  gl_Position = vec4(corner - 1.0, 0.0, 1.0);
}
`;

/** Four layers, one per channel, over each other; premultiplied. */
export const LAYERS_FRAGMENT = `${PREAMBLE}
uniform sampler2D u_cover;
uniform vec4 u_colors[4];
in vec2 v_place;
out vec4 color;
void main() {
  vec4 cover = texture(u_cover, v_place);
  vec4 sum = vec4(0.0);
  for (int k = 0; k < 4; k++) {
    float alpha = cover[k] * u_colors[k].a;
    sum = vec4(u_colors[k].rgb * alpha, alpha) + sum * (1.0 - alpha);
  }
  color = sum;
}
`;

/** Copper, mask openings, silkscreen and board, one per channel; premultiplied. */
export const BOARD_FRAGMENT = `${PREAMBLE}
uniform sampler2D u_cover;
uniform vec3 u_substrate;
uniform vec3 u_copper;
uniform vec3 u_finish;
uniform vec4 u_mask;
uniform vec3 u_silk;
uniform float u_opacity;
in vec2 v_place;
out vec4 color;
void main() {
  vec4 cover = texture(u_cover, v_place);
  // Without a mask everything is open.
  float open = u_mask.a > 0.0 ? cover.g : 1.0;
  vec3 covered = mix(mix(u_substrate, u_copper, cover.r), u_mask.rgb, u_mask.a);
  covered = mix(covered, u_silk, cover.b);
  vec3 bare = mix(u_substrate, u_finish, cover.r);
  if (u_mask.a == 0.0) bare = mix(bare, u_silk, cover.b);
  float alpha = cover.a * u_opacity;
  color = vec4(mix(covered, bare, open) * alpha, alpha);
}
`;
