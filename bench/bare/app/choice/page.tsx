import { Choices } from "./choices";

export default async function Page({ searchParams }: { searchParams: Promise<{ chips?: string }> }) {
  return <Choices count={Number((await searchParams).chips ?? 100)} />;
}
