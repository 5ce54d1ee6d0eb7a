// @vitest-environment jsdom
// A field joins its label, hint and message, and works with react-hook-form.
import { zodResolver } from "@hookform/resolvers/zod";
import { screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import type { MarketTag } from "@/lib/i18n/variants";
import { renderInMarket } from "../../support/render-in-market";

const schema = z.object({ name: z.string().check(z.minLength(1, { error: "common.required" })) });

function NameForm({ onSend }: { onSend: (values: { name: string }) => void }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { name: "" } });
  return (
    <form onSubmit={form.handleSubmit((values) => onSend(values))} noValidate>
      <FormField label="Name" hint="As on the parcel" isRequired error={form.formState.errors.name?.message}>
        {(control) => <Field {...control} {...form.register("name")} />}
      </FormField>
      <Button type="submit">Send</Button>
    </form>
  );
}

it.each([
  ["en-US", "Required"],
  ["zh-CN", "请填写此项"],
] as const)("in %s shows the message of a schema's key", async (tag: MarketTag, message) => {
  const onSend = vi.fn();
  const { user } = renderInMarket(<NameForm onSend={onSend} />, { tag });
  await user.click(screen.getByRole("button", { name: "Send" }));
  const input = screen.getByRole("textbox", { name: "Name" });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(`As on the parcel ${message}`);
  expect(input).toHaveFocus();
  expect(onSend).not.toHaveBeenCalled();
});

it("sends what was typed once it is right", async () => {
  const onSend = vi.fn();
  const { user } = renderInMarket(<NameForm onSend={onSend} />);
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Ada{Enter}");
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ name: "Ada" });
  expect(screen.getByRole("textbox", { name: "Name" })).not.toBeInvalid();
});

it("shows words of the server as they are", () => {
  renderInMarket(
    <FormField label="Name" error="Taken by somebody else">
      {(control) => <Field {...control} />}
    </FormField>,
  );
  expect(screen.getByRole("alert")).toHaveTextContent("Taken by somebody else");
});

it("tells the unit beside a number", () => {
  renderInMarket(
    <FormField label="Width">{(control) => <Field {...control} isNumeric unit="mm" defaultValue="100" />}</FormField>,
  );
  expect(screen.getByRole("textbox", { name: "Width" })).toHaveAttribute("inputmode", "decimal");
  expect(screen.getByText("mm")).toBeVisible();
});
