// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { AdminDate, AdminSpan } from "@/components/ops/frame/admin-date";
import { FormField } from "@/components/ui/form-field";
import type { MarketTag } from "@/lib/i18n/variants";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

/** A window of this width, so that rules on its width match. */
function stubWidth(widthPx: number) {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: widthPx >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

const sent = vi.fn<(values: Record<string, string>) => void>();

// The first import of antd takes longer than an element is waited for.
beforeAll(async () => {
  await import("@/components/ops/frame/date-pickers");
});
beforeEach(() => {
  stubBrowser();
  stubWidth(1280);
  forgetPage();
  sent.mockReset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function send(form: HTMLFormElement) {
  sent(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])));
}

const dateForm = (tag: MarketTag, hasTime = false) =>
  renderPage(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      <FormField label="Ship date" hint="A working day">
        {(control) => <AdminDate control={control} name="day" hasTime={hasTime} isRequired max="2099-12-31" />}
      </FormField>
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
    </form>,
    { tag },
  );

const dateField = () => screen.findByPlaceholderText<HTMLInputElement>(/^YYYY-MM-DD/);

it.each([
  ["en-US", "2099-12-01"],
  ["en-US", "12/1/2099"],
  ["en-US", "Dec 1, 2099"],
  ["zh-CN", "2099-12-01"],
  ["zh-CN", "2099/12/1"],
  ["zh-CN", "2099年12月1日"],
] as const)("in %s a date typed as %s is accepted by Enter and sent by the button alone", async (tag, text) => {
  const { user } = dateForm(tag);
  const field = await dateField();
  expect(field).toBe(screen.getByLabelText("Ship date"));
  expect(field).toHaveAccessibleDescription("A working day");
  expect(field).toBeRequired();
  await user.tab();
  expect(field).toHaveFocus();
  await user.keyboard(`${text}{Enter}`);
  await waitFor(() => expect(field).toHaveValue("2099-12-01"));
  expect(sent).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ day: "2099-12-01" });
});

it("a date that is left with Tab counts, and a reset of the form clears it", async () => {
  const { user } = dateForm("en-US", true);
  const field = await dateField();
  await user.type(field, "2099-12-01 9:05");
  await user.tab();
  await waitFor(() => expect(field).toHaveValue("2099-12-01 09:05"));
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ day: "2099-12-01T09:05" });
  await user.click(screen.getByRole("button", { name: "Reset" }));
  await waitFor(() => expect(field).toHaveValue(""));
});

it.each(["2099-02-30", "soon", "2100-01-01"])("%s is no date of the field", async (text) => {
  const { user } = dateForm("en-US");
  const field = await dateField();
  await user.type(field, text);
  await user.tab();
  await waitFor(() => expect(field).toHaveValue(""));
  expect(field.form && new FormData(field.form).get("day")).toBe("");
});

it.each([
  ["en-US", "Dec"],
  ["zh-CN", "12月"],
] as const)("the calendar in %s names months in that language", async (tag, month) => {
  const { user } = dateForm(tag);
  await user.type(await dateField(), "2099-12-01");
  expect(await screen.findByText(month)).toBeInTheDocument();
});

const spanForm = (tag: MarketTag) =>
  renderPage(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      <AdminSpan labels={["From", "To"]} names={["from", "to"]} first="2026-11-01" last="2026-11-20" />
      <button type="submit">Show</button>
    </form>,
    { tag },
  );

it.each([
  ["en-US", "11/3/2026", "11/5/2026"],
  ["zh-CN", "2026年11月3日", "2026/11/5"],
] as const)("in %s both days of a span are typed, each under its label", async (tag, first, last) => {
  const { user } = spanForm(tag);
  const from = await screen.findByRole("textbox", { name: "From" });
  const to = screen.getByRole("textbox", { name: "To" });
  expect(from).toHaveValue("2026-11-01");
  expect(to).toHaveValue("2026-11-20");
  await user.clear(from);
  await user.type(from, `${first}{Enter}`);
  await waitFor(() => expect(to).toHaveFocus());
  await user.clear(to);
  await user.type(to, `${last}{Enter}`);
  await user.click(screen.getByRole("button", { name: "Show" }));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ from: "2026-11-03", to: "2026-11-05" });
});

it("a phone has its own date fields", async () => {
  stubWidth(390);
  dateForm("en-US");
  expect(screen.getByLabelText("Ship date")).toHaveAttribute("type", "date");
  cleanup();
  spanForm("en-US");
  expect(screen.getByLabelText("To")).toHaveAttribute("type", "date");
  expect(screen.getByLabelText("To")).toHaveValue("2026-11-20");
});
