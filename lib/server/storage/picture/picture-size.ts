// Size of a picture, in pixels.

export type PictureSize = { width: number; height: number };
