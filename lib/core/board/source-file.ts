// A named file as it came out of an archive.

export type SourceFile = { name: string; bytes: Uint8Array };
