// Query parameters of a quote page; a parameter given twice is ignored.

export type Search = Promise<Record<string, string | string[] | undefined>>;

export async function readSearch(searchParams: Search): Promise<(name: string) => string | undefined> {
  const search = await searchParams;
  return (name) => {
    const value = search[name];
    return typeof value === "string" ? value : undefined;
  };
}
