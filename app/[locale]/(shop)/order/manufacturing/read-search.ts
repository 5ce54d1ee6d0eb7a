// The address of a quote, read by name: what is said twice says nothing.

export type Search = Promise<Record<string, string | string[] | undefined>>;

export async function readSearch(searchParams: Search): Promise<(name: string) => string | undefined> {
  const search = await searchParams;
  return (name) => {
    const value = search[name];
    return typeof value === "string" ? value : undefined;
  };
}
