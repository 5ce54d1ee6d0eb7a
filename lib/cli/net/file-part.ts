// A file in the body of a request.

export interface FilePart {
  readonly field: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
