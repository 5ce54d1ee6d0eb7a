import { NextIntlClientProvider } from "next-intl";
import { Greeting } from "./greeting";

export default function Page() {
  return (
    <NextIntlClientProvider locale="en" messages={{ greeting: "hello, {name}" }}>
      <Greeting />
    </NextIntlClientProvider>
  );
}
