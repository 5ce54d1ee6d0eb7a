// Geometry of a crop to the shape of covers, 45:30 by the specification, section 5.

export const COVER_RATIO = 45 / 30;
export const MAX_ZOOM = 4;

/** In pixels of the picture. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Place of the crop within its room (0 to 1 in each direction), and zoom (1 to `MAX_ZOOM`). */
export interface CoverCrop {
  across: number;
  down: number;
  zoom: number;
}

export const WHOLE_COVER: CoverCrop = { across: 0.5, down: 0.5, zoom: 1 };

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

export const clampCrop = ({ across, down, zoom }: CoverCrop): CoverCrop => ({
  across: clamp(across, 0, 1),
  down: clamp(down, 0, 1),
  zoom: clamp(zoom, 1, MAX_ZOOM),
});

/** The part that is kept, in pixels of the picture: the largest of this shape, divided by the zoom. */
export function cropArea({ width, height }: PictureSize, { across, down, zoom }: CoverCrop) {
  const areaWidth = Math.min(width, height * COVER_RATIO) / zoom;
  const areaHeight = areaWidth / COVER_RATIO;
  return {
    left: (width - areaWidth) * across,
    top: (height - areaHeight) * down,
    width: areaWidth,
    height: areaHeight,
  };
}

/** Crop after the picture was moved by fractions of the frame. */
export function moveCrop(picture: PictureSize, crop: CoverCrop, moved: { right: number; down: number }): CoverCrop {
  const { width, height } = cropArea(picture, crop);
  const change = (distance: number, room: number) => (room <= 0 ? 0 : distance / room);
  return clampCrop({
    ...crop,
    across: crop.across - change(moved.right * width, picture.width - width),
    down: crop.down - change(moved.down * height, picture.height - height),
  });
}

/** Position of the whole picture behind the frame, in percent of the frame. */
export function cropStyle(picture: PictureSize, crop: CoverCrop) {
  const { left, top, width, height } = cropArea(picture, crop);
  return {
    width: `${(100 * picture.width) / width}%`,
    height: `${(100 * picture.height) / height}%`,
    left: `${(-100 * left) / width}%`,
    top: `${(-100 * top) / height}%`,
  };
}
