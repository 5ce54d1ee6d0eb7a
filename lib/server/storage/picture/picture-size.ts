// How large a picture is, in pixels.

export type PictureSize = { width: number; height: number };
