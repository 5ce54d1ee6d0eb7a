// HTML that shows a widget on another site, and the address of its frame.

/** Path of the script that turns the elements into frames. */
export const WIDGET_SCRIPT = "/embed/v1.js";

/** Values of the attributes after `data-`, in their order; empty ones are left out. */
export type WidgetOptions = Readonly<Record<string, string>>;

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };

const escaped = (value: string): string => value.replace(/[&"<>]/g, (sign) => ESCAPES[sign] ?? sign);

const given = (options: WidgetOptions) => Object.entries(options).filter(([, value]) => value !== "");

/** `origin` without a slash at the end. */
export function widgetSnippet(origin: string, kind: "quote" | "project", options: WidgetOptions): string {
  const attributes = given({ boardwright: kind, ...options }).map(
    ([name, value]) => ` data-${name}="${escaped(value)}"`,
  );
  return `<div${attributes.join("")}></div>\n<script src="${escaped(origin)}${WIDGET_SCRIPT}" async></script>`;
}

/** Address of the quote form; `prefix` is that of its language. */
export function quoteFrameHref(prefix: string, options: WidgetOptions): string {
  const query = new URLSearchParams(given(options));
  return `${prefix}/embed/quote${query.size > 0 ? `?${query}` : ""}`;
}
