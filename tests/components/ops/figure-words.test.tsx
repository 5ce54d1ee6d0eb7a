// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { sourcesOf } from "@/components/ops/book-figures";
import { useFigureWords } from "@/components/ops/use-figure-words";
import book from "@/lib/core/pricing/books/en-US.json";
import { figuresOf } from "@/lib/core/pricing/book-figures";
import { messages } from "@/messages/en";

function figureWords() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale="en-US" timeZone="UTC" messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
  return renderHook(() => useFigureWords(), { wrapper }).result.current;
}

it("freight zones are counted from one, and no two figures of a book have one name", () => {
  const { part, whole } = figureWords();
  expect(whole(["shipping", "zones", 0, "base"])).toBe("Freight › zones › 1 › up to the first weight");
  expect(part("surcharges.surfaceFinish")).toBe(`Surcharges › ${messages.pcb.options.surfaceFinish}`);
  const names = figuresOf(book as never).map(({ path }) => whole(path));
  expect(new Set(names).size).toBe(names.length);
});

it("a part of a book has its own source, those of what is in it, and that of what it is in, each once", () => {
  const sources = [
    { path: "shipping", source: "carriers" },
    { path: "shipping.zones.home", source: "home" },
    { path: "shipping.zones.world", source: "home" },
    { path: "surcharges", source: "a shop" },
    { path: "film", source: "films" },
  ];
  expect(sourcesOf("shipping", sources)).toEqual(["carriers", "home"]);
  expect(sourcesOf("surcharges.thick", sources)).toEqual(["a shop"]);
  expect(sourcesOf("shippingAway", sources)).toEqual([]);
});
