// What a RAR archive's headers say about one of its files.

export type RarEntry = {
  name: string;
  isFolder: boolean;
  isLink: boolean;
  /** Absent where the packer did not know it yet. */
  unpackedBytes?: number;
  /** Absent where the archive keeps another kind of checksum. */
  crc?: number;
};
