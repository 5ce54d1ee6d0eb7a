/** Names of nets are equal in Altium whatever the case of their letters: each is spelled as where it is read first. */
export class Spelling {
  readonly #names = new Map<string, string>();

  of(name: string): string {
    const key = name.toLowerCase();
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    this.#names.set(key, name);
    return name;
  }
}
