// A named file from an archive.

export type SourceFile = { name: string; bytes: Uint8Array };
