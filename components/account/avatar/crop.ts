// Geometry of a square crop of a picture.

/** In pixels of the picture. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Center of the square as fractions of its range (0 to 1), and zoom (1 to 4). */
export interface Crop {
  across: number;
  down: number;
  zoom: number;
}

export const CENTER: Crop = { across: 0.5, down: 0.5, zoom: 1 };
export const MAX_ZOOM = 4;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

export function clampCrop({ across, down, zoom }: Crop): Crop {
  return { across: clamp(across, 0, 1), down: clamp(down, 0, 1), zoom: clamp(zoom, 1, MAX_ZOOM) };
}

/** The square in pixels of the picture. */
export function squareOf({ width, height }: PictureSize, { across, down, zoom }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * across, top: (height - side) * down, side };
}

/** Crop after the picture was moved by fractions of the frame's side. */
export function moveCrop(picture: PictureSize, crop: Crop, moved: { right: number; down: number }): Crop {
  const { side } = squareOf(picture, crop);
  const share = (distance: number, room: number) => (room <= 0 ? 0 : (distance * side) / room);
  return clampCrop({
    ...crop,
    across: crop.across - share(moved.right, picture.width - side),
    down: crop.down - share(moved.down, picture.height - side),
  });
}

/** Position of the whole picture behind the square frame, in percent of the frame. */
export function cropStyle(picture: PictureSize, crop: Crop) {
  const { left, top, side } = squareOf(picture, crop);
  const percent = (length: number) => `${(100 * length) / side}%`;
  return { width: percent(picture.width), height: percent(picture.height), left: percent(-left), top: percent(-top) };
}
