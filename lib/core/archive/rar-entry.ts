// Header data of one file in a RAR archive.

export type RarEntry = {
  name: string;
  isFolder: boolean;
  isLink: boolean;
  /** Absent if the packer did not know the size yet. */
  unpackedBytes?: number;
  /** Absent if the archive uses another kind of checksum. */
  crc?: number;
};
