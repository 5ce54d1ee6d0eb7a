// How large the picture of a board in space is that stands for the board: 3 to 2, as covers of shared projects are.

export const PICTURE_PX = { widthPx: 900, heightPx: 600 } as const;

/** Where that weighs more than 1 MB: at four bytes a pixel this one cannot, whatever is on it. */
export const SMALL_PICTURE_PX = { widthPx: 600, heightPx: 400 } as const;
