// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { mutateThen } from "@/lib/client/transport/mutate-then";
import { reload } from "@/lib/client/transport/reload";

afterEach(cleanup);

let rows = ["a row"];

function Row({ name, onRemoved }: { name: string; onRemoved: (name: string) => void }) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: async (removed: string) => {
      rows = rows.filter((row) => row !== removed);
      return removed;
    },
    onSettled: () => reload(queryClient, { queryKey: ["rows"] }),
  });
  return (
    <button type="button" onClick={() => mutateThen(remove, name, onRemoved)}>
      {name}
    </button>
  );
}

function Rows({ onRemoved }: { onRemoved: (name: string) => void }) {
  const { data = [] } = useQuery({ queryKey: ["rows"], queryFn: () => rows });
  return data.map((name) => <Row key={name} name={name} onRemoved={onRemoved} />);
}

it("the result is told to a row that the list's reload removed", async () => {
  const onRemoved = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Rows onRemoved={onRemoved} />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "a row" }));
  await waitFor(() => expect(screen.queryByRole("button")).not.toBeInTheDocument());
  await waitFor(() => expect(onRemoved).toHaveBeenCalledWith("a row"));
});
