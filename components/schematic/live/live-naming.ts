// Names of nets and parts as people know them, for names of the netlist.

export interface LiveNaming {
  /** Null for a node inside a part. */
  readonly net: (node: string) => string | null;
  /** Null for an element that stands for no part on the sheet. */
  readonly part: (element: string) => string | null;
}

/** "xsw1/2" is the second pole of the part of "xsw1". */
export function controlName({ part }: LiveNaming, id: string): string {
  const [element = id, pole] = id.split("/");
  const name = part(element) ?? element.toUpperCase();
  return pole === undefined ? name : `${name}.${pole}`;
}
