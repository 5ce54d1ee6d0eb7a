// HTML that shows a published project on another site.

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };

const attribute = (value: string): string => value.replace(/[&"<>]/g, (sign) => ESCAPES[sign] ?? sign);

/** An iframe without rights beyond its scripts; its width follows the page that holds it. */
export function embedSnippet({ src, title }: { src: string; title: string }): string {
  return (
    `<iframe src="${attribute(src)}" title="${attribute(title)}" width="100%" height="480"` +
    ` style="border:0" loading="lazy" allowfullscreen></iframe>`
  );
}
