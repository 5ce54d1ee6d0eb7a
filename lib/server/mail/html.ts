// The HTML part of a mail, made from its text: the same words with links that can be followed.

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const LINK = /https?:\/\/[^\s<>"]+/g;

const BODY = "margin:0;padding:24px;background:#f4f1e8;color:#17201b";
const SHEET =
  "max-width:560px;margin:0 auto;padding:24px;background:#fbf9f3;border:1px solid #ddd7c8;border-radius:4px";
const FONT = "font:15px/1.6 -apple-system,'Segoe UI',Helvetica,Arial,'PingFang SC','Microsoft YaHei',sans-serif";

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

function paragraph(text: string): string {
  const lines = escapeHtml(text)
    .replace(LINK, (url) => `<a href="${url}" style="color:#8c4016">${url}</a>`)
    .replaceAll("\n", "<br>");
  return `<p style="margin:0 0 16px">${lines}</p>`;
}

/** Empty lines divide paragraphs. Nothing is loaded from anywhere when it is read. */
export function mailHtml({ text, subject, locale }: { text: string; subject: string; locale: string }): string {
  const paragraphs = text.split(/\n{2,}/).map(paragraph);
  return [
    `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${BODY}"><div style="${SHEET};${FONT}">`,
    ...paragraphs,
    "</div></body></html>",
  ].join("\n");
}
