// Scripts of a page that start after its first paint: until then the connection belongs to styles, font and pictures.

import { hashOf } from "./inline-scripts";

const LIST_ID = "late-scripts";

/**
 * Adds the listed scripts once the page was painted, or at once in a tab that is not painted. Text and hash are the same
 * on every page.
 */
const LOADER =
  `(()=>{const s=JSON.parse(document.getElementById("${LIST_ID}").textContent),` +
  `l=()=>{for(const u of s){const e=document.createElement("script");e.src=u;e.async=true;document.head.append(e)}};` +
  `document.visibilityState==="hidden"?l():requestAnimationFrame(()=>setTimeout(l))})()`;

export const LATE_SCRIPTS_HASH = hashOf(LOADER);

/** As Next writes them: its own scripts, which run in any order. */
const SCRIPT = /<script src="(\/_next\/static\/[^"<>]+\.js)"(?: id="[^"<>]*")? async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"<>]+\.js"\/>/g;

/** The page with its scripts as a list at the end; the page itself where it has none. */
export function withLateScripts(html: string): string {
  const head = html.slice(0, html.indexOf("</head>"));
  const sources = [...html.matchAll(SCRIPT)].map(([, source]) => source);
  if (sources.length === 0 || head === "") return html;
  const rest = html.replace(SCRIPT, "").replace(PRELOAD, "");
  const end = rest.lastIndexOf("</body>");
  if (end < 0) return html;
  const list = `<script type="application/json" id="${LIST_ID}">${JSON.stringify(sources)}</script>`;
  return `${rest.slice(0, end)}${list}<script>${LOADER}</script>${rest.slice(end)}`;
}
