// A board's file as it is sent.

export interface Source {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
