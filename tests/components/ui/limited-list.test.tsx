// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { LimitedList } from "@/components/ui/limited-list";
import { renderInMarket } from "../../support/render-in-market";

afterEach(cleanup);

const READ = { isError: false, isPending: false, isSuccess: true, refetch: vi.fn() };
const WORDS = {
  failed: "Not loaded",
  none: "No keys yet",
  noneText: "Add one.",
  add: "New key",
  full: "Revoke one first",
};

function show(given: { count: number; query?: Partial<typeof READ> }) {
  const onAdd = vi.fn();
  const refetch = vi.fn();
  renderInMarket(
    <LimitedList
      query={{ ...READ, refetch, ...given.query }}
      count={given.count}
      limit={2}
      icon="lock"
      intro="About keys"
      words={WORDS}
      onAdd={onAdd}
    >
      <p>The list</p>
    </LimitedList>,
  );
  return { onAdd, refetch };
}

it("offers the first entry where there is none", async () => {
  const { onAdd } = show({ count: 0 });
  expect(screen.getByText("No keys yet")).toBeVisible();
  expect(screen.queryByText("The list")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "New key" }));
  expect(onAdd).toHaveBeenCalledOnce();
});

it("adds nothing beyond the limit, and says why", () => {
  show({ count: 1 });
  expect(screen.getByText("The list")).toBeVisible();
  expect(screen.getByRole("button", { name: "New key" })).toBeEnabled();
  expect(screen.queryByText("Revoke one first")).not.toBeInTheDocument();
  cleanup();
  show({ count: 2 });
  expect(screen.getByRole("button", { name: "New key" })).toBeDisabled();
  expect(screen.getByText("Revoke one first")).toBeVisible();
});

it("may be read again when it could not be", async () => {
  const { refetch } = show({ count: 0, query: { isError: true, isSuccess: false } });
  expect(screen.getByText("Not loaded")).toBeVisible();
  expect(screen.queryByText("No keys yet")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button"));
  expect(refetch).toHaveBeenCalledOnce();
});
