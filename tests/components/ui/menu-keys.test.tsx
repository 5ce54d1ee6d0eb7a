// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { moveInMenu } from "@/components/ui/menu-keys";

afterEach(cleanup);

describe("keys of a menu", () => {
  const pressed = vi.fn();
  const show = (names: readonly string[]) =>
    render(
      <div onKeyDown={pressed}>
        <div role="menu" tabIndex={-1} onKeyDown={moveInMenu}>
          {names.map((name) => (
            <button key={name} type="button" role="menuitem">
              {name}
            </button>
          ))}
        </div>
      </div>,
    );

  it.each([
    ["{ArrowDown}", "b"],
    ["{ArrowUp}", "c"],
    ["{ArrowDown}{ArrowDown}{ArrowDown}", "a"],
    ["{End}", "c"],
    ["{End}{Home}", "a"],
    ["{End}{ArrowDown}", "a"],
    ["x", "a"],
  ])("%s leads from the first of three to %s", async (keys, name) => {
    show(["a", "b", "c"]);
    screen.getByRole("menuitem", { name: "a" }).focus();
    await userEvent.keyboard(keys);
    expect(screen.getByRole("menuitem", { name })).toHaveFocus();
  });

  it.each([
    ["{ArrowDown}", "a"],
    ["{ArrowUp}", "b"],
  ])("%s enters a menu whose items have no focus at %s", async (keys, name) => {
    show(["a", "b"]);
    screen.getByRole("menu").focus();
    await userEvent.keyboard(keys);
    expect(screen.getByRole("menuitem", { name })).toHaveFocus();
  });

  it("do nothing in an empty menu", async () => {
    show([]);
    screen.getByRole("menu").focus();
    await userEvent.keyboard("{ArrowDown}{End}");
    expect(screen.getByRole("menu")).toHaveFocus();
  });

  it("take only the keys that move", async () => {
    show(["a"]);
    screen.getByRole("menuitem").focus();
    pressed.mockClear();
    await userEvent.keyboard("{ArrowDown}q");
    expect(pressed.mock.calls.map(([{ key, defaultPrevented }]) => [key, defaultPrevented])).toEqual([
      ["ArrowDown", true],
      ["q", false],
    ]);
  });
});
