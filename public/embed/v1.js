// Boardwright widgets, version 1; see /developers/embed.
(() => {
  "use strict";
  if (window.BoardwrightEmbed) {
    window.BoardwrightEmbed.scan();
    return;
  }
  const { origin } = new URL(document.currentScript.src);
  const OPTIONS = {
    quote: ["layers", "width", "height", "quantity", "finish", "mask", "theme"],
    project: ["view"],
  };
  const TITLES = {
    quote: ["PCB quote from Boardwright", "板匠 PCB 报价"],
    project: ["PCB project on Boardwright", "板匠 PCB 项目"],
  };
  const START_HEIGHT = 480;
  const MAX_HEIGHT = 4000;
  const quotes = new Set();

  /** The frame of an element; null for one that names no widget. */
  function frameOf({ dataset }) {
    const { boardwright: kind, lang, project } = dataset;
    if (kind !== "quote" && !(kind === "project" && /^[\w-]+$/.test(project || ""))) return null;
    const prefix = lang === "en" || lang === "zh" ? `/${lang}` : "";
    const url = new URL(`${prefix}/embed/${kind === "quote" ? kind : project}`, origin);
    for (const name of OPTIONS[kind]) if (dataset[name]) url.searchParams.set(name, dataset[name]);
    const frame = document.createElement("iframe");
    const attributes = {
      title: dataset.title || TITLES[kind][lang === "zh" ? 1 : 0],
      loading: "lazy",
      referrerpolicy: "strict-origin-when-cross-origin",
      // The page that "Order" opens is outside of the sandbox.
      sandbox: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms",
    };
    for (const name of Object.keys(attributes)) frame.setAttribute(name, attributes[name]);
    if (kind === "project") frame.allowFullscreen = true;
    const height = kind === "project" && /^\d{3,4}$/.test(dataset.height) ? dataset.height : START_HEIGHT;
    frame.style.cssText = `display:block;width:100%;height:${height}px;border:0`;
    frame.src = url.href;
    if (kind === "quote") quotes.add(frame);
    return frame;
  }

  /** Fills the elements below `root` that have no frame yet. */
  function scan(root = document) {
    for (const frame of quotes) if (!frame.isConnected) quotes.delete(frame);
    for (const element of root.querySelectorAll("[data-boardwright]")) {
      if (element.querySelector("iframe")) continue;
      const frame = frameOf(element);
      if (!frame) continue;
      // A link for readers without scripts.
      element.textContent = "";
      element.appendChild(frame);
    }
  }

  window.addEventListener("message", ({ origin: from, source, data }) => {
    if (from !== origin || !data || data.type !== "boardwright:height") return;
    const height = Math.ceil(data.height);
    if (!(height > 0)) return;
    for (const frame of quotes) {
      if (frame.contentWindow === source) frame.style.height = `${Math.min(height, MAX_HEIGHT)}px`;
    }
  });

  window.BoardwrightEmbed = Object.freeze({ scan });
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => scan());
  else scan();
})();
