import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { reload } from "@/lib/client/transport/reload";

it("an answer asked for before the change never stands for the state after it", async () => {
  const client = new QueryClient();
  const answers: ((cart: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey: ["cart"], queryFn, staleTime: 10_000 });
  const stop = observer.subscribe(() => undefined);
  const reloaded = reload(client, { queryKey: ["cart"] });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.("empty");
  answers[1]?.("one board");
  await reloaded;
  expect(observer.getCurrentResult().data).toBe("one board");
  stop();
});
